import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { attempts, operationNotes, outbox, reportCases, reports, tournaments, users } from '~/db/schema';
import { rates } from '~/limits/limits';
import { demoPassword, ids, worldId } from '../world';
import { db, mailTo, makeUser, send, visit } from './account';
import { errorsOf, locationOf, person, site, visitor } from './person';
import { decide, good, send as sendForm, written } from './post-form';
import { sweep } from './sweep';

type Signed = Awaited<ReturnType<typeof person>>;
let siteAdmin: Signed;
let kenta: Signed;
let host: Signed;
let moderator: Signed;

beforeAll(async () => {
  siteAdmin = await person('site-admin@example.com');
  kenta = await person('kenta@example.com');
  host = await person('host-admin@example.com');
  moderator = await person('moderator@example.com');
});

let address = 0;
/** From another network each time, unless it is said which. */
const report = (
  path: string,
  fields: Record<string, string> = { cause: 'insult' },
  from = `203.0.113.${++address % 250}`,
  headers: Record<string, string> = {},
) =>
  SELF.fetch(`${site + path}/report`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site, 'CF-Connecting-IP': from, ...headers },
    body: new URLSearchParams(fields),
  });

const casesOf = (column: 'postId' | 'teamSheetId' | 'tournamentId', id: string) =>
  db.select().from(reportCases).where(eq(reportCases[column], id)).orderBy(reportCases.openedAt);
const reportsOf = (caseId = '') => db.select().from(reports).where(eq(reports.caseId, caseId));
const queue = (fields: Record<string, string>, who = siteAdmin, show = '') =>
  who.post(`/en/admin/reports${show}`, fields);
const open = async (path: string, kind: 'postId' | 'teamSheetId' | 'tournamentId', id: string) => {
  expect((await report(path)).status).toBe(302);
  const [one] = (await casesOf(kind, id)).filter(({ decidedAt }) => !decidedAt);
  return one?.id ?? '';
};
async function publishedPost(title = '宣伝ばかりの投稿') {
  // An author posts so many a day.
  await db.delete(attempts);
  const id = await written({ title });
  expect((await decide(id, 1, { intent: 'approve' })).status).toBe(302);
  return id;
}
const listed = async (id: string) => (await visitor.html('/posts')).includes(`/post/${id}`);

