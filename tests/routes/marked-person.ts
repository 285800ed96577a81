import { env } from 'cloudflare:workers';
import { roomOf } from '~/broadcast/room/room';
import { blankScene, blankSide, type Scene } from '~/broadcast/scene';
import { firstOf } from '~/broadcast/stream';
import { newId } from '~/db/ids';
import * as schema from '~/db/schema';
import { sampleIdOf } from '~/readings/sample-id';
import { ids } from '../world';
import { akariReading, teamSheet } from '../world-sheets';
import { db, makeUser } from './account';

/** Stands in everything that a person has written, or that was written of them. */
export const mark = 'QQMARKQQ';
/** Stands in what they wrote for a group, of others' things: it stays, and names nobody. */
export const staffMark = 'QQSTAFFQQ';

const hour = 3_600_000;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);

async function tournament(change: Partial<typeof schema.tournaments.$inferInsert>) {
  const [row] = await db.select().from(schema.tournaments).limit(1);
  const id = newId();
  await db
    .insert(schema.tournaments)
    .values({ ...(row as NonNullable<typeof row>), id, groupId: ids.group, ...change });
  return id;
}

async function put(key: string) {
  await env.IMAGES.put(key, mark);
  await env.IMAGES.put(`${key}/phone`, mark);
  return key;
}

async function reading() {
  const id = newId();
  const result = structuredClone(akariReading);
  for (const { ability } of result.members) ability.raw = mark;
  const imageKey = await put(`readings/${id}`);
  await db.insert(schema.readings).values({
    ...{ id, imageKey, imageType: 'image/jpeg', imageBytes: 9, state: 'done', result },
    ...{ queuedAt: new Date(), engineVersion: 'x', talliedAt: new Date() },
  });
  const sample = sampleIdOf(env.SESSION_SECRET, id);
  await db.insert(schema.readingSamples).values({
    ...{ id: sample, imageKey: await put(`samples/${sample}`), imageType: 'image/jpeg', game: 'sv', result },
    ...{ members: [{ species: 'garchomp', ability: mark }], keptAt: new Date() },
  });
  return id;
}

