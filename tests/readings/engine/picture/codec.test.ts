import { describe, expect, it } from 'vitest';
import { codec } from '~/readings/engine/picture/codec';

// A module that exports 1 or, grown, 500 pages of memory: (module (memory (export "m") PAGES))
const withMemory = (pages: number) => {
  const size = pages < 128 ? [pages] : [(pages & 127) | 128, pages >> 7];
  return new WebAssembly.Module(
    new Uint8Array([
      ...[0, 97, 115, 109, 1, 0, 0, 0],
      ...[5, 2 + size.length, 1, 0, ...size],
      ...[7, 5, 1, 1, 109, 2, 0],
    ]),
  );
};

describe('a codec', () => {
  // As Emscripten's do: its functions are written into the options, once.
  const opening =
    (opened: object[]) =>
    async (options: object & { instantiateWasm(imports: object, done: () => void): void }) => {
      if ('decode' in options) throw new Error('Cannot register public name twice');
      Object.assign(options, { decode: () => {} });
      opened.push(options);
      options.instantiateWasm({}, () => {});
      return options;
    };

  it('is kept from one picture to the next', async () => {
    const opened: object[] = [];
    const decode = codec(opening(opened), withMemory(1));
    for (let n = 0; n < 3; n++) expect(await decode(() => n)).toBe(n);
    expect(opened).toHaveLength(1);
  });

  it('that a large picture has swollen is kept until another one is swollen, too', async () => {
    const opened: [object[], object[]] = [[], []];
    const [jpeg, webp] = opened.map((each) => codec(opening(each), withMemory(500)));
    for (let n = 0; n < 3; n++) expect(await jpeg?.(() => n)).toBe(n);
    expect(opened[0]).toHaveLength(1);
    await webp?.(() => 0);
    await webp?.(() => 0);
    expect(opened[1]).toHaveLength(1);
    await jpeg?.(() => 0);
    expect(opened[0]).toHaveLength(2);
  });

  it('is opened anew after a fault', async () => {
    const opened: object[] = [];
    const decode = codec(opening(opened), withMemory(1));
    await expect(
      decode(() => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    expect(await decode(() => 1)).toBe(1);
    expect(opened).toHaveLength(2);
  });
});
