import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { chooseEvent } from '~/broadcast/broadcast.server';
import type { OnAir } from '~/broadcast/on-air';
import { firstOf } from '~/broadcast/stream';
import { openDatabase } from '~/db/client.server';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { ids } from '../world';
import { moderator, press, sheet, revision as shown } from './broadcast-form';
import { bodyOf, filledForm } from './filled-form';
import { locationOf, person, site, visitor } from './person';

const db = openDatabase(env.DB);
const admin = await person('host-admin@example.com');
const staff = await person('moderator@example.com');
const settings = `/admin/${ids.group}/streaming-input/settings`;
const at = `/broadcast/groups/${ids.group}`;

const opened = async (path = settings) => filledForm(await admin.html(path), 'named');
const save = async (
  typed: { ja?: string; en?: string },
  form?: Map<string, string[]>,
  who: typeof visitor = admin,
) => who.post(settings, bodyOf(form ?? (await opened()), { intent: 'eventName', ...typed }));
const scene = async () => (await visitor.get(`${at}/scene.json`)).json<OnAir>();
/** All that the overlay of an event writes. */
const written = async (query = '') => {
  const html = await visitor.html(`/broadcast/ganyu?group=${ids.group}${query}`);
  return [...html.slice(0, html.indexOf('id="state"')).matchAll(/<span>([^<]+)<\/span>/g)].map(
    ([, text]) => text,
  );
};

beforeAll(async () => {
  await chooseEvent(db, firstOf(ids.group), 'ganyu');
  await press(moderator, 'off', { revision: await shown() });
});

it('is written as the crew wants it, off air and on, and followed by open overlays', async () => {
  await expect.poll(() => written()).toEqual(['がんゆう', 'Ganyu']);
  const before = await visitor.get(`${at}/scene.json`);
  const { revision } = await before.json<OnAir>();
  expect(locationOf(await save({ ja: ' 岩融杯 ', en: 'Ganyu Cup' }))).toBe(`${settings}#event-name`);
  await expect
    .poll(async () => (await scene()).eventNames)
    .toEqual({ ganyu: { ja: '岩融杯', en: 'Ganyu Cup' } });
  expect((await scene()).revision).toBeGreaterThan(revision);
  const etag = before.headers.get('ETag') ?? '';
  expect((await SELF.fetch(`${site}${at}/scene.json`, { headers: { 'If-None-Match': etag } })).status).toBe(
    200,
  );
  expect(await written()).toEqual(['岩融杯', 'Ganyu Cup']);
  expect(await written('&lang=en')).toEqual(['Ganyu Cup']);

  await press(moderator, 'take', await sheet());
  await expect.poll(async () => (await scene()).scene).not.toBeNull();
  expect((await scene()).eventNames).toEqual({ ganyu: { ja: '岩融杯', en: 'Ganyu Cup' } });
  expect(await written('&lang=ja')).toContain('岩融杯');
  expect(await (await visitor.get(`${at}/text/event.txt?lang=both`)).text()).toBe('岩融杯 / Ganyu Cup');
  const answer = await visitor.get(`/api/v1/groups/${ids.group}/on-air`);
  expect(await answer.json()).toMatchObject({ event: 'ganyu', eventName: { ja: '岩融杯', en: 'Ganyu Cup' } });

  // One language alone; the other is the theme's again.
  await save({ ja: '岩融杯', en: '' });
  await expect.poll(async () => (await scene()).eventNames).toEqual({ ganyu: { ja: '岩融杯' } });
  expect(await written('&lang=en')).toContain('Ganyu');
  await press(moderator, 'off', { revision: await shown() });
  await expect.poll(() => written()).toEqual(['岩融杯', 'Ganyu']);
  await save({ ja: '', en: '' });
  await expect.poll(scene).not.toHaveProperty('eventNames');
  expect(await written()).toEqual(['がんゆう', 'Ganyu']);
});

