import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { hashEditKey } from '~/sheets/edit-key.server';
import capture from '../readings/uploads/capture.jpg?inline';
import photo from '../readings/uploads/photo.jpg?inline';
import { ids } from '../world';
import { cookieOf, count, get, goodFields, main, open, post, site, submitted } from './team-form';

const file = (dataUrl: string) =>
  new File([Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')], 'team.jpg', {
    type: 'image/jpeg',
  });
const stored = (id: string) =>
  env.DB.prepare('select reading_id, revision from team_sheets where id = ?').bind(id).first();
const hiddenReading = (html: string) => /<input[^>]*name="readingId"[^>]*value="(\w+)"/.exec(html)?.[1] ?? '';

describe('an image that comes with the form', () => {
  it('is kept while the fields have errors, and goes with the sheet that is submitted', async () => {
    const fields = goodFields();
    const refused = await post(
      open,
      { ...fields, displayName: '', intent: 'submit' },
      { image: file(capture) },
    );
    expect(refused.status).toBe(422);
    const readingId = hiddenReading(await main(refused));
    expect(readingId).toMatch(/^[a-z2-9]{26}$/);
    const kept = await env.IMAGES.get(`readings/${readingId}`);
    expect((await kept?.arrayBuffer())?.byteLength).toBeGreaterThan(1000);

    const { id } = await submitted({ ...fields, readingId });
    expect(await stored(id)).toEqual({ reading_id: readingId, revision: 1 });
  });

  it('is refused where it shows no screen, and the image before it stays', async () => {
    const fields = goodFields();
    const readingId = hiddenReading(
      await main(await post(open, { ...fields, intent: 'read' }, { image: file(capture) })),
    );
    for (const [image, reason] of [
      [new File(['no image'], 'a.png', { type: 'image/png' }), 'JPEG、PNG、WebPの画像を選んでください。'],
      [file(photo), 'スマートフォンで画面を撮った写真は使えません。'],
    ] as const) {
      const answer = await post(open, { ...fields, readingId, intent: 'submit' }, { image });
      expect(answer.status).toBe(422);
      const html = await main(answer);
      expect(html).toContain(reason);
      expect(hiddenReading(html)).toBe(readingId);
    }
    expect(await count(fields.submissionKey ?? '')).toBe(0);
  });
});

describe('too many from one address in a minute', () => {
  /** Uses up what an address may do, which no other file sends from, then sends from it; a minute that ends in between is begun once more. */
  async function afterTheLimit(limiter: RateLimit, address: string, body: () => FormData, path = open) {
    for (let tries = 0; ; tries++) {
      let used = 0;
      while ((await limiter.limit({ key: address })).success) expect(used++).toBeLessThan(1000);
      const response = await SELF.fetch(site + path, {
        method: 'POST',
        body: body(),
        redirect: 'manual',
        headers: { 'CF-Connecting-IP': address },
      });
      if (response.status === 429 || tries > 0) return response;
    }
  }
  const formOf = (fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return body;
  };

  it('teams are told to wait, and keep what was typed', async () => {
    const fields = { ...goodFields(), displayName: 'マチ', intent: 'submit' };
    const response = await afterTheLimit(env.SUBMISSIONS, '192.0.2.251', () => formOf(fields));
    expect(response.status).toBe(429);
    const html = await main(response);
    expect(html).toContain('提出が続いています。1分ほど待ってからもう一度お試しください。');
    expect(html).toContain('value="マチ"');
    expect(html).toContain('value="Incineroar"');
  });

  it('images are told to wait, with the form and by themselves', async () => {
    const fields = { ...goodFields(), displayName: 'マチ' };
    for (const intent of ['read', 'submit']) {
      const response = await afterTheLimit(env.UPLOADS, '192.0.2.252', () =>
        formOf({ ...fields, intent, image: file(capture) }),
      );
      expect(response.status).toBe(429);
      const html = await main(response);
      expect(html).toContain('画像の送信が続いています。');
      expect(html).toContain('value="マチ"');
      expect(hiddenReading(html)).toBe('');
    }
    const alone = await afterTheLimit(
      env.UPLOADS,
      '192.0.2.252',
      () => formOf({ image: file(capture) }),
      '/readings',
    );
    expect(alone.status).toBe(429);
    expect(alone.headers.get('Retry-After')).toBe('60');
  });

  it('others go on', async () => {
    await submitted();
  });
});