describe('reporting', () => {
  it('is a quiet link at the foot of each public page, and not of one’s own', async () => {
    const post = await publishedPost();
    for (const path of [`/post/${post}`, `/teams/${ids.haruka}`, `/tournaments/${ids.open}`])
      expect(await visitor.html(path)).toContain(`href="${path}/report"`);
    expect(await kenta.html(`/post/${post}`)).not.toContain('/report"');
    const haruka = await person('haruka@example.com');
    expect(await haruka.html(`/teams/${ids.haruka}`)).not.toContain('/report"');
  });

  it('says what is reported, and asks for a reason', async () => {
    const html = await visitor.html(`/en/teams/${ids.haruka}/report`);
    expect(html).toContain('Report this name');
    expect(html).toContain('<strong>ハルカ</strong>');
    expect(html).toContain('This is sent anonymously');
    expect(await kenta.html(`/tournaments/${ids.open}/report`)).toContain('問い合わせを受けてもよい');
  });

  it('of one thing by many is one case with a count', async () => {
    const id = await publishedPost();
    const path = `/post/${id}`;
    const answers = await Promise.all([
      report(path, { cause: 'spam', text: '宣伝です。\n毎日です。' }),
      report(path, { cause: 'spam' }),
      report(path, { cause: 'copied', contact: 'on' }, undefined, kenta.headers),
      report(path, { cause: 'spam', contact: 'on' }),
    ]);
    expect(answers.map(locationOf)).toEqual(Array(4).fill(`${path}/report?sent=yes`));
    const cases = await casesOf('postId', id);
    expect(cases).toHaveLength(1);
    const kept = await reportsOf(cases[0]?.id);
    // Only who may be asked is named, and no address stands anywhere.
    expect(kept.map(({ reporterId }) => reporterId).filter(Boolean)).toEqual([ids.kentaUser]);
    expect(JSON.stringify([cases, kept])).not.toContain('203.0.113');
    const html = await siteAdmin.html('/en/admin/reports');
    expect(html).toContain('4 reports');
    expect(html).toContain('Spam or advertising: 3');
    expect(html).toContain('毎日です。');
    expect(html).toContain('kenta@example.com');
    expect(await siteAdmin.html('/en/admin/groups')).toMatch(/Reports: \d/);
    expect(await kenta.html('/en/admin/groups')).not.toContain('Reports: ');
  });

  it('twice from one network is received once, and says so', async () => {
    const path = `/tournaments/${ids.ended}`;
    const from = '198.51.100.77';
    expect(locationOf(await report(path, { cause: 'insult' }, from))).toBe(`${path}/report?sent=yes`);
    for (const cause of ['insult', 'spam'])
      expect(locationOf(await report(path, { cause }, from))).toBe(`${path}/report?sent=again`);
    const [one] = await casesOf('tournamentId', ids.ended);
    expect(await reportsOf(one?.id)).toHaveLength(1);
    expect(await visitor.html(`${path}/report?sent=again`)).toContain('すでに受け付けています');
    expect(await visitor.html(`/en${path}/report?sent=yes`)).toContain('Thanks for your report');
    // Another thing is another matter.
    expect(locationOf(await report(`/tournaments/${ids.running}`, { cause: 'spam' }, from))).toContain(
      'sent=yes',
    );
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'Choose a reason.'],
    [{ cause: 'dislike', text: 'typed' }, 'Choose a reason.'],
    [{ cause: 'other', text: '  ' }, 'Tell us what’s wrong.'],
    [{ cause: 'spam', text: 'あ'.repeat(501) }, 'Details can have up to 500 characters.'],
  ])('%o is refused beside the field, with what was typed', async (fields, said) => {
    const answer = await report(`/en/tournaments/${ids.open}`, fields);
    const html = await answer.text();
    expect([answer.status, errorsOf(html)]).toEqual([422, [said]]);
    if (fields.text?.trim()) expect(html).toContain(fields.text);
    expect(await casesOf('tournamentId', ids.open)).toEqual([]);
  });

  it('is only of what one may see', async () => {
    const pending = await written({ title: '審査待ち' });
    const draft = worldId('nextmoonlight');
    const early = worldId('harukaopen');
    const paths = [
      `/post/${pending}`,
      `/post/${newId()}`,
      '/post/nothing',
      `/tournaments/${draft}`,
      `/tournaments/${newId()}`,
      `/teams/${early}`,
      `/teams/${newId()}`,
    ];
    for (const path of paths)
      expect([path, (await visitor.get(`${path}/report`)).status, (await report(path)).status]).toEqual([
        path,
        404,
        404,
      ]);
    expect((await kenta.get(`/post/${pending}/report`)).status).toBe(404);
    expect((await host.get(`/teams/${early}/report`)).status).toBe(200);
  });

  it('is limited for a network and for all, with the same answer; what was typed stays', async () => {
    const from = '198.51.100.99';
    const { max } = rates.reportsFromNetwork[0];
    const tournament = await openOnes(max + 1);
    const answers: number[] = [];
    for (const id of tournament)
      answers.push((await report(`/tournaments/${id}`, { cause: 'spam', text: 'ここに残る' }, from)).status);
    expect(answers).toEqual([...Array(max).fill(302), 429]);
    const last = tournament.at(-1) ?? '';
    const again = await report(`/tournaments/${last}`, { cause: 'spam', text: 'ここに残る' }, from);
    const html = await again.text();
    expect([
      again.status,
      html.includes('ここに残る'),
      html.includes('これ以上の通報を受け付けられません'),
    ]).toEqual([429, true, true]);
    expect(await casesOf('tournamentId', last)).toEqual([]);
    // All together.
    await db
      .update(attempts)
      .set({ tried: rates.reports[0].max })
      .where(eq(attempts.tried, await mostTried()));
    expect((await report(`/tournaments/${last}`)).status).toBe(429);
    await db.delete(attempts);
    expect((await report(`/tournaments/${last}`)).status).toBe(302);
    await db.delete(reportCases);
  });
});

const mostTried = async () =>
  (await env.DB.prepare('select max(tried) as n from attempts').first<{ n: number }>())?.n ?? 0;

