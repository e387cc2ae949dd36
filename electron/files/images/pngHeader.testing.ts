// PNG images without pixels, for tests of what reads headers only.

/** Returns a PNG that says that it has this size, and that ends as a whole one does. */
export function pngHeader(width: number, height = width): Buffer {
  const bytes = Buffer.alloc(45);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.write("IEND", 37, "latin1");
  return bytes;
}
