import { env } from 'cloudflare:workers';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '~/db/ids';
import { announcements, outbox, teamSheets } from '~/db/schema';
import { tellNotices } from '~/tell/tell-notices.server';
import { noteAllTimes } from '~/tournaments/note-times.server';
import { ids, worldId } from '../world';
import { errorsOf, locationOf, person, visitor } from './person';
import { admin, db, desk } from './tournament-form';

const path = `${desk}/${ids.open}/announcements`;
const moderator = await person('moderator@example.com');
const haruka = await person('haruka@example.com');
const words = {
  titleJa: '受付を始めました',
  titleEn: 'Check-in is open',
  textJa: '2階の受付へどうぞ。',
  textEn: 'Please come to the desk on the 2nd floor.',
};

describe('an announcement', () => {
  it('stands where its readers are, in their language, until it is taken back', async () => {
    const id = newId();
    await moderator.post(path, { id, ...words });
    await moderator.post(path, { id, ...words });
    expect(await db.$count(announcements, eq(announcements.id, id))).toBe(1);
    for (const page of [`/tournaments/${ids.open}`, '/mypage']) {
      const ja = await haruka.html(`/ja${page}`);
      expect(ja).toContain('受付を始めました');
      expect(ja).not.toContain('Check-in is open');
      expect(await haruka.html(`/en${page}`)).toContain('Please come to the desk on the 2nd floor.');
    }
    expect(await haruka.html(`/teams/${worldId('harukaopen')}/success/ots`)).toContain('受付を始めました');
    await admin.post(path, { intent: 'takeBack', id });
    expect(await visitor.html(`/tournaments/${ids.open}`)).not.toContain('受付を始めました');
    expect(await admin.html(path)).toContain('取り下げ済み');
  });

  it('that is written in one language is shown in it to everybody, and says which', async () => {
    const id = newId();
    await admin.post(path, { id, titleJa: '会場が変わりました' });
    const en = await visitor.html(`/en/tournaments/${ids.open}`);
    expect(en).toMatch(/<article[^>]*lang="ja"[^>]*><h3>会場が変わりました/);
    await admin.post(path, { intent: 'takeBack', id });
  });

  it('for later is nobody’s yet but its staff’s', async () => {
    const id = newId();
    await admin.post(path, { id, titleJa: 'あとのお知らせ', showsAt: soon() });
    expect(await visitor.html(`/tournaments/${ids.open}`)).not.toContain('あとのお知らせ');
    expect(await admin.html(path)).toContain('表示予定');
    await admin.post(path, { intent: 'takeBack', id });
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'Enter a title.'],
    [{ textEn: 'Only a text' }, 'Enter a title.'],
    [{ titleJa: '題'.repeat(61) }, 'Use up to 60 characters.'],
    [{ titleJa: '題', textJa: '文'.repeat(1001) }, 'Use up to 1000 characters.'],
    [{ titleJa: '題', showsAt: 'later' }, 'That isn’t a valid date and time.'],
    [{ titleJa: '題', showsAt: '2098-01-01T10:00' }, 'Choose a time within 30 days.'],
  ])('%o is refused beside its field, and nothing typed is lost', async (typed, said) => {
    const response = await admin.post(`/en${path}`, { ...typed, id: newId() });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(errorsOf(html).join()).toContain(said);
    for (const value of Object.values(typed)) expect(html).toContain(value);
  });

  it('of another tournament is not theirs to take back', async () => {
    const id = newId();
    await admin.post(path, { id, ...words });
    const other = await person('harbor-admin@example.com');
    await other.post(`/admin/${ids.otherGroup}/tournaments/${ids.closedKind}/announcements`, {
      intent: 'takeBack',
      id,
    });
    const [row] = await db.select().from(announcements).where(eq(announcements.id, id));
    expect(row?.takenBackAt).toBeNull();
    expect((await other.get(path)).status).toBe(404);
    await admin.post(path, { intent: 'takeBack', id });
  });
});

/** What the worker does every minute. */
async function tell(now: Date) {
  await noteAllTimes(db, now);
  // What is noted is told from the moment on at which it was written.
  await tellNotices(db, env, new Date(Date.now() + 1000));
}