describe('a tournament closed by hand', () => {
  const close = (at: number | null) =>
    env.DB.prepare('update tournaments set submission_closed_at = ? where id = ?').bind(at, ids.open).run();

  it('says so, takes nothing, and lets no team be changed', async () => {
    const { id, cookie } = await submitted();
    await close(Date.now() - 1000);
    try {
      for (const [prefix, text] of [
        ['', '運営が提出の受付を終了しました。'],
        ['/en', 'The organizer'],
      ] as const) {
        const page = await get(prefix + open);
        expect(page.status).toBe(403);
        expect(await main(page)).toContain(text);
      }
      const submissionKey = newId();
      const late = await post(open, { ...goodFields(submissionKey), intent: 'submit' });
      expect(late.status).toBe(403);
      expect(await main(late)).toContain('提出の受付は終わりました');
      expect(await count(submissionKey)).toBe(0);

      expect((await get(`/teams/${id}/edit`, cookie)).status).toBe(403);
      const change = { ...goodFields(), revision: '1', intent: 'submit' };
      expect((await post(`/teams/${id}/edit`, change, { cookie })).status).toBe(403);
      expect(await stored(id)).toEqual({ reading_id: null, revision: 1 });
    } finally {
      await close(null);
    }
  });
});

describe('an edit key', () => {
  const keyOf = async (location: string, cookie: string) =>
    /edit\?key=([\w-]+)/.exec(await main(await get(location, cookie)))?.[1] ?? '';

  it('opens its own team and no other', async () => {
    const one = await submitted();
    const other = await submitted();
    const key = await keyOf(one.location, one.cookie);
    expect((await get(`/teams/${one.id}/edit?key=${key}`)).status).toBe(302);
    const wrong = await get(`/teams/${other.id}/edit?key=${key}`);
    expect(wrong.status).toBe(403);
    expect(wrong.headers.get('Set-Cookie')).toBeNull();
  });

  it('opens nothing any more once another took its place, by the link or in the cookie', async () => {
    const { id, cookie, location } = await submitted();
    const key = await keyOf(location, cookie);
    await env.DB.prepare('update team_sheets set edit_key_hash = ? where id = ?')
      .bind(hashEditKey('another key'), id)
      .run();
    expect((await get(`/teams/${id}/edit?key=${key}`)).status).toBe(403);
    expect((await get(`/teams/${id}/edit`, cookie)).status).toBe(403);
    const change = { ...goodFields(), revision: '1', intent: 'submit' };
    expect((await post(`/teams/${id}/edit`, change, { cookie })).status).toBe(403);
    expect(await main(await get(location, cookie))).not.toContain('key=');
    expect((await get(`/teams/${id}/edit?key=another%20key`)).status).toBe(302);
  });
});

describe('several teams from one device', () => {
  it('stay its own, each to be changed', async () => {
    let cookie = '';
    const teams: string[] = [];
    for (const displayName of ['アキ', 'フユ', 'ナツ']) {
      const response = await post(open, { ...goodFields(), displayName, intent: 'submit' }, { cookie });
      cookie = cookieOf(response);
      teams.push(/teams\/(\w+)\//.exec(response.headers.get('Location') ?? '')?.[1] ?? '');
    }
    expect(new Set(teams).size).toBe(3);
    for (const [at, displayName] of ['アキ', 'フユ', 'ナツ'].entries()) {
      const form = await get(`/teams/${teams[at]}/edit`, cookie);
      expect(form.status).toBe(200);
      expect(await main(form)).toContain(`value="${displayName}"`);
      const change = { ...goodFields(), displayName: `${displayName}2`, revision: '1', intent: 'submit' };
      expect((await post(`/teams/${teams[at]}/edit`, change, { cookie })).status).toBe(302);
    }
    expect((await get(`/teams/${ids.haruka}/edit`, cookie)).status).toBe(403);
  });
});