it('names the event in its selects, in the language of the page, and in no other group', async () => {
  await save({ ja: '岩融杯', en: 'Ganyu Cup' });
  expect(await admin.html(settings)).toMatch(/<option value="ganyu" selected="">岩融杯</);
  expect(await admin.html(`/en${settings}`)).toMatch(/<option value="ganyu" selected="">Ganyu Cup</);
  expect(await admin.html(settings)).toMatch(/<option value="soryumon">双竜門</);
  expect(await visitor.html(`/broadcast?group=${ids.group}`)).toMatch(/<h2 id="event">岩融杯</);
  expect(await visitor.html(`/en/broadcast?event=ganyu&group=${ids.otherGroup}`)).toMatch(
    /<h2 id="event">Ganyu</,
  );
  expect(await visitor.html(`/broadcast/ganyu?group=${ids.otherGroup}`)).not.toContain('岩融杯');
  await save({ ja: '', en: '' });
});

it('is kept for each event, whichever the stream shows', async () => {
  await save({ ja: '岩融杯', en: '' });
  await chooseEvent(db, firstOf(ids.group), 'singular');
  const form = await opened();
  expect([form.get('named'), form.get('ja')]).toEqual([['singular'], ['']]);
  expect(await admin.html(settings)).toMatch(/<option value="ganyu">岩融杯</);
  expect(await written('&lang=ja')).toEqual(['岩融杯']);
  await chooseEvent(db, firstOf(ids.group), 'ganyu');
  expect((await opened()).get('ja')).toEqual(['岩融杯']);
  await save({ ja: '', en: '' });
});

it('is refused beside its field if it is too long, and keeps what was typed', async () => {
  const long = { ja: '杯'.repeat(17), en: 'x'.repeat(25) };
  const answer = await save(long);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  const words = (max: number, { tooLong } = ja.broadcast.settings.eventName) =>
    tooLong.replace('{{max}}', String(max));
  expect(html).toMatch(new RegExp(`aria-invalid="true"[^>]*>(?:(?!<input)[^])*${words(16)}`));
  expect(html).toContain(words(24));
  const form = filledForm(html, 'named');
  expect([form.get('ja'), form.get('en')]).toEqual([[long.ja], [long.en]]);
  expect(await (await admin.post(`/en${settings}`, bodyOf(form, { intent: 'eventName' }))).text()).toContain(
    words(16, en.broadcast.settings.eventName),
  );
  // Sixteen families are sixteen characters.
  expect((await save({ ja: '👨‍👩‍👧‍👦'.repeat(16), en: '' }, form)).status).toBe(302);
  await save({ ja: '', en: '' });
});

it('merges two admins who change different languages, and asks about the same one', async () => {
  const [first, second, third] = [await opened(), await opened(), await opened()];
  expect((await save({ ja: '岩融杯' }, first)).status).toBe(302);
  expect((await save({ en: 'Ganyu Cup' }, second)).status).toBe(302);
  expect((await opened()).get('seen')).toEqual(['{"ja":"岩融杯","en":"Ganyu Cup"}']);
  const asked = await save({ ja: '岩融' }, third);
  expect(asked.status).toBe(409);
  const form = filledForm(await asked.text(), 'named');
  expect([form.get('ja'), form.get('choice-ja')]).toEqual([['岩融'], ['mine']]);
  expect((await opened()).get('ja')).toEqual(['岩融杯']);
  expect((await save({}, form)).status).toBe(302);
  expect((await opened()).get('ja')).toEqual(['岩融']);
  await save({ ja: '', en: '' });
});

it('is changed by admins alone', async () => {
  const form = await opened();
  const typed = { ja: '乗っ取り', en: '' };
  expect(locationOf(await save(typed, form, staff))).toBe('/error/403');
  expect(locationOf(await save(typed, form, visitor))).toContain('/admin/auth');
  expect((await save(typed, form, await person('harbor-admin@example.com'))).status).toBeGreaterThanOrEqual(
    300,
  );
  expect((await opened()).get('ja')).toEqual(['']);
  const html = await staff.html(settings);
  expect(html).toContain(ja.broadcast.settings.eventName.title);
  expect(html).not.toContain('value="eventName"');
});
