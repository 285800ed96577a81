import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '~/db/ids';
import { outbox, regulationTexts, tournaments } from '~/db/schema';
import { ids } from '../world';
import { locationOf, person, visitor } from './person';
import { sweep } from './sweep';
import { goodFields } from './team-form';
import { admin, db, desk, rowOf, typed } from './tournament-form';

const siteAdmin = await person('site-admin@example.com');

const end = Date.parse('2026-12-02T02:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const inDecember = {
  ...typed,
  startsAt: '2026-12-05T13:00',
  deadlineAt: '2026-12-05T12:00',
  endsAt: '2026-12-05T20:00',
};
const hidden = (html: string, name: string) =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: end }));
afterEach(() => void vi.useRealTimers());

async function enterNext() {
  const text = JSON.stringify({
    ...{ id: 'champions-m-d', game: 'champions', basedOn: 'champions-m-c', from: '2026-12-02T11:00+09:00' },
    name: { ja: 'レギュレーションM-D', en: 'Regulation M-D' },
  });
  const html = await (await siteAdmin.post('/admin/regulations/new/text', { text, intent: 'check' })).text();
  await siteAdmin.post('/admin/regulations/new/text', { text, seen: hidden(html, 'seen'), intent: 'save' });
}

async function takeBackNext() {
  const path = '/admin/regulations/champions-m-d/take-back';
  await siteAdmin.post(path, { sure: 'yes', seen: hidden(await siteAdmin.html(path), 'seen') });
  await db.delete(regulationTexts);
}

/** What the last look asks about, answered. */
const confirmed = (html: string) =>
  [...html.matchAll(/name="confirmed" value="([^"]*)"/g)].map(([, id]) => id ?? '');

async function make(change: Record<string, string> = {}) {
  const id = newId();
  const answer = await admin.post(`${desk}/new`, { ...inDecember, id, intent: 'publish', ...change });
  return { id, answer };
}

