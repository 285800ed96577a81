import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { ids } from '../world';
import { locationOf, visitor } from './person';
import { admin, desk, make, rowOf } from './tournament-form';

describe('the picture', () => {
  // The smallest of its kind: a header with a size, and text which tells of its maker.
  function png(width: number, height: number) {
    const chunk = (name: string, body: number[]) => {
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, body.length);
      return [...length, ...new TextEncoder().encode(name), ...body, 0, 0, 0, 0];
    };
    const size = new Uint8Array(8);
    const view = new DataView(size.buffer);
    view.setUint32(0, width);
    view.setUint32(4, height);
    return new Uint8Array([
      ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      ...chunk('IHDR', [...size, 8, 2, 0, 0, 0]),
      ...chunk('tEXt', [...new TextEncoder().encode('Author secret')]),
      ...chunk('IEND', []),
    ]);
  }
  const send = (id: string, bytes: BlobPart, intent = '') => {
    const form = new FormData();
    form.set('picture', new File([bytes], 'picture.gif', { type: 'image/gif' }));
    if (intent) form.set('intent', intent);
    return admin.post(`${desk}/${id}/thumbnail`, form);
  };

  it('is stored without metadata, shown to all, replaced and removed', async () => {
    const id = await make();
    const edit = `${desk}/${id}/edit`;
    expect(locationOf(await send(id, png(1280, 720)))).toBe(`${edit}#picture`);
    const first = (await rowOf(id))?.thumbnailKey ?? '';
    const shown = await visitor.get(`/tournaments/${id}/thumbnail`);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(await shown.text()).not.toContain('secret');
    expect((await admin.get(`${desk}/${id}/thumbnail`)).status).toBe(200);
    expect((await visitor.get(`${desk}/${id}/thumbnail`)).status).toBe(302);
    // As small as it is shown, once the reader has made it so.
    await env.IMAGES.put(`${first}/phone`, 'small', { httpMetadata: { contentType: 'image/webp' } });
    const small = await visitor.get(`/tournaments/${id}/thumbnail?size=phone`);
    expect([small.headers.get('Content-Type'), await small.text()]).toEqual(['image/webp', 'small']);

    await send(id, png(640, 640));
    const second = (await rowOf(id))?.thumbnailKey ?? '';
    expect(second).not.toBe(first);
    for (const key of [first, `${first}/phone`]) expect(await env.IMAGES.head(key)).toBeNull();
    await send(id, png(1, 1), 'remove');
    expect((await rowOf(id))?.thumbnailKey).toBeNull();
    expect(await env.IMAGES.head(second)).toBeNull();
  });

  it.each<[string, BlobPart, string, string]>([
    ['nothing', '', 'missing', '画像を選んでください。'],
    ['a text', 'GIF89a and so on', 'unknownType', 'JPEG・PNG・WebPの画像を選んでください。'],
    ['a small one', png(100, 100), 'tooSmall', '画像が小さすぎます'],
    ['a huge one', png(5000, 100), 'tooManyPixels', '4096ピクセルまで'],
    ['a heavy one', new Uint8Array(4 * 1024 * 1024 + 1), 'tooLarge', '4MBまでにしてください'],
  ])('%s is refused, and says why', async (_, bytes, refusal, said) => {
    const response = await send(ids.open, bytes);
    expect(locationOf(response)).toBe(`${desk}/${ids.open}/edit?picture=${refusal}#picture`);
    const html = await admin.html(locationOf(response)?.split('#')[0] ?? '');
    expect(html).toContain(said);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="picture-file-error/);
  });
});
