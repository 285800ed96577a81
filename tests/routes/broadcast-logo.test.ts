import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { chooseEvent } from '~/broadcast/broadcast.server';
import { firstOf } from '~/broadcast/stream';
import { openDatabase } from '~/db/client.server';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { themes } from '~/overlays/themes/themes';
import { ids } from '../world';
import { moderator, press } from './broadcast-form';
import { locationOf, person, visitor } from './person';
import { picture } from './post-form';

const staff = await person('moderator@example.com');
const desk = `/admin/${ids.group}/streaming-input`;
const settings = `${desk}/settings`;

const send = (bytes: BlobPart, intent = '', query = '') => {
  const form = new FormData();
  form.set('picture', new File([bytes], 'logo.exe', { type: 'text/html' }));
  if (intent) form.set('intent', intent);
  return staff.post(`${desk}/logo${query}`, form);
};
const scene = async (groupId: string = ids.group) =>
  (await visitor.get(`/broadcast/groups/${groupId}/scene.json`)).json<{
    revision: number;
    scene: { logo?: string } | null;
  }>();
const keys = async () => (await env.IMAGES.list({ prefix: 'logos/' })).objects.map(({ key }) => key);

describe('a group’s logo', () => {
  it('stands on its overlays as soon as it is saved, is replaced, and is gone once it is removed', async () => {
    await press(moderator, 'take');
    const before = await scene();
    expect(before.scene).not.toHaveProperty('logo');
    expect(locationOf(await send(picture(400, 120)))).toBe(`${settings}#logo`);
    await expect.poll(async () => (await scene()).scene?.logo).toMatch(/^\/broadcast\/groups\//);
    const first = await scene();
    expect(first.revision).toBeGreaterThan(before.revision);
    const path = first.scene?.logo ?? '';
    const shown = await visitor.get(path);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(shown.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
    await shown.body?.cancel();
    expect(await staff.html(settings)).toContain(`src="${path}"`);

    await send(picture(200, 200));
    await expect.poll(async () => (await scene()).scene?.logo).not.toBe(path);
    expect((await visitor.get(path)).status).toBe(404);
    expect(await keys()).toHaveLength(1);

    expect(locationOf(await send('', 'remove'))).toBe(`${settings}#logo`);
    await expect.poll(async () => (await scene()).scene).not.toHaveProperty('logo');
    expect(await keys()).toEqual([]);
    expect(await staff.html(settings)).toContain(ja.told.logo.none);
  });

  it('stands in the first response of every overlay of the group, and of no other group', async () => {
    const db = openDatabase(env.DB);
    await chooseEvent(db, firstOf(ids.group), 'ganyu');
    await send(picture(300, 100));
    await expect.poll(async () => (await scene()).scene?.logo).toBeTruthy();
    const path = (await scene()).scene?.logo ?? 'none';
    for (const event of Object.keys(themes))
      expect(await visitor.html(`/broadcast/${event}?group=${ids.group}`)).toContain(
        `<img class="logo" src="${path}"`,
      );
    expect(await visitor.html(`/broadcast/ganyu?group=${ids.otherGroup}`)).not.toContain('class="logo"');
    // An id of somebody else's picture leads nowhere.
    expect((await visitor.get(path.replace(ids.group, ids.otherGroup))).status).toBe(404);
    await send('', 'remove');
  });

  it.each([
    ['nothing', '', 'missing', ja.host.picture.problems.missing, en.host.picture.problems.missing],
    [
      'a text',
      '<svg onload="alert(1)"/>',
      'unknownType',
      ja.host.picture.problems.unknownType,
      en.host.picture.problems.unknownType,
    ],
    ['a dot', picture(20, 20), 'tooSmall', ja.told.logo.tooSmall, en.told.logo.tooSmall],
    [
      'a heavy one',
      new Uint8Array(4 * 1024 * 1024 + 1),
      'tooLarge',
      ja.host.picture.problems.tooLarge,
      en.host.picture.problems.tooLarge,
    ],
  ])('%s is refused, and says why', async (_, bytes, refusal, said, saidEn) => {
    expect(locationOf(await send(bytes))).toBe(`${settings}?logo=${refusal}#logo`);
    const html = await staff.html(`${settings}?logo=${refusal}`);
    expect(html).toContain(said);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="logo-file-error/);
    expect(await staff.html(`/en${settings}?logo=${refusal}`)).toContain(saidEn);
    expect(await keys()).toEqual([]);
  });
});
