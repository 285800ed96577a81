import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox, regulationTexts } from '~/db/schema';
import { person } from './person';
import { sweep } from './sweep';
import { db } from './tournament-form';

const siteAdmin = await person('site-admin@example.com');

const end = Date.parse('2026-12-02T02:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const hidden = (html: string, name: string) =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: end }));
afterEach(() => void vi.useRealTimers());

async function enterNext() {
  const text = JSON.stringify({
    ...{ id: 'champions-m-d', game: 'champions', basedOn: 'champions-m-c', from: '2026-12-02T11:00+09:00' },
    name: { ja: 'レギュレーションM-D', en: 'Regulation M-D' },
  });
  const html = await (await siteAdmin.post('/admin/regulations/new', { text, intent: 'check' })).text();
  await siteAdmin.post('/admin/regulations/new', { text, seen: hidden(html, 'seen'), intent: 'save' });
}

async function takeBackNext() {
  const path = '/admin/regulations/champions-m-d/take-back';
  await siteAdmin.post(path, { sure: 'yes', seen: hidden(await siteAdmin.html(path), 'seen') });
  await db.delete(regulationTexts);
}

describe('site admins', () => {
  /** The mails of one run of the sweeper; those before are forgotten after a week. */
  async function mailsAt(at: number) {
    await db.delete(outbox);
    vi.setSystemTime(at);
    await sweep();
    return (await db.select().from(outbox)).filter(({ subject }) => subject.includes('レギュレーション'));
  }
  const subjectsAt = async (at: number) =>
    (await mailsAt(at)).map(({ to, subject }) => `${to} ${subject.split('。')[0]}`);
  const told = (what: string) => [`site-admin@example.com レギュレーションM-C${what}`];

  it('are told a week before a season ends without a next one, a day before and at once, each time once', async () => {
    expect(await subjectsAt(end - 7 * day - 1)).toEqual([]);
    const [mail, ...others] = await mailsAt(end - 7 * day);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(
      'レギュレーションM-Cは7日以内に終わります。次のレギュレーションが未登録です - Sixsheet',
    );
    expect(mail?.text).toContain(
      'レギュレーションM-C（Pokémon Champions）の期間は12月2日(水) 11:00 日本時間までです。',
    );
    expect(mail?.text).toContain('/admin/regulations/new\n');
    expect(await subjectsAt(end - 6 * day)).toEqual([]);
    expect(await subjectsAt(end - day)).toEqual(told('は1日以内に終わります'));
    expect(await subjectsAt(end - 1)).toEqual([]);
    expect(await subjectsAt(end)).toEqual(told('の期間が終わりました'));
    expect(await subjectsAt(end + hour)).toEqual([]);
    expect(await subjectsAt(end + 3 * day)).toEqual([]);
  });

  it('are told anew where the end has moved, and of the latest alone after a pause', async () => {
    const path = '/admin/regulations/champions-m-c/dates';
    vi.setSystemTime(end - 2 * day);
    const asked = await siteAdmin.post(path, {
      from: '2026-09-09T11:00',
      until: '2026-12-09T11:00',
      seen: '0',
    });
    const html = await asked.text();
    const text = hidden(html, 'text');
    const seen = hidden(html, 'seen');
    await siteAdmin.post('/admin/regulations/champions-m-c/text', { text, seen, intent: 'save' });
    expect(await subjectsAt(end - 1)).toEqual([]);
    expect(await subjectsAt(end + 7 * day + hour)).toEqual(told('の期間が終わりました'));
    await db.delete(regulationTexts);
    await sweep();
  });

  it('are told nothing where the next one is entered', async () => {
    await enterNext();
    expect(await subjectsAt(end + 2 * hour)).toEqual([]);
    await takeBackNext();
  });

  it('see it where they manage regulations', async () => {
    const said = 'レギュレーションM-C（Pokémon Champions）の期間は12月2日(水) 11:00 日本時間までです。';
    vi.setSystemTime(end - 8 * day);
    expect(await siteAdmin.html('/admin/regulations')).not.toContain(said);
    vi.setSystemTime(end + day);
    expect(await siteAdmin.html('/admin/regulations')).toContain(said);
    expect(await siteAdmin.html('/admin/regulations')).not.toContain('レギュレーションJ（');
    await enterNext();
    expect(await siteAdmin.html('/admin/regulations')).not.toContain(said);
    await takeBackNext();
  });
});
