import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { tournaments } from '~/db/schema';
import { ids, worldId } from '../world';
import { errorsOf, locationOf, person, visitor } from './person';
import { admin, db, desk, make, rowOf, typed } from './tournament-form';

const moderator = await person('moderator@example.com');

describe('a new tournament', () => {
  it('starts from what the last one was', async () => {
    const html = await admin.html(`${desk}/new`);
    expect(html).toMatch(/<input[^>]*name="startsAt"[^>]*value="20\d\d-\d\d-\d\dT\d\d:\d\d"/);
    expect(html).toMatch(/<option[^>]*value="Asia\/Tokyo"[^>]*selected/);
    expect((await moderator.get(`${desk}/new`)).headers.get('Location')).toBe('/error/403');
  });

  it('is public at once, in the organizer’s own time zone, found by its name', async () => {
    const id = await make();
    expect(await rowOf(id)).toMatchObject({
      groupId: ids.group,
      game: 'champions',
      regulation: 'champions-m-c',
      scheduledStartAt: new Date('2098-03-01T04:00:00Z'),
      submissionDeadlineAt: new Date('2098-03-01T03:00:00Z'),
      endsAt: new Date('2098-03-01T11:00:00Z'),
      externalUrl: 'https://tonamel.com/competition/XtzgX',
      speciesClause: true,
      isTest: false,
      version: 1,
    });
    const found = await visitor.html(`/tournaments?q=${encodeURIComponent('むーんらいと 春の')}`);
    expect(found).toContain(`/tournaments/${id}"`);
  });

  it('sent three times is one', async () => {
    const before = await db.$count(tournaments);
    const sent = { ...typed, id: newId(), intent: 'draft' };
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(`${desk}/new`, sent)));
    expect(answers.map(locationOf)).toEqual(Array(3).fill(`${desk}/${sent.id}/edit`));
    expect(await db.$count(tournaments)).toBe(before + 1);
    expect((await visitor.get(`/tournaments/${sent.id}`)).status).toBe(404);
    expect(await admin.html(`${desk}?show=draft`)).toContain(sent.id);
  });

  it('under the id of another group’s leaves that one alone', async () => {
    await admin.post(`${desk}/new`, { ...typed, id: ids.closedKind, intent: 'publish' });
    expect((await rowOf(ids.closedKind))?.name).toBe('みなとオフ チャンピオンズ');
  });

  it('may leave deadline and end to the start', async () => {
    const id = await make({ deadlineAt: '', endsAt: '', timeZone: 'America/New_York' });
    expect(await rowOf(id)).toMatchObject({
      scheduledStartAt: new Date('2098-03-01T18:00:00Z'),
      submissionDeadlineAt: new Date('2098-03-01T18:00:00Z'),
      endsAt: new Date('2098-03-02T02:00:00Z'),
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ name: '' }, 'Enter a name.'],
    [{ name: 'あ'.repeat(61) }, 'up to 60 characters'],
    [{ startsAt: '' }, 'Enter the start date and time.'],
    [{ startsAt: 'tomorrow' }, 'That isn’t a valid date and time'],
    [{ deadlineAt: '2098-03-01T13:01' }, 'The deadline must be at or before the start.'],
    [{ endsAt: '2098-03-01T13:00' }, 'The end must be after the start.'],
    [{ regulation: 'champions-z-z' }, 'Choose one.'],
    [{ rule: '' }, 'Choose one.'],
    [{ format: 'hybrid' }, 'Choose one.'],
    [{ sheetKind: 'all' }, 'Choose one.'],
    [{ timeZone: 'Mars/Olympus' }, 'Choose one.'],
    [{ externalUrl: 'javascript:alert(1)' }, 'Enter a URL that starts with https://.'],
    [{ externalUrl: `https://example.com/${'a'.repeat(500)}` }, 'up to 500 characters'],
    [{ placeUrl: 'javascript:alert(1)' }, 'Enter a URL that starts with https://.'],
    [{ place: '館'.repeat(81) }, 'Use up to 80 characters.'],
    [{ capacity: 'many' }, 'Enter a number from 1 to 10000.'],
    [{ capacity: '0' }, 'Enter a number from 1 to 10000.'],
    [{ topCut: '3' }, 'Choose one.'],
    [{ descriptionJa: '案'.repeat(2001) }, 'Use up to 2000 characters.'],
    [{ ruleTextEn: 'r'.repeat(4001) }, 'Use up to 4000 characters.'],
    [{ contact: 'c'.repeat(201) }, 'Use up to 200 characters.'],
  ])('%o is refused beside its field, and nothing typed is lost', async (change, said) => {
    const response = await admin.post(`/en${desk}/new`, { ...typed, ...change });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(errorsOf(html)).toHaveLength(1);
    expect(errorsOf(html)[0]).toContain(said);
    expect(html).toContain(`value="${(change.endsAt ?? typed.endsAt) as string}"`);
    if (!('name' in change)) expect(html).toContain('value="春のダブル杯"');
  });

  it('says all that is wrong at once, names it at the top, and begins at the first', async () => {
    const wrong = {
      ...{
        name: '',
        startsAt: '2098-03-01T13:00',
        deadlineAt: '2098-03-01T14:00',
        endsAt: '2098-03-01T12:00',
      },
      ...{
        placeUrl: 'javascript:alert(1)',
        capacity: 'many',
        banItems: 'いのちのたま',
        allowItems: 'いのちのたま',
      },
    };
    const answer = await admin.post(`${desk}/new`, { ...typed, ...wrong, id: newId(), intent: 'publish' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(errorsOf(html)).toHaveLength(6);
    const summary = /<div class="notice bad error-summary"[\s\S]*?<\/div>/.exec(html)?.[0] ?? '';
    const links = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
    expect(links).toHaveLength(6);
    for (const id of links) expect(html).toMatch(new RegExp(`<(input|textarea)[^>]* id="${id}"`));
    expect(summary).toContain('地図のURL');
    // One field takes the focus: the first, as they stand on the page.
    const focused = [...html.matchAll(/<(?:input|textarea|select)[^>]*autofocus=""[^>]*>/g)].map(String);
    expect(focused).toHaveLength(1);
    expect(focused[0]).toContain('name="name"');
    const noDate = { ...typed, startsAt: 'soon', externalUrl: 'x', id: newId(), intent: 'publish' };
    const second = await (await admin.post(`/en${desk}/new`, noDate)).text();
    expect(errorsOf(second)).toHaveLength(2);
    expect(/<input[^>]*autofocus=""[^>]*>/.exec(second)?.[0]).toContain('name="startsAt"');
  });

  it.each([
    ['8', 8, '<dt>決勝トーナメント</dt><dd>8人</dd>'],
    ['0', 0, '<dt>決勝トーナメント</dt><dd>なし</dd>'],
    ['', null, undefined],
  ])('says how many play in the final bracket: %j', async (topCut, stored, shown) => {
    const id = await make({ topCut });
    expect((await rowOf(id))?.topCut).toBe(stored);
    const page = await visitor.html(`/ja/tournaments/${id}`);
    if (shown) expect(page).toContain(shown);
    else expect(page).not.toContain('決勝トーナメント');
    const form = await admin.html(`${desk}/${id}/edit`);
    const select = /<select[^>]*name="topCut"[\s\S]*?<\/select>/.exec(form)?.[0];
    expect(select?.match(/(?<=value=")\d+(?=" selected)/)?.[0] ?? '').toBe(topCut);
    const answer = await visitor.get(`/api/v1/tournaments/${id}`);
    expect(await answer.json()).toMatchObject({ topCut: stored });
  });

  it('says where it is, how many may come, what it is and by which rules, in the reader’s language', async () => {
    const id = await make({
      format: 'offline',
      place: 'みなとホール 2階',
      placeUrl: 'maps.example.com/harbor',
      capacity: '６４',
      contact: 'host@example.com',
      descriptionJa: '岡山の大会です。<script>alert(1)</script>\nhttps://example.com/setouchi',
      descriptionEn: 'A tournament in Okayama.',
      ruleTextJa: '1本先取です。',
    });
    expect(await rowOf(id)).toMatchObject({
      place: 'みなとホール 2階',
      placeUrl: 'https://maps.example.com/harbor',
      capacity: 64,
      description: { ja: expect.stringContaining('岡山'), en: 'A tournament in Okayama.' },
      ruleText: { ja: '1本先取です。', en: '' },
    });
    const ja = await visitor.html(`/ja/tournaments/${id}`);
    expect(ja).toContain('岡山の大会です。&lt;script&gt;');
    expect(ja).toMatch(/<a[^>]*href="https:\/\/example\.com\/setouchi"[^>]*rel="noopener noreferrer"/);
    expect(ja).toMatch(/<a[^>]*href="https:\/\/maps\.example\.com\/harbor"/);
    expect(ja).toContain('64人');
    expect(ja).toContain('data-local="there"');
    const en = await visitor.html(`/en/tournaments/${id}`);
    expect(en).toContain('A tournament in Okayama.');
    // Written in one language only: it is shown in that, and says so.
    expect(en).toMatch(/<div lang="ja"><div class="linked-text">.*1本先取です。/s);
    const next = await admin.html(`${desk}/new?from=${id}`);
    expect(next).toContain('value="みなとホール 2階"');
    expect(next).toContain('岡山の大会です。');
  });

  it('from one of the past has its picture and the next number', async () => {
    await env.IMAGES.put('thumbnails/moonlight.png', new Uint8Array([1, 2, 3]), {
      httpMetadata: { contentType: 'image/png' },
    });
    const html = await admin.html(`${desk}/new?from=${ids.open}`);
    expect(html).toContain('value="第13回 ムーンライト杯"');
    expect(html).toContain(`name="from" value="${ids.open}"`);
    // Its registration page is not this one's.
    expect(html).not.toContain((await rowOf(ids.open))?.externalUrl ?? 'https://');
    expect(html).toContain('前回のURLは引き継いでいません');
    expect(await admin.html(`/en${desk}/new?from=${ids.open}`)).toContain('URL isn’t copied');
    expect(await admin.html(`${desk}/new`)).not.toContain('前回のURLは引き継いでいません');
    const id = await make({ from: ids.open });
    const key = (await rowOf(id))?.thumbnailKey ?? '';
    expect(key).toMatch(new RegExp(`^thumbnails/${id}/`));
    expect((await env.IMAGES.get(key))?.httpMetadata?.contentType).toBe('image/png');
    expect(await admin.html(`${desk}/new?from=${ids.closedKind}`)).not.toContain('name="from"');
  });

  it('at a time that the clocks skip is asked about', async () => {
    const skipped = {
      ...typed,
      id: newId(),
      timeZone: 'Europe/London',
      deadlineAt: '',
      endsAt: '',
      startsAt: '2098-03-30T01:30',
    };
    const asked = await (await admin.post(`/en${desk}/new`, skipped)).text();
    expect(asked).toContain('this time doesn’t exist');
    expect(asked).toContain('02:30');
    const confirmation = /name="confirmation" value="([^"]*)"/.exec(asked)?.[1] ?? '';
    const response = await admin.post(`/en${desk}/new`, { ...skipped, confirmation });
    expect(locationOf(response)).toBe(`/en${desk}/${skipped.id}/share`);
  });
});