describe('by mail', () => {
  const mailsOf = async (title: string) =>
    (await db.select().from(outbox)).filter(({ text }) => text.includes(title));

  it('reaches every account with a sheet once, however often it is asked for, in its language', async () => {
    const title = `お知らせ${newId().slice(-6)}`;
    await admin.post(path, { id: newId(), titleJa: title, textJa: 'メールの本文です。', isMailed: 'on' });
    await vi.waitFor(async () => expect((await mailsOf(title)).length).toBeGreaterThan(0), 10_000);
    await Promise.all([1, 2, 3].map(() => tell(new Date())));
    await new Promise((later) => setTimeout(later, 3000));
    const mails = await mailsOf(title);
    const owners = await db
      .selectDistinct({ id: teamSheets.ownerId })
      .from(teamSheets)
      .where(eq(teamSheets.tournamentId, ids.open));
    expect(mails).toHaveLength(owners.filter(({ id }) => id !== null).length);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length);
    expect(mails[0]?.subject).toContain(title);
    expect(mails[0]?.text).toContain('メールの本文です。');
    expect(mails[0]?.text).toContain(`/tournaments/${ids.open}`);
    // Why it came, and how to stop it.
    expect(mails[0]?.text).toContain('/mypage/notices');
    for (const { headers } of mails) expect(headers?.['List-Unsubscribe']).toContain('.announcement.');
  });

  it('goes out five times a day; a sixth is kept without it, and whoever wrote it is told', async () => {
    const later = new Date(Date.now() + 9 * 24 * 3_600_000).toISOString().slice(0, 16);
    const made = Array.from({ length: 7 }, newId);
    const send = (id: string) =>
      admin.post(`/en${path}`, { id, titleJa: `数${id}`, isMailed: 'on', showsAt: later });
    const answers = await Promise.all(made.map(send));
    const kept = await db.select().from(announcements).where(inArray(announcements.id, made));
    expect([kept.length, kept.filter(({ isMailed }) => isMailed).length]).toEqual([7, 5]);
    const told = answers.map(locationOf).filter((to) => to?.includes('?unmailed'));
    expect(told).toHaveLength(2);
    expect(await admin.html(`/en${path}?unmailed`)).toContain('Your announcement was saved but not emailed');
    expect(await admin.html(`/ja${path}?unmailed`)).toContain('メールは送りません');
    // Taken back before its mail went out, it leaves its place to another; sent again, each is what it was.
    const [mailed] = kept.filter(({ isMailed }) => isMailed);
    await admin.post(path, { intent: 'takeBack', id: mailed?.id ?? '' });
    const next = newId();
    expect(locationOf(await send(next))).not.toContain('unmailed');
    for (const id of [...made, next]) {
      await send(id);
      await admin.post(path, { intent: 'takeBack', id });
    }
    const after = await db.select().from(announcements).where(inArray(announcements.id, made));
    expect(after.filter(({ isMailed }) => isMailed)).toHaveLength(5);
  });

  it('waits for its time, and goes to nobody when it is taken back before', async () => {
    const [sent, dropped] = [newId(), newId()];
    const title = (id: string) => `予定${id.slice(-8)}`;
    for (const id of [sent, dropped])
      await admin.post(path, { id, titleJa: title(id), isMailed: 'on', showsAt: soon() });
    await admin.post(path, { intent: 'takeBack', id: dropped });
    await tell(new Date());
    expect(await mailsOf(title(sent))).toEqual([]);
    // Their time comes.
    await db
      .update(announcements)
      .set({ showsAt: new Date() })
      .where(inArray(announcements.id, [sent, dropped]));
    await tell(new Date());
    await vi.waitFor(async () => expect((await mailsOf(title(sent))).length).toBeGreaterThan(0), 10_000);
    expect(await mailsOf(title(dropped))).toEqual([]);
  });
});

/** In two days, by the tournament's clock. */
const soon = () => new Date(Date.now() + 2 * 24 * 3_600_000).toISOString().slice(0, 16);
