// The pictures that people bring: their addresses, and small copies that the browser keeps for a reload.

/** The room for the copies of all tabs, in bytes. */
const room = 32 * 2 ** 20
/** A copy is at most this wide and high; a file of at most `small` bytes is its own copy. */
const longest = 640
const small = 32_000
/** Copies that no page has used for this time are deleted, in milliseconds. */
const lifetime = 2 * 86_400_000
const base = 'trellis-playground'
const key = 'own pictures'
const isView = document.documentElement.dataset.view === 'yes'

/** The addresses by the numbers that tables have for pictures: one goes back to earlier ones. */
export const pictures = (isView && picturesOfPage()) || new Map()
/** The copies by the same numbers, or promises of them. */
const copies = new Map()

/** Those of the page around a second view. */
function picturesOfPage() {
  try {
    return window.parent.playground.pictures
  } catch {
    // A page of another site.
    return null
  }
}

export const pictureAddress = (number) => (pictures.has(number) ? `url("${pictures.get(number)}")` : null)

/** What this tab keeps: the name of its set of copies, and the next number. */
function noted() {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? {}
  } catch {
    return {}
  }
}

let next = noted().next ?? 0

/** Notes the name of a set, or forgets everything if the table has no pictures; returns whether it is noted. */
function note(id, hasPictures) {
  try {
    if (hasPictures) sessionStorage.setItem(key, JSON.stringify({ id, next }))
    else sessionStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Adds a picture; returns its number. */
export function addPicture(file, address, image) {
  const number = next++
  pictures.set(number, address)
  copies.set(number, copyOf(file, image).catch(() => null))
  return number
}

async function copyOf(file, image) {
  if (file.size <= small) return new Blob([await file.arrayBuffer()], { type: file.type })
  const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height)
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp'
  return new Promise((done) => canvas.toBlob(done, type, 0.8))
}

/** The numbers of the pictures in a table of pictures. */
function numbersOf(table) {
  if (!table?.startsWith('own\n"name","width","height","image"\n')) return []
  return Array.from(table.matchAll(/,"(\d+)"$/gm), ([, number]) => Number(number))
}

/** Does something with the kept sets; fails if the browser keeps nothing. */
function keep(action) {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(base, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('pictures')
    opening.onerror = () => fail(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      // Another tab may delete everything.
      database.onversionchange = () => database.close()
      const end = (result) => {
        database.close()
        result()
      }
      try {
        const transaction = database.transaction('pictures', 'readwrite')
        const found = {}
        transaction.oncomplete = () => end(() => done(found))
        transaction.onabort = () => end(() => fail(transaction.error))
        action(transaction.objectStore('pictures'), found)
      } catch (error) {
        end(() => fail(error))
      }
    }
  })
}

/** Deletes the sets that are too old, and the oldest ones until there is room for `size` more bytes; then goes on. */
function clear(store, size, own, then) {
  const sets = []
  const request = store.openCursor()
  request.onsuccess = () => {
    const cursor = request.result
    if (cursor) {
      sets.push({ id: cursor.key, time: cursor.value.time, size: sizeOf(cursor.value.blobs) })
      return cursor.continue()
    }
    let all = size
    for (const set of sets.sort((one, two) => two.time - one.time)) {
      all += set.id === own ? 0 : set.size
      if (set.id === own || all > room || set.time < Date.now() - lifetime) store.delete(set.id)
    }
    try {
      then?.()
    } catch {
      store.transaction.abort()
    }
  }
}

const sizeOf = (blobs) => blobs.reduce((size, { size: own }) => size + own, 0)

let work = Promise.resolve()
let wanted = 0

/**
 * Keeps the pictures of a table in place of those that were kept; none for a table without. The promise is
 * `none`, `some` or `all`, which are kept, or nothing if another table followed.
 */
export function keepPictures(table) {
  if (isView) return Promise.resolve(null)
  const turn = ++wanted
  work = work.then(() => (turn === wanted ? store(table, turn) : null)).catch(() => 'none')
  return work
}

async function store(table, turn) {
  const { id: old } = noted()
  const all = numbersOf(table)
  if (!all.length && !old) {
    note(null, false)
    return 'all'
  }
  const numbers = []
  const blobs = []
  let size = 0
  for (const number of all) {
    const copy = await copies.get(number)
    if (!copy || size + copy.size > room) continue
    size += copy.size
    numbers.push(number)
    blobs.push(copy)
  }
  if (turn !== wanted) return null
  const id = blobs.length ? `${Date.now()}-${Math.random()}` : undefined
  // Without a note nothing would find them again, and before there is one, a reload would not.
  if (id && !note(old, true)) return 'none'
  await keep((store) => clear(store, size, old, () => {
    if (id) store.put({ time: Date.now(), numbers, blobs }, id)
  }))
  note(id, all.length > 0)
  return blobs.length === all.length ? 'all' : blobs.length ? 'some' : 'none'
}

/** Finds the pictures of a table again after a reload; the promise is `true` if none is lacking. */
export async function restorePictures(table) {
  const lacking = () => numbersOf(table).some((number) => !pictures.has(number))
  const { id } = noted()
  if (isView || !lacking()) return true
  if (!id) return false
  try {
    const { set } = await keep((store, found) => {
      const request = store.get(id)
      request.onsuccess = () => {
        found.set = request.result
        if (found.set) store.put({ ...found.set, time: Date.now() }, id)
      }
    })
    set?.numbers.forEach((number, index) => {
      if (pictures.has(number)) return
      copies.set(number, set.blobs[index])
      pictures.set(number, URL.createObjectURL(set.blobs[index]))
    })
  } catch {
    // The names and sizes remain.
  }
  return !lacking()
}

/** Deletes what tabs have kept that were closed long ago. */
export async function tidyPictures() {
  try {
    const all = await indexedDB.databases()
    if (all.some(({ name }) => name === base)) await keep((store) => clear(store, 0, null))
  } catch {
    // A browser that keeps nothing has nothing to delete.
  }
}