/** An account of which there is something in every table, in the storage and in a broadcast room. */
export async function makeMarkedPerson(tag = '') {
  const person = await makeUser({
    email: `${mark.toLowerCase()}${tag}@example.com`,
    displayName: mark,
    saidName: mark,
    discordId: mark,
    twitterId: mark,
    tonamelId: mark,
    googleSubject: mark + tag,
  });
  const { id: userId, email } = person;
  const other = await makeUser();
  const tournaments = {
    over: await tournament({
      scheduledStartAt: fromNow(-9 * hour),
      endsAt: fromNow(-hour),
      submissionDeadlineAt: fromNow(-9 * hour),
    }),
    on: await tournament({
      scheduledStartAt: fromNow(-hour),
      endsAt: fromNow(hour),
      submissionDeadlineAt: fromNow(-hour),
    }),
    open: await tournament({
      scheduledStartAt: fromNow(9 * hour),
      endsAt: fromNow(20 * hour),
      submissionDeadlineAt: fromNow(hour),
    }),
  };
  const sheets = {} as Record<keyof typeof tournaments, string>;
  for (const [when, tournamentId] of Object.entries(tournaments)) {
    const [readingId, secondReadingId, earlier] = [await reading(), await reading(), await reading()];
    const sheet = teamSheet(
      {
        id: newId(),
        tournamentId,
        ownerId: userId,
        submissionKey: `${mark}${newId()}`,
        editKeyHash: mark,
        displayName: mark,
        saidName: mark,
        hiddenName: mark,
        discordId: mark,
        twitterId: mark,
        tonamelId: mark,
        teamCode: mark,
        readingId,
        secondReadingId,
        isPublic: true,
        improvesReading: true,
      },
      Date.now(),
    );
    // A name that nobody knows, as the player typed it.
    if (when !== 'on') sheet.members = sheet.members.map((member) => ({ ...member, item: mark }));
    sheets[when as keyof typeof sheets] = sheet.id;
    await db.insert(schema.teamSheets).values(sheet);
    await db.insert(schema.teamRevisions).values({
      ...{ teamSheetId: sheet.id, revision: 1, byUserId: userId, by: 'player', reason: mark },
      snapshot: { ...sheet, readingId: earlier },
    });
    await db.insert(schema.lateLinks).values({
      ...{ id: newId(), tournamentId, playerName: mark, tokenHash: newId(), reason: mark },
      ...{ validUntil: fromNow(hour), byUserId: other.id, teamSheetId: sheet.id },
    });
    await db.insert(schema.staffActions).values([
      { teamSheetId: sheet.id, byUserId: other.id, action: 'unlock', reason: mark },
      { teamSheetId: sheet.id, byUserId: userId, by: 'player', action: 'withdraw', reason: mark },
    ]);
  }
  for (const [when, teamSheetId] of Object.entries(sheets)) {
    const entrantId = newId();
    await db.insert(schema.entrants).values({
      ...{ id: entrantId, tournamentId: tournaments[when as keyof typeof tournaments], position: 1 },
      ...{ name: mark, reading: mark, tonamelId: mark, discordId: mark, twitterId: mark, seat: mark },
      // Told by staff, or by the IDs alone.
      teamSheetId: when === 'on' ? teamSheetId : null,
    });
    await db
      .insert(schema.playerNotes)
      .values({ id: newId(), tournamentId: tournaments.on, entrantId, penalty: mark, text: mark });
  }
  await db.insert(schema.playerNotes).values([
    ...Object.entries(sheets).map(([when, teamSheetId]) => ({
      ...{ id: newId(), tournamentId: tournaments[when as keyof typeof tournaments], teamSheetId },
      ...{ byUserId: other.id, penalty: mark, text: mark },
    })),
    {
      ...{ id: newId(), tournamentId: ids.running, teamSheetId: ids.kenta, byUserId: userId },
      ...{ penalty: staffMark, text: staffMark, takenBackById: userId, takenBackAt: new Date() },
    },
  ]);
  await db.insert(schema.sheetChecks).values([
    { teamSheetId: sheets.over, revision: 1, byUserId: other.id },
    { teamSheetId: ids.kenta, revision: 70 + tag.length, byUserId: userId },
  ]);
  await db.insert(schema.checkDraws).values({
    ...{ id: newId(), tournamentId: tournaments.on, seed: 'seed', teamSheetIds: [sheets.on], among: 1 },
    byUserId: userId,
  });
  await db.insert(schema.standings).values({ teamSheetId: sheets.over, wins: 5, losses: 2, rank: 4 });
  await db.insert(schema.sessions).values({
    tokenHash: mark + tag,
    userId,
    userAgent: mark,
    lastSeenAt: new Date(),
    expiresAt: fromNow(hour),
  });
  await db.insert(schema.passkeys).values({
    ...{ id: newId(), userId, credentialId: mark + tag, publicKey: mark, transports: [mark], name: mark },
  });
  await db.insert(schema.recoveryCodes).values({ codeHash: mark + tag, userId });
  await db
    .insert(schema.challenges)
    .values({ challengeHash: mark + tag, purpose: 'add', userId, expiresAt: fromNow(hour) });
  const link = { expiresAt: fromNow(hour), createdAt: new Date() };
  await db.insert(schema.mailLinks).values([
    {
      ...link,
      tokenHash: `${mark}1${tag}`,
      purpose: 'resetPassword',
      email,
      displayName: mark,
      passwordHash: mark,
    },
    { ...link, tokenHash: `${mark}2${tag}`, purpose: 'changeEmail', email: `new-${email}`, userId },
  ]);
  await db.insert(schema.earlierEmails).values({ userId, email: `old-${email}`, expiresAt: fromNow(-hour) });
  await db.insert(schema.outbox).values([
    { to: `old-${email}`, subject: mark, text: mark },
    { to: email, subject: mark, text: mark, headers: { [mark]: mark }, once: mark + tag },
    { to: `new-${email}`, subject: mark, text: mark },
  ]);
  await db
    .insert(schema.members)
    .values({ groupId: ids.group, userId, role: 'moderator', displayName: mark, tonamelId: mark });
  await db.insert(schema.roleRequests).values([
    {
      id: newId(),
      userId,
      kind: 'newGroup',
      groupName: mark,
      role: 'admin',
      purpose: mark,
      links: mark,
      answer: mark,
    },
    {
      ...{ id: newId(), userId: other.id, kind: 'join', groupId: ids.group, role: 'moderator', purpose: 'x' },
      ...{ decidedById: userId, approvedAt: new Date(), answer: staffMark },
    },
  ]);
  await db
    .insert(schema.groupTokens)
    .values({ id: newId(), groupId: ids.group, name: mark, tokenHash: mark + tag, createdById: userId });
  await db.insert(schema.mailChoices).values({ userId, topic: 'results', isOn: false, chosenAt: new Date() });
  await db.insert(schema.calendarLinks).values({ userId, tokenHash: mark + tag });
  await db.insert(schema.teamRevisions).values({
    ...{
      teamSheetId: ids.kenta,
      revision: 70 + tag.length,
      byUserId: userId,
      by: 'staff',
      reason: staffMark,
      snapshot: {},
    },
  });
  await db
    .insert(schema.staffActions)
    .values({ teamSheetId: ids.kenta, byUserId: userId, action: 'withdraw', reason: staffMark });
  await db.insert(schema.lateLinks).values({
    ...{ id: newId(), tournamentId: ids.ended, playerName: staffMark, tokenHash: newId(), reason: staffMark },
    ...{ validUntil: fromNow(hour), byUserId: userId },
  });
  await db.insert(schema.resultSaves).values({ tournamentId: ids.ended, byUserId: userId, changes: [] });
  const [regulation] = await db.select().from(schema.regulationTexts).limit(1);
  await db.insert(schema.regulationTexts).values({
    ...{ regulation: staffMark, source: regulation?.source ?? ({} as never), takenBackAt: new Date() },
    ...{ byUserId: userId, takenBackById: userId },
  });
  const post = newId();
  await db.insert(schema.posts).values({
    id: post,
    submissionKey: mark + tag,
    authorId: userId,
    approvedVersion: 1,
    publishedAt: new Date(),
    regulationKey: mark,
  });
  const [uploaded, unused] = [newId(), newId()];
  const size = { width: 1, height: 1, imageType: 'image/png' };
  await db.insert(schema.postPictures).values([
    {
      ...size,
      id: uploaded,
      ownerId: userId,
      postId: post,
      sourceUrl: mark,
      imageKey: await put(`posts/${uploaded}`),
      publishedAt: new Date(),
    },
    { ...size, id: unused, ownerId: userId, imageKey: await put(`posts/${unused}`) },
    {
      ...size,
      id: newId(),
      postId: post,
      cardOfVersion: 1,
      imageKey: await put(`cards/${post}-1`),
      publishedAt: new Date(),
    },
  ]);
  await db.insert(schema.postVersions).values({
    ...{
      postId: post,
      version: 1,
      title: mark,
      description: mark,
      rule: 'double',
      regulation: mark,
      externalUrl: mark,
    },
    ...{
      species: [mark],
      pictureIds: [mark],
      imageUrl: mark,
      teamCode: mark,
      reason: mark,
      teamSheetId: sheets.over,
      approvedAt: new Date(),
    },
  });
  await db
    .insert(schema.postSpecies)
    .values({ species: mark, postId: post, publishedAt: new Date(), favoriteCount: 0 });
  const [liked] = await db.select().from(schema.posts).limit(1);
  await db.insert(schema.favorites).values({ userId, postId: liked?.id ?? post });
  const [reviewed] = await db.select().from(schema.postVersions).limit(1);
  await db.insert(schema.postVersions).values({
    ...(reviewed as NonNullable<typeof reviewed>),
    ...{ version: 70 + tag.length, reviewedById: userId, reason: staffMark, rejectedAt: new Date() },
  });

  const decided = { decidedAt: new Date(), takenDownAt: new Date(), restoredAt: new Date() };
  const ofThem = { ...decided, decidedById: other.id, restoredById: other.id, reason: mark, note: mark };
  const byThem = {
    ...decided,
    decidedById: userId,
    restoredById: userId,
    reason: staffMark,
    note: staffMark,
  };
  for (const row of [
    { ...ofThem, kind: 'post', postId: post },
    { ...ofThem, kind: 'team', teamSheetId: sheets.over },
    { ...byThem, kind: 'team', teamSheetId: ids.kenta },
  ] as const) {
    const caseId = newId();
    await db.insert(schema.reportCases).values({ ...row, id: caseId });
    const [text, reporterId] = row.reason === mark ? [mark, other.id] : [staffMark, userId];
    await db.insert(schema.reports).values({ id: newId(), caseId, cause: 'other', text, reporterId });
  }

  const of = firstOf(ids.group);
  const room = roomOf(env, of);
  const me = { id: userId, name: mark };
  const scene = (change: Partial<Scene>): Scene => ({
    ...blankScene,
    ...{ kind: 'match', tournamentId: tournaments.on, casters: [{ name: mark, handle: `@${mark}` }] },
    sides: [
      { ...blankSide, player: mark, score: 1, teamSheetId: sheets.on, color: null },
      { ...blankSide, player: mark, score: 0, teamSheetId: null, color: null },
    ],
    ...change,
  });
  for (const one of [
    scene({}),
    scene({ kind: 'versus' }),
    scene({ kind: 'standings', tournamentId: tournaments.over }),
  ]) {
    const seen = (await room.state(of, me))?.desk.draft;
    await room.operate(of, { type: 'take', seen, scene: one }, me);
  }
  return { ...person, other, sheets, tournaments, post };
}
