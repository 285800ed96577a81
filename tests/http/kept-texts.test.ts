import { describe, expect, it } from 'vitest';
import { textKeeper } from '~/http/kept-texts';

async function kept(body: FormData | URLSearchParams, size = 7) {
  const request = new Request('https://sixsheet.test/', { method: 'POST', body });
  const bytes = new Uint8Array(await request.arrayBuffer());
  const keeper = textKeeper(request.headers.get('Content-Type'));
  for (let at = 0; at < bytes.length; at += size) keeper?.take(bytes.subarray(at, at + size));
  return keeper?.form();
}

const typed: [string, string][] = [
  ['displayName', 'ハルカ𩸽'],
  ['members[0].species', 'x<y&"z'],
  ['paste', '1行目\r\n\r\n2行目\r\n--'],
  ['empty', ''],
  ['intent', 'submit'],
  ['twice', 'a'],
  ['twice', 'b'],
];

describe('the texts of a form that passes by', () => {
  it.each([1, 7, 64, 100_000])('are kept in their order, in chunks of %i bytes', async (size) => {
    const body = new FormData();
    for (const [name, value] of typed) body.append(name, value);
    expect(await kept(body, size)).toEqual({ texts: typed, hasFiles: false, isMultipart: true });
    const plain = await kept(new URLSearchParams(typed), size);
    expect(plain).toEqual({ texts: typed, hasFiles: false, isMultipart: false });
  });

  it.each([1, 13, 4096])('stand before, between and behind files, in chunks of %i bytes', async (size) => {
    const body = new FormData();
    const image = new Uint8Array(5000).map((_, at) => (at % 7 === 0 ? 13 : at % 7 === 1 ? 10 : 45));
    body.append('first', '1');
    body.append('image', new File([image], 'チーム.png', { type: 'image/png' }));
    body.append('second', '2');
    body.append('image', new File([], 'empty.png'));
    body.append('third', '3');
    expect(await kept(body, size)).toEqual({
      texts: [
        ['first', '1'],
        ['second', '2'],
        ['third', '3'],
      ],
      hasFiles: true,
      isMultipart: true,
    });
  });

  it('has no files where none was chosen', () => {
    const keeper = textKeeper('multipart/form-data; boundary=b');
    const file = 'Content-Disposition: form-data; name="image"; filename=""\r\nContent-Type: x/y\r\n\r\n';
    const text = 'Content-Disposition: form-data; name="a%22b"\r\n\r\nx';
    keeper?.take(new TextEncoder().encode(`--b\r\n${file}\r\n--b\r\n${text}\r\n--b--\r\n`));
    expect(keeper?.form()).toMatchObject({ texts: [['a"b', 'x']], hasFiles: false });
  });

  it('are let go when they are too many or too long', async () => {
    const many = new URLSearchParams(Array.from({ length: 20_001 }, () => ['a', '']));
    expect(await kept(many, 65_536)).toBeUndefined();
    const long = new FormData();
    long.append('text', 'x'.repeat(3 * 1024 * 1024));
    long.append('more', 'y');
    expect(await kept(long, 65_536)).toBeUndefined();
  });

  it.each(['', 'application/json', 'multipart/form-data', 'text/plain'])('are none in %s', (type) => {
    expect(textKeeper(type)).toBeUndefined();
  });

  it('are none in what only says that it is a form', () => {
    const keeper = textKeeper('multipart/form-data; boundary=x');
    keeper?.take(new TextEncoder().encode('nonsense'.repeat(1000)));
    expect(keeper?.form()).toBeUndefined();
  });
});
