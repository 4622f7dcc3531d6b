#!/usr/bin/env python3
"""Serves a folder on this machine, with the compressed files in it: `serve.py FOLDER PORT`.

`serve.py --check PORT` only looks whether the port can be used.
"""
import functools
import http.server
import os
import sys

ENCODINGS = (('br', '.br'), ('gzip', '.gz'))


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm', '.csv': 'text/csv',
    }

    def send_head(self):
        path = self.translate_path(self.path)
        if os.path.isdir(path):
            path = os.path.join(path, 'index.html')
        accepted = self.headers.get('Accept-Encoding', '')
        for name, suffix in ENCODINGS:
            if name in accepted and os.path.isfile(path + suffix):
                file = open(path + suffix, 'rb')
                self.send_response(200)
                self.send_header('Content-Type', self.guess_type(path))
                self.send_header('Content-Encoding', name)
                self.send_header('Content-Length', str(os.fstat(file.fileno()).st_size))
                self.end_headers()
                return file
        return super().send_head()

    def end_headers(self):
        # A page that was built again is not one that the browser remembers.
        self.send_header('Cache-Control', 'no-cache')
        self.send_header('Vary', 'Accept-Encoding')
        super().end_headers()

    def log_message(self, *arguments):
        pass


def main():
    folder, port = sys.argv[1], sys.argv[2]
    if not port.isdigit() or not 0 < int(port) < 65536:
        sys.exit(f'{port} is not a port; use a number from 1 to 65535')
    handler = functools.partial(Handler, directory=folder)
    try:
        server = http.server.ThreadingHTTPServer(('127.0.0.1', int(port)), handler)
    except OSError as error:
        sys.exit(f'port {port} cannot be used ({error.strerror}); pass another: Examples/Web/serve.sh 8081')
    if folder == '--check':
        return server.server_close()
    print(f'http://localhost:{port}/ (Ctrl-C ends it)', flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


main()
