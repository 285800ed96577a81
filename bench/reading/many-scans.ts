/** A gray progressive JPEG with many empty scans (14 bytes each), every one of which visits all coefficients. */
export function jpegOfScans(width: number, height: number, scans: number): Buffer {
  const word = (value: number) => [value >> 8, value & 255];
  const segment = (marker: number, ...body: number[]) => [0xff, marker, ...word(body.length + 2), ...body];
  const table = (kind: number, symbol: number) =>
    segment(0xc4, kind, 1, ...Array<number>(15).fill(0), symbol);
  const scan = (from: number, to: number, high: number, low: number) =>
    segment(0xda, 1, 1, 0, from, to, (high << 4) | low);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const head = [
    ...[0xff, 0xd8],
    ...segment(0xdb, 0, ...Array<number>(64).fill(1)),
    ...segment(0xc2, 8, ...word(height), ...word(width), 1, 1, 0x11, 0),
    ...table(0x00, 0),
    ...scan(0, 0, 0, 1),
    // DC difference of zero for each block, one bit each.
    ...bytesOf('0'.repeat(blocks)),
    // End-of-band run of 2^14 blocks plus a 14-bit number.
    ...table(0x10, 0xe0),
  ];
  const runs = Math.ceil(blocks / (2 ** 15 - 1));
  const empty = bytesOf(`0${'1'.repeat(13)}0`.repeat(runs));
  const one = [...scan(1, 63, 0, 1), ...empty];
  const again = [...scan(1, 63, 1, 0), ...empty];
  return Buffer.concat([
    Buffer.from(head),
    Buffer.from(one),
    ...Array.from({ length: scans - 2 }, () => Buffer.from(again)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const bytesOf = (bits: string) =>
  (bits.match(/.{1,8}/g) ?? []).flatMap((eight) => {
    const byte = Number.parseInt(eight.padEnd(8, '1'), 2);
    return byte === 0xff ? [byte, 0] : [byte];
  });