async function openOnes(count: number) {
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, ids.ended));
  const made = Array.from({ length: count }, () => newId());
  for (const id of made) await db.insert(tournaments).values({ ...(row as NonNullable<typeof row>), id });
  return made;
}

describe('deciding', () => {
  it('has a form for each kind of thing that is public', async () => {
    const id = await publishedPost();
    await open(`/post/${id}`, 'postId', id);
    await open(`/teams/${ids.haruka}`, 'teamSheetId', ids.haruka);
    await open(`/tournaments/${ids.open}`, 'tournamentId', ids.open);
    const html = await siteAdmin.html('/en/admin/reports');
    for (const button of ['Take post down', 'Hide name', 'Take tournament down'])
      expect(html).toContain(button);
    expect(html).not.toContain('It isn’t public right now.');
  });

  it('is for site admins', async () => {
    expect(locationOf(await host.get('/admin/reports'))).toBe('/error/403');
    expect(locationOf(await queue({ act: 'keep' }, host))).toBe('/en/error/403');
    expect(await siteAdmin.html('/admin/reports')).toContain('href="/admin/reports"');
  });

  it('to keep closes it, and the next report opens another case', async () => {
    const id = await publishedPost();
    const caseId = await open(`/post/${id}`, 'postId', id);
    expect((await queue({ act: 'keep', caseId })).headers.get('Set-Cookie')).toContain('success.reportKept');
    expect((await visitor.get(`/post/${id}`)).status).toBe(200);
    expect((await reportsOf(caseId))[0]?.decidedAt).not.toBeNull();
    await open(`/post/${id}`, 'postId', id);
    expect((await casesOf('postId', id)).map(({ decidedAt }) => decidedAt === null)).toEqual([false, true]);
  });

  it.each<[Record<string, string>, string]>([
    [{ cause: '' }, 'Choose why you’re taking it down.'],
    [{ cause: 'other' }, 'For “Something else”, write the reason.'],
    [{ cause: 'spam', reason: 'い'.repeat(501) }, 'The reason can have up to 500 characters.'],
  ])('to take down needs a reason: %o', async (fields, said) => {
    const id = await publishedPost();
    const caseId = await open(`/post/${id}`, 'postId', id);
    const answer = await queue({ act: 'takeDown', caseId, version: '1', reason: '', ...fields });
    const html = await answer.text();
    expect([answer.status, errorsOf(html)]).toEqual([422, [said]]);
    if (fields.reason) expect(html).toContain(fields.reason);
    expect((await visitor.get(`/post/${id}`)).status).toBe(200);
  });

  it('of nothing, of another version and of odd words does nothing', async () => {
    const id = await publishedPost();
    const caseId = await open(`/post/${id}`, 'postId', id);
    const down = { act: 'takeDown', caseId, version: '1', cause: 'spam' };
    for (const [change, status] of [
      [{ caseId: 'x' }, 404],
      [{ caseId: newId() }, 404],
      [{ act: 'explode' }, 422],
      [{ version: '2' }, 409],
      [{ version: '' }, 409],
      [{ act: 'restore', note: 'x' }, 409],
    ] as const)
      expect((await queue({ ...down, ...change })).status).toBe(status);
    expect((await visitor.get(`/post/${id}`)).status).toBe(200);
  });

  it('takes a post down, tells its author why, and restores it', async () => {
    await db.update(users).set({ locale: 'en' }).where(eq(users.id, ids.kentaUser));
    const id = await publishedPost('消される投稿');
    const before = await env.DB.prepare('select published_at from posts where id = ?').bind(id).first();
    const caseId = await open(`/post/${id}`, 'postId', id);
    await report(`/post/${id}`, { cause: 'spam', text: 'zqreporter' });
    const done = await queue({
      act: 'takeDown',
      caseId,
      version: '1',
      cause: 'spam',
      reason: 'リンクを外してください。',
    });
    expect([locationOf(done), done.headers.get('Set-Cookie')]).toEqual([
      '/en/admin/reports',
      expect.stringContaining('success.takenDown'),
    ]);
    expect((await visitor.get(`/post/${id}`)).status).toBe(404);
    expect((await visitor.get(`/post/${id}.data`)).status).toBe(404);
    expect((await visitor.get(`/post/${id}/card`)).status).toBe(404);
    expect(await listed(id)).toBe(false);
    expect(await visitor.html('/posts?species=garchomp')).not.toContain(`/post/${id}`);
    expect((await report(`/post/${id}`)).status).toBe(404);

    const mail = await mailTo('kenta@example.com', 'taken down');
    expect(mail.text).toContain('消される投稿');
    expect(mail.text).toContain(
      'It’s advertising, or has nothing to do with what this site is for.\nリンクを外してください。',
    );
    expect(mail.text).toContain(`${site}/en/post/${id}/edit`);
    expect(mail.text).toContain('If you disagree');
    // Neither who reported it nor what they wrote.
    expect(mail.text).not.toContain('zqreporter');
    for (const path of ['/en/posts/mine', `/en/post/${id}`]) {
      const html = await kenta.html(path);
      expect(html).toContain('リンクを外してください。');
      expect(html).toContain('Why it was taken down');
      expect(html).not.toContain('zqreporter');
    }

    const history = await siteAdmin.html('/en/admin/reports?show=decided');
    expect(history).toContain('消される投稿');
    expect(history).toContain('Taken down');
    expect((await queue({ act: 'restore', caseId, note: '' }, siteAdmin, '?show=decided')).status).toBe(422);
    const back = await queue({ act: 'restore', caseId, note: '見まちがい' }, siteAdmin, '?show=decided');
    expect(locationOf(back)).toBe('/en/admin/reports?show=decided');
    expect((await visitor.get(`/post/${id}`)).status).toBe(200);
    expect(await listed(id)).toBe(true);
    expect(await visitor.html('/posts?species=garchomp')).toContain(`/post/${id}`);
    expect(await env.DB.prepare('select published_at from posts where id = ?').bind(id).first()).toEqual(
      before,
    );
    await mailTo('kenta@example.com', 'public again');
    expect(await siteAdmin.html('/en/admin/reports?show=decided')).toContain('見まちがい');
    expect((await queue({ act: 'restore', caseId, note: 'x' })).status).toBe(409);
    await db.update(users).set({ locale: null }).where(eq(users.id, ids.kentaUser));
  });

  it('lets the author edit it for another review, after which the old version does not come back', async () => {
    const id = await publishedPost('直す投稿');
    const caseId = await open(`/post/${id}`, 'postId', id);
    await queue({ act: 'takeDown', caseId, version: '1', cause: 'insult' });
    expect(await kenta.html(`/post/${id}`)).toContain('公開を停止しました');
    expect(
      (await sendForm(`/post/${id}/edit`, { ...good({ title: '直した' }), version: '1' }, 'kenta')).status,
    ).toBe(302);
    await decide(id, 2, { intent: 'approve' });
    expect(await visitor.html(`/post/${id}`)).toContain('直した');
    expect((await queue({ act: 'restore', caseId, note: 'x' })).status).toBe(409);
    // Reported anew, it is another decision; the first has nothing to restore any more.
    const second = await open(`/post/${id}`, 'postId', id);
    await queue({ act: 'takeDown', caseId: second, version: '2', cause: 'spam' });
    expect((await queue({ act: 'restore', caseId, note: 'x' })).status).toBe(409);
    expect((await queue({ act: 'restore', caseId: second, note: 'x' })).status).toBe(302);
    expect(await visitor.html(`/post/${id}`)).toContain('直した');
  });

  it('by two at once has one outcome, and the other is told', async () => {
    const other = await makeUser({ siteAdminSince: new Date() });
    for (let round = 0; round < 3; round++) {
      const id = await publishedPost();
      const caseId = await open(`/post/${id}`, 'postId', id);
      const answers = await Promise.all([
        queue({ act: 'takeDown', caseId, version: '1', cause: 'spam' }),
        send(other.jar, '/en/admin/reports', { act: 'keep', caseId }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
      const lost = answers.find(({ status }) => status === 409);
      expect(await lost?.text()).toContain('Another site admin already decided.');
      const [one] = await casesOf('postId', id);
      expect((await visitor.get(`/post/${id}`)).status).toBe(one?.takenDownAt ? 404 : 200);
    }
  });
});

describe('a tournament', () => {
  it('is unpublished, and stays so until a site admin restores it', async () => {
    const [id = ''] = await openOnes(1);
    const caseId = await open(`/tournaments/${id}`, 'tournamentId', id);
    const edit = `/admin/${ids.group}/tournaments/${id}/edit`;
    expect(
      (
        await queue({
          act: 'takeDown',
          caseId,
          version: '1',
          cause: 'other',
          reason: '大会名を直してください。',
        })
      ).status,
    ).toBe(302);
    expect((await visitor.get(`/tournaments/${id}`)).status).toBe(404);
    const mail = await mailTo('host-admin@example.com', '大会の公開を停止しました');
    expect(mail.text).toContain('大会名を直してください。');
    expect(mail.text).toContain(edit);
    expect(await db.select().from(outbox).where(eq(outbox.to, 'moderator@example.com'))).toEqual([]);
    const html = await host.html(edit);
    expect(html).toContain('大会名を直してください。');
    expect(html).not.toContain('state/publish');
    const publish = `/admin/${ids.group}/tournaments/${id}/state/publish`;
    for (const who of [host, siteAdmin])
      expect((await who.post(publish, { sure: 'yes' })).headers.get('Set-Cookie')).toContain(
        'error.saveFailed',
      );
    expect((await visitor.get(`/tournaments/${id}`)).status).toBe(404);
    expect(locationOf(await moderator.get(edit))).toBe('/error/403');

    expect((await queue({ act: 'restore', caseId, note: '直った' })).status).toBe(302);
    expect((await visitor.get(`/tournaments/${id}`)).status).toBe(200);
    expect(await host.html(edit)).not.toContain('大会名を直してください。');
    await host.post(`/admin/${ids.group}/tournaments/${id}/state/unpublish`, { sure: 'yes' });
    expect((await host.post(publish, { sure: 'yes' })).headers.get('Set-Cookie')).toContain(
      'success.published',
    );
  });

  it('that its organizers unpublished themselves has nothing to take down', async () => {
    const [id = ''] = await openOnes(1);
    const caseId = await open(`/tournaments/${id}`, 'tournamentId', id);
    await db.update(tournaments).set({ publishedAt: null }).where(eq(tournaments.id, id));
    expect((await queue({ act: 'takeDown', caseId, version: '1', cause: 'spam' })).status).toBe(409);
    expect(await siteAdmin.html('/en/admin/reports')).toContain('It isn’t public right now.');
    expect((await queue({ act: 'keep', caseId })).status).toBe(302);
  });
});

describe('what goes with what', () => {
  it('a post that its author deletes takes its reports along', async () => {
    const id = await publishedPost();
    await open(`/post/${id}`, 'postId', id);
    expect((await kenta.post(`/post/${id}/delete`)).status).toBe(302);
    expect(await casesOf('postId', id)).toEqual([]);
  });

  it('who reported leaves, and what they said stays of nobody', async () => {
    const reporter = await makeUser();
    const id = await publishedPost();
    const cookie = [...reporter.jar].map((pair) => pair.join('=')).join('; ');
    await report(`/post/${id}`, { cause: 'copied', contact: 'on' }, undefined, { Cookie: cookie });
    const [one] = await casesOf('postId', id);
    expect((await reportsOf(one?.id))[0]?.reporterId).toBe(reporter.id);
    expect(await (await visit(reporter.jar, '/mypage/export')).text()).toContain('"cause": "copied"');
    await send(reporter.jar, '/mypage/account', { currentPassword: demoPassword });
    expect((await reportsOf(one?.id)).map(({ cause, reporterId }) => [cause, reporterId])).toEqual([
      ['copied', null],
    ]);
  });
});

it('site admins are mailed that reports wait, once a day', async () => {
  const told = async () =>
    (await db.select().from(outbox).where(eq(outbox.to, 'site-admin@example.com'))).filter(({ subject }) =>
      subject.includes('通報'),
    ).length;
  await db.delete(operationNotes);
  await sweep();
  await sweep();
  expect(await told()).toBe(1);
  await db
    .update(operationNotes)
    .set({ notedAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(operationNotes.key, 'alarm reports'));
  await sweep();
  expect(await told()).toBe(2);
  await db.update(reportCases).set({ decidedAt: new Date() });
  await db.delete(operationNotes);
  await sweep();
  expect(await told()).toBe(2);
});
