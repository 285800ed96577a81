export type BitField = readonly [value: number, width: number];

/** Packs fields most significant bit first; pads the last byte with zeros. */
export function packBits(fields: readonly BitField[]): Uint8Array {
  const width = fields.reduce((sum, [, each]) => sum + each, 0);
  const bytes = new Uint8Array(Math.ceil(width / 8));
  let at = 0;
  for (const [value, bits] of fields) {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** bits)
      throw new RangeError(`${value} takes more than ${bits} bits.`);
    for (let bit = bits - 1; bit >= 0; bit--, at++)
      bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (((value >> bit) & 1) << (7 - (at & 7)));
  }
  return bytes;
}

/** Returns a reader of the next `width` bits; zeros past the end. */
export function bitsOf(bytes: Uint8Array): (width: number) => number {
  let at = 0;
  return (width) => {
    let value = 0;
    for (let bit = 0; bit < width; bit++, at++)
      value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
}