describe('a tournament after a season of which nobody has entered the next one', () => {
  it('is offered the next regulation, said beside the field', async () => {
    const html = await admin.html(`${desk}/new?from=${(await make({ regulation: 'champions-next' })).id}`);
    expect(html).toMatch(/<option[^>]*value="champions-next"[^>]*>Champions 次のレギュレーション</);
    expect(html).toMatch(/<option[^>]*value="champions-next"[^>]*selected/);
    expect(html).not.toContain('value="sv-next"');
    expect(html).toContain(
      'Champions レギュレーションM-Cは12月2日(水) 11:00 日本時間までで、その次はまだ登録されていません。',
    );
  });

  it('may name the next one, is public, and says so to players and staff', async () => {
    const { id, answer } = await make({ regulation: 'champions-next' });
    expect(locationOf(answer)).toBe(`${desk}/${id}/share`);
    expect(await rowOf(id)).toMatchObject({ game: 'champions', regulation: 'champions-next' });
    const page = await visitor.html(`/tournaments/${id}`);
    expect(page).toContain('次のレギュレーション');
    expect(page).toContain('この日のレギュレーションはまだ登録されていません。');
    expect(await visitor.html(`/en/tournaments/${id}`)).toContain('hasn’t been added yet');
    const said = '開始日のレギュレーションはまだ登録されていません。登録されたら運営ホームに';
    expect(await admin.html(`${desk}/${id}/edit`)).toContain(said);
    expect(await admin.html(`/admin/${ids.group}`)).toContain(said);
  });

  it('is asked once more where it names the one that is over', async () => {
    const { id, answer } = await make();
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('「次のレギュレーション」を選んでおくと');
    const confirmation = hidden(html, 'confirmation');
    expect(locationOf((await make({ id, confirmation })).answer)).toBe(`${desk}/${id}/share`);
    expect(await rowOf(id)).toMatchObject({ regulation: 'champions-m-c' });
    expect(await visitor.html(`/tournaments/${id}`)).toContain(
      'レギュレーションM-Cの期間のあとに始まる大会です。',
    );
    expect(await admin.html(`/admin/${ids.group}`)).toContain('「次のレギュレーション」にしておき');
  });

  it('takes teams with names as typed and Pokémon that nobody knows in the game, even if it is strict', async () => {
    const { id } = await make({ regulation: 'champions-next', isStrict: 'on' });
    // What is stored in time is told by the database's own clock.
    const later = new Date('2098-03-01Z');
    const open = {
      publishedAt: new Date(0),
      submissionDeadlineAt: later,
      scheduledStartAt: later,
      endsAt: later,
    };
    await db.update(tournaments).set(open).where(eq(tournaments.id, id));
    const fields = {
      ...goodFields(),
      'members[0].species': 'ヒードラン',
      'members[0].item': 'ヒードラナイト',
      'members[1].species': 'アタラシイノ',
      sure: 'members[1].species=アタラシイノ',
    };
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, intent: 'submit' })) form.set(name, value);
    const asked = await visitor.post(`/team-submit/ots/${id}`, form);
    for (const finding of confirmed(await asked.text())) form.append('confirmed', finding);
    expect((await visitor.post(`/team-submit/ots/${id}`, form)).status).toBe(302);
    const stored = await env.DB.prepare('select members from team_sheets where tournament_id = ?')
      .bind(id)
      .first<{ members: string }>();
    expect(JSON.parse(stored?.members ?? '[]').slice(0, 2)).toEqual([
      { species: 'heatran', item: 'heatranite' },
      { species: 'アタラシイノ' },
    ]);
  });

  it('is led to the next one as soon as that is entered', async () => {
    const { id } = await make({ regulation: 'champions-next' });
    await enterNext();
    const said =
      '開始日はレギュレーションM-Dの期間ですが、大会のレギュレーションとしてまだ選ばれていません。';
    expect(await admin.html(`/admin/${ids.group}`)).toContain(said);
    const html = await admin.html(`${desk}/${id}/edit`);
    expect(html).toContain(said);
    expect(await visitor.html(`/tournaments/${id}`)).toContain('開始日はレギュレーションM-Dの期間です。');
    const seen = hidden(html, 'seen');
    const edited = {
      ...JSON.parse(seen),
      regulation: 'champions-m-d',
      seen,
      version: hidden(html, 'version'),
    };
    expect(locationOf(await admin.post(`${desk}/${id}/edit`, edited))).toBeTruthy();
    expect(await rowOf(id)).toMatchObject({ regulation: 'champions-m-d' });
    expect(await visitor.html(`/tournaments/${id}`)).toContain('/regulations/champions-m-d');
    await takeBackNext();
  });

  it.each([
    ...[
      '/',
      '/regulations',
      '/regulations/champions-m-c',
      '/tournaments',
      '/tournaments?when=past',
      '/posts',
    ],
    ...['/stats/champions-m-c', `/tournaments/${ids.open}/hall`, '/tournaments/feed.xml', '/developers'],
    ...['/api/v1/regulations', '/api/v1/tournaments', '/api/v1/tournaments?regulation=champions-next'],
  ])('leaves %s open', async (path) => {
    await make({ regulation: 'champions-next' });
    for (const at of [end - 1, end, end + 90 * day]) {
      vi.setSystemTime(at);
      expect((await visitor.get(path)).status, String(at)).toBe(200);
    }
  });

  it('is named in feeds, calendars and answers to programs', async () => {
    const { id } = await make({ regulation: 'champions-next' });
    expect(await visitor.html('/tournaments/feed.xml')).toContain('次のレギュレーション');
    expect(await visitor.html(`/tournaments/${id}/calendar.ics`)).toContain('次のレギュレーション');
    expect(JSON.parse(await visitor.html(`/api/v1/tournaments/${id}`))).toMatchObject({
      regulation: 'champions-next',
    });
  });
});

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
    expect(mail?.subject).toContain(
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
