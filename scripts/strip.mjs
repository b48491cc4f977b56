// Takes names, producers and other custom sections out of a WebAssembly module: nothing that runs reads them.

/** The module without custom sections. */
export function strip(bytes) {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    let next = at + 1;
    let size = 0;
    for (let shift = 0, byte = 0x80; byte & 0x80; shift += 7) {
      byte = bytes[next++];
      size |= (byte & 0x7f) << shift;
    }
    if (bytes[at] !== 0) parts.push(bytes.subarray(at, next + size));
    at = next + size;
  }
  return Buffer.concat(parts);
}