describe('editing', () => {
  const seenIn = (html: string) => ({
    version: /name="version" value="(\d+)"/.exec(html)?.[1] ?? '',
    seen: (/name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"'),
  });

  it('saves, and the page and the search follow', async () => {
    const id = await make();
    const path = `${desk}/${id}/edit`;
    const seen = seenIn(await admin.html(path));
    const response = await admin.post(path, {
      ...typed,
      ...seen,
      name: '夏のダブル杯',
      regulation: 'sv-own',
    });
    expect(locationOf(response)).toBe(path);
    expect(await rowOf(id)).toMatchObject({ name: '夏のダブル杯', game: 'sv', regulation: null, version: 2 });
    expect(await visitor.html(`/tournaments?q=${encodeURIComponent('夏のだぶる')}`)).toContain(id);
  });

  it('of a date is asked about once teams are in, and then saved', async () => {
    const path = `${desk}/${ids.test}/edit`;
    const html = await admin.html(path);
    const now = await rowOf(ids.test);
    const values = {
      ...JSON.parse(seenIn(html).seen),
      startsAt: '2098-05-05T10:00',
      endsAt: '2098-05-05T20:00',
    };
    await db.run(
      `update team_sheets set tournament_id = '${ids.test}' where id = '${worldId('harukaopen')}'`,
    );
    const sent = { ...values, ...seenIn(html) };
    const asked = await admin.post(path, sent);
    expect(asked.status).toBe(422);
    const text = await asked.text();
    expect(text).toContain('すでに1チームが提出されています');
    expect(text).toContain('日程を変えると');
    expect(text).toContain('value="2098-05-05T10:00"');
    expect((await rowOf(ids.test))?.scheduledStartAt).toEqual(now?.scheduledStartAt);
    const confirmation = /name="confirmation" value="([^"]*)"/.exec(text)?.[1] ?? '';
    // Another date than the one that was confirmed is asked about anew.
    expect((await admin.post(path, { ...sent, startsAt: '2098-05-05T11:00', confirmation })).status).toBe(
      422,
    );
    expect((await admin.post(path, { ...sent, confirmation })).status).toBe(302);
    expect((await rowOf(ids.test))?.scheduledStartAt).toEqual(new Date('2098-05-05T01:00:00Z'));
  });

  it('by two at once shows both values and loses neither', async () => {
    const id = await make();
    const path = `/en${desk}/${id}/edit`;
    const seen = seenIn(await admin.html(path));
    const other = await person('site-admin@example.com');
    await other.post(path, { ...typed, ...seen, name: 'Their name', rule: 'single' });

    const mine = { ...typed, ...seen, name: 'My name' };
    const answer = await admin.post(path, mine);
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain('Someone else (or another screen) saved first');
    expect(html).toContain('Their name');
    expect(html).toContain('My name');
    expect((await rowOf(id))?.name).toBe('Their name');
    // What I did not touch is theirs, unless I say otherwise.
    const chosen = (unit: string) =>
      [...html.matchAll(/<input[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => tag.includes(`name="choice-${unit}"`) && tag.includes('checked'))
        .map((tag) => /value="(\w+)"/.exec(tag)?.[1]);
    expect([chosen('rule'), chosen('name')]).toEqual([['theirs'], ['mine']]);

    const choice = { ...mine, ...seenIn(html), 'choice-name': 'mine', 'choice-rule': 'theirs' };
    expect((await admin.post(path, choice)).status).toBe(302);
    expect(await rowOf(id)).toMatchObject({ name: 'My name', rule: 'single', version: 3 });
  });

  it('twice by the same press is no conflict', async () => {
    const id = await make();
    const path = `${desk}/${id}/edit`;
    const sent = { ...typed, ...seenIn(await admin.html(path)), name: '一度だけ' };
    const answers = await Promise.all([admin.post(path, sent), admin.post(path, sent)]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect(await rowOf(id)).toMatchObject({ name: '一度だけ', version: 2 });
  });

  it('is for the admins of its own group', async () => {
    expect(locationOf(await moderator.get(`${desk}/${ids.open}/edit`))).toBe('/error/403');
    expect(locationOf(await moderator.post(`${desk}/${ids.open}/edit`, typed))).toBe('/error/403');
    expect((await admin.get(`${desk}/${ids.closedKind}/edit`)).status).toBe(404);
    expect((await admin.post(`${desk}/${ids.closedKind}/edit`, typed)).status).toBe(404);
  });
});

describe('one button', () => {
  it.each([
    ['unpublish', 'publishedAt', null],
    ['publish', 'publishedAt', 'set'],
    ['stop-submission', 'submissionClosedAt', 'set'],
    ['resume-submission', 'submissionClosedAt', null],
    ['close-entry', 'entryClosedAt', 'set'],
    ['open-entry', 'entryClosedAt', null],
    ['archive', 'archivedAt', 'set'],
    ['restore', 'archivedAt', null],
  ] as const)('%s', async (change, column, expected) => {
    const path = `${desk}/${ids.ended}/state/${change}`;
    expect(await admin.html(`/en${path}`)).toContain('8 teams have been submitted to this tournament');
    const before = await rowOf(ids.ended);
    expect(locationOf(await admin.post(path))).toBe(path);
    expect(await rowOf(ids.ended)).toEqual(before);
    expect(locationOf(await admin.post(path, { sure: 'yes' }))).toBe(`${desk}/${ids.ended}/edit`);
    const value = (await rowOf(ids.ended))?.[column];
    if (expected === null) expect(value).toBeNull();
    else expect(value).toBeInstanceOf(Date);
    expect(locationOf(await moderator.post(path, { sure: 'yes' }))).toBe('/error/403');
  });

  it('deletes what has no teams, and its picture', async () => {
    const id = await make();
    await env.IMAGES.put('thumbnails/gone', new Uint8Array([1]));
    await db.update(tournaments).set({ thumbnailKey: 'thumbnails/gone' }).where(eq(tournaments.id, id));
    expect(locationOf(await admin.post(`${desk}/${id}/state/delete`, { sure: 'yes' }))).toBe(desk);
    expect(await rowOf(id)).toBeUndefined();
    expect(await env.IMAGES.head('thumbnails/gone')).toBeNull();
  });

  it('never deletes what has teams', async () => {
    const path = `${desk}/${ids.running}/state/delete`;
    expect(await admin.html(path)).toContain('削除できません');
    expect(locationOf(await admin.post(path, { sure: 'yes' }))).toBe(path);
    expect(await rowOf(ids.running)).toBeDefined();
  });

  it('does nothing to another group’s, nor anything unknown', async () => {
    expect((await admin.post(`${desk}/${ids.closedKind}/state/delete`, { sure: 'yes' })).status).toBe(404);
    expect((await admin.get(`${desk}/${ids.open}/state/explode`)).status).toBe(404);
    expect(await rowOf(ids.closedKind)).toBeDefined();
  });
});

it('the list has its filters, its search and its pages', async () => {
  expect(await admin.html(`${desk}?show=past`)).toContain('第10回 ムーンライト杯');
  expect(await admin.html(`${desk}?show=past`)).not.toContain('第11回 ムーンライト杯');
  expect(await admin.html(`${desk}?show=archived`)).toContain('アーカイブした大会はありません');
  expect(await admin.html(`${desk}?q=${encodeURIComponent('１１回')}`)).toContain('第11回 ムーンライト杯');
  expect((await admin.get(`${desk}?page=99&show=nonsense&q=%00`)).status).toBe(200);
  const seen = await moderator.html(desk);
  expect(seen).toContain('第11回 ムーンライト杯');
  expect(seen).not.toContain('/edit"');
});
