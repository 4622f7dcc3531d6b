// What must be declared in C and Objective-C: structures, so that methods with them can be called from
// Objective-C, and the root class.
// Source: developer.apple.com/documentation/objectivec/nsobject, /corefoundation/cgrect, /uikit/uiedgeinsets,
// /foundation/nsedgeinsets, /foundation/nsrange, /uikit/nsdirectionaledgeinsets, /corefoundation/cgaffinetransform

typedef struct CGPoint { double x, y; } CGPoint;
typedef struct CGSize { double width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { double a, b, c, d, tx, ty; } CGAffineTransform;
typedef struct UIEdgeInsets { double top, left, bottom, right; } UIEdgeInsets;
typedef struct NSEdgeInsets { double top, left, bottom, right; } NSEdgeInsets;
typedef struct NSDirectionalEdgeInsets { double top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
typedef struct NSRange { long location, length; } NSRange;
typedef struct _NSZone *NSZone;

// Source: dotnet/macios src/AppKit/Enums.cs, enum NSDragOperation
typedef enum __attribute__((flag_enum, enum_extensibility(open))) NSDragOperation : unsigned long {
  NSDragOperationNone = 0,
  NSDragOperationMove = 16,
} NSDragOperation;

@protocol NSObject
- (_Bool)isEqual:(id _Nullable)object;
@property (readonly) long hash;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype _Nonnull)init;
- (id _Nonnull)copy;
@end
