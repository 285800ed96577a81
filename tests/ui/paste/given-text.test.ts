import { describe, expect, it } from 'vitest';
import { givenText } from '~/ui/paste/given-text.server';

const text = '\ufeff名前\tTonamel ID\r\nハルカ\tHrk4Tm\r\n';
const utf16 = (swapped: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return swapped ? bytes.swap16() : bytes;
};

async function given(bytes: Uint8Array) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'list.txt'));
  return (await givenText(form))?.text.replace(/^\ufeff/, '');
}

describe('a file that is given', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['the Unicode text of Excel', utf16(false)],
    ['the same of a machine that turns bytes around', utf16(true)],
    [
      'Shift_JIS',
      Buffer.from([
        0x96,
        0xbc,
        0x91,
        0x4f,
        9,
        ...Buffer.from('Tonamel ID\r\n'),
        0x83,
        0x6e,
        0x83,
        0x8b,
        0x83,
        0x4a,
        9,
      ])
        .toString('latin1')
        .concat('Hrk4Tm\r\n'),
    ],
  ])('is read as %s', async (_, bytes) => {
    const read = await given(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    expect(read).toBe(text.slice(1));
  });

  it('is none where it is no text', async () => {
    expect(await given(Buffer.from([0xff, 0xfe, 0x00]))).toBe(undefined);
    expect(await given(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0xff]))).toBe(undefined);
  });
});
