import { describe, expect, it } from 'vitest';
import { sendImage } from '~/images/send-image.server';

const httpEtag = '"0123abcd"';

function ask(ifNoneMatch: string) {
  const images = {
    get: async () => ({ httpEtag, size: 3, body: new Response('abc').body, httpMetadata: {} }),
  } as unknown as R2Bucket;
  const request = new Request('https://sixsheet.test/image', { headers: { 'If-None-Match': ifNoneMatch } });
  return sendImage(request, images, { imageKey: 'a', imageType: 'image/png' }, true);
}

describe('an image that may be held already', () => {
  it.each([httpEtag, `W/${httpEtag}`, `"other", ${httpEtag}`, '*'])(
    'is not sent again for %s',
    async (tags) => {
      expect((await ask(tags))?.status).toBe(304);
    },
  );

  it.each(['"other"', `x${httpEtag}`, `"other${httpEtag}`])('is sent for %s', async (tags) => {
    const response = await ask(tags);
    expect(response?.status).toBe(200);
    expect(await response?.text()).toBe('abc');
  });
});
