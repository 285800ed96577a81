import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { MailTopic } from '~/accounts/mail-choices/topics';
import type { Proof } from '~/accounts/proof';
import type { BroadcastEvent } from '~/broadcast/event';
import type { Scene } from '~/broadcast/scene';
import type { StreamNumber } from '~/broadcast/stream';
import type { Role } from '~/groups/permission';
import type { LoggedAct } from '~/groups/staff-act';
import type { TokenScope } from '~/groups/tokens/scopes';
import type { Locale } from '~/locales/locale';
import type { CountKind } from '~/log/count';
import type { Game } from '~/pokedex/game';
import type { HouseRules } from '~/pokedex/house-rules';
import type { TeamMember } from '~/pokedex/member';
import type { RegulationSource } from '~/pokedex/regulation';
import type { PostRule } from '~/posts/post';
import type { FailureReason, ReadField, ReadingResult, ReadOutcome } from '~/readings/reading';
import type { ResultChange } from '~/results/result';
import type { Format, InBothLanguages, Rule, SheetKind } from '~/tournaments/tournament';
import type { UsageCount, UsageKind } from '~/usage/usage';
import type { ForgottenPeople } from './forgotten-people';
import { holdFreeName } from './free-names';
import type { NoticeKind } from './notice-kind';

// Facts, not flags: what happened is kept as the instant at which it happened (UTC, milliseconds).
const instant = () => integer({ mode: 'timestamp_ms' });
const createdAt = () => instant().notNull().default(sql`(unixepoch('subsec') * 1000)`);

export const groups = sqliteTable('groups', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** What its judges may note of a player, in its own words; null: the usual ones (see penalty-kinds.ts). */
  penaltyKinds: text({ mode: 'json' }).$type<string[]>(),
  /** Of its own or of a sponsor: where the storage has the picture that its overlays show. */
  logoKey: text(),
  createdAt: createdAt(),
});

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    emailVerifiedAt: instant(),
    /** None for those who only sign in with Google. */
    passwordHash: text(),
    /** The `sub` of the linked Google account. */
    googleSubject: text(),
    /** In which mails are written; none: as the request that causes them. */
    locale: text().$type<Locale>(),
    displayName: text().notNull().default(''),
    saidName: text().notNull().default(''),
    discordId: text().notNull().default(''),
    twitterId: text().notNull().default(''),
    tonamelId: text().notNull().default(''),
    siteAdminSince: instant(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('users_email').on(t.email), uniqueIndex('users_google').on(t.googleSubject)],
);

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the random token in the cookie. */
    tokenHash: text().primaryKey(),
    /** By which it is named on a page: neither the token nor its hash. */
    id: text().notNull().default(sql`(lower(hex(randomblob(13))))`),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text().notNull().default(''),
    /** What proved who it is when it began; none: it is from before this was kept. */
    proof: text().$type<Proof>(),
    /** When they last proved it, by whatever means. */
    provenAt: instant(),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('sessions_id').on(t.id),
    index('sessions_user').on(t.userId),
    index('sessions_expires').on(t.expiresAt),
  ],
);

/** Keys that stay on their owner's devices: here is only what they are checked by (WebAuthn). */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** By which it is named on a page. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the device names it, base64url. */
    credentialId: text().notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often the device signed by it, where the device counts; one that goes back was copied. */
    counter: integer().notNull().default(0),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Its owner's devices share it. */
    isBackedUp: integer({ mode: 'boolean' }).notNull().default(false),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** In place of a passkey that was lost, once each. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    /** SHA-256: a code has 120 random bits. */
    codeHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** None: it is from before this was kept. */
    createdAt: instant(),
    usedAt: instant(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/** What a passkey has to sign. Used once, then gone. */
export const challenges = sqliteTable(
  'challenges',
  {
    /** SHA-256 of the random challenge. */
    challengeHash: text().primaryKey(),
    purpose: text({ enum: ['signIn', 'confirm', 'add'] }).notNull(),
    /** Whose; of a sign-in nobody's yet. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('challenges_expires').on(t.expiresAt),
    index('challenges_user').on(t.userId).where(sql`user_id is not null`),
  ],
);

/** By which an account's own calendar is read; an account has one at most. */
export const calendarLinks = sqliteTable('calendar_links', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the random secret in its URL, which is shown once. */
  tokenHash: text().notNull().unique('calendar_links_hash'),
  createdAt: createdAt(),
});

/** Of which kinds of mail an account wants none, or some that others are not sent; without a row it is as for everybody. */
export const mailChoices = sqliteTable(
  'mail_choices',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().$type<MailTopic>().notNull(),
    isOn: integer({ mode: 'boolean' }).notNull(),
    chosenAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic] })],
);

export const attempts = sqliteTable(
  'attempts',
  {
    key: text().primaryKey(),
    tried: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (t) => [index('attempts_end').on(t.endsAt)],
);

/** Whoever opens one reads that mailbox. Used once, then gone. */
export const mailLinks = sqliteTable(
  'mail_links',
  {
    /** SHA-256 of the random token in the link. */
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['signUp', 'resetPassword', 'changeEmail'] }).notNull(),
    email: text().notNull(),
    displayName: text(),
    passwordHash: text(),
    /** Of a change of address: whose; `email` is the new one. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('mail_links_email').on(t.email),
    index('mail_links_expires').on(t.expiresAt),
    index('mail_links_user').on(t.userId).where(sql`user_id is not null`),
  ],
);

/** Addresses that an account had: until its time is over each may take the account back, and no other account gets it. */
export const earlierEmails = sqliteTable(
  'earlier_emails',
  {
    /** Counts up: of two, the one that was left first goes before the other. */
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('earlier_emails_user').on(t.userId),
    index('earlier_emails_email').on(t.email),
    index('earlier_emails_expires').on(t.expiresAt),
  ],
);

/** On one's own machine mails end here; /dev/outbox shows them. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    headers: text({ mode: 'json' }).$type<Record<string, string>>(),
    /** As the API takes it: a second mail of that key is none. */
    once: text(),
    createdAt: createdAt(),
  },
  (t) => [index('outbox_created').on(t.createdAt), uniqueIndex('outbox_once').on(t.once)],
);

export const members = sqliteTable(
  'members',
  {
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    /** As the group knows them; an account may be called otherwise. */
    displayName: text().notNull().default(''),
    tonamelId: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index('members_user').on(t.userId)],
);

export const roleRequests = sqliteTable(
  'role_requests',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['newGroup', 'join'] }).notNull(),
    /** The group to join, or the one that was made of the request. */
    groupId: text().references(() => groups.id, { onDelete: 'cascade' }),
    groupName: text().notNull().default(''),
    role: text().$type<Role>().notNull(),
    purpose: text().notNull(),
    links: text().notNull().default(''),
    createdAt: createdAt(),
    approvedAt: instant(),
    declinedAt: instant(),
    withdrawnAt: instant(),
    decidedById: text().references(() => users.id, { onDelete: 'set null' }),
    answer: text().notNull().default(''),
  },
  (t) => [
    index('role_requests_user').on(t.userId, t.createdAt),
    index('role_requests_open').on(t.createdAt).where(sql`approved_at is null and declined_at is null`),
    index('role_requests_decided')
      .on(t.createdAt)
      .where(sql`coalesce(approved_at, declined_at, withdrawn_at) is not null`),
    index('role_requests_decider').on(t.decidedById).where(sql`decided_by_id is not null`),
  ],
);

export const tournaments = sqliteTable(
  'tournaments',
  {
    id: text().primaryKey(),
    groupId: text()
      .notNull()
      .references(() => groups.id),
    name: text().notNull(),
    /** What overlays in English call it; empty: as `name`. */
    nameEn: text().notNull().default(''),
    rule: text().$type<Rule>().notNull(),
    game: text().$type<Game>().notNull(),
    regulation: text(),
    format: text().$type<Format>().notNull(),
    sheetKind: text().$type<SheetKind>().notNull(),
    /** The same species twice is refused, unless the organizer's own rule allows it. */
    speciesClause: integer({ mode: 'boolean' }).notNull().default(true),
    houseRules: text({ mode: 'json' }).$type<HouseRules>(),
    /** A sheet that breaks the rules is refused, where it is certain; else its player is warned. */
    isStrict: integer({ mode: 'boolean' }).notNull().default(false),
    /** One player may hand in several sheets; else the page leads whoever has one to it. */
    allowsSeveral: integer({ mode: 'boolean' }).notNull().default(false),
    submissionDeadlineAt: instant().notNull(),
    scheduledStartAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** IANA name; instants are shown in it to readers whose own zone is unknown. */
    timeZone: text().notNull().default('Asia/Tokyo'),
    externalUrl: text(),
    /** Where it is played: a name, and where a map shows it. */
    place: text().notNull().default(''),
    placeUrl: text(),
    /** How many may enter. */
    capacity: integer(),
    /** What it is, and the organizer's own rules, in their words. */
    description: text({ mode: 'json' }).$type<InBothLanguages>(),
    ruleText: text({ mode: 'json' }).$type<InBothLanguages>(),
    /** To whom players turn: an address, a name on Discord, a page. */
    contact: text().notNull().default(''),
    thumbnailKey: text(),
    isTest: integer({ mode: 'boolean' }).notNull().default(false),
    publishedAt: instant(),
    entryClosedAt: instant(),
    /** The organizer's switch: submission is closed by hand before the deadline. */
    submissionClosedAt: instant(),
    resultsPublishedAt: instant(),
    archivedAt: instant(),
    canceledAt: instant(),
    cancelReason: text().notNull().default(''),
    /** A sheet of somebody who is not among its entrants is refused; else it is marked for staff. */
    entrantsOnly: integer({ mode: 'boolean' }).notNull().default(false),
    /** When players say that they are there; null: nobody asks them to. */
    checkInOpensAt: instant(),
    checkInClosesAt: instant(),
    /** When those whose sheets are missing were last mailed. */
    remindedAt: instant(),
    /** The screen in the hall names those whose sheets are missing; else it counts them. */
    namesMissing: integer({ mode: 'boolean' }).notNull().default(false),
    /** Name and group name, folded; written whenever one of them is. */
    searchText: text().notNull().default(''),
    /** Counts up with each edit, so that two organizers never overwrite each other silently. */
    version: integer().notNull().default(1),
    /** Counts up with whatever calendars and feeds tell of it, and of whether it is public (see `retold`); */
    tellings: integer().notNull().default(0),
    /** and when that was last; null: it is as it was made. */
    toldAt: instant(),
    /** Counts up with whatever its statistics rest on, from the end on (see noteChange); */
    changes: integer().notNull().default(0),
    /** and how far it had come when they were last counted. */
    countedChanges: integer(),
    /** When the last of its sheets lost the players' IDs (see retention.ts). */
    idsRemovedAt: instant(),
    /** When the last of its sheets' histories left the database (see move-histories). */
    historiesMovedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('tournaments_with_ids').on(t.endsAt).where(sql`ids_removed_at is null`),
    index('tournaments_with_histories').on(t.endsAt).where(sql`histories_moved_at is null`),
    index('tournaments_uncounted').on(t.endsAt).where(sql`counted_changes is not changes`),
    index('tournaments_start').on(t.scheduledStartAt),
    index('tournaments_end').on(t.endsAt),
    index('tournaments_deadline').on(t.submissionDeadlineAt),
    index('tournaments_publication').on(t.publishedAt),
    index('tournaments_group').on(t.groupId, t.scheduledStartAt),
  ],
);

/** Of what was public and is no more before its end, also where it was deleted: calendars say that it is off, nameless. */
export const withdrawnTournaments = sqliteTable(
  'withdrawn_tournaments',
  {
    tournamentId: text().primaryKey(),
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** As they were public. */
    submissionDeadlineAt: instant().notNull(),
    scheduledStartAt: instant().notNull(),
    endsAt: instant().notNull(),
    tellings: integer().notNull(),
    withdrawnAt: instant().notNull(),
  },
  (t) => [
    index('withdrawn_tournaments_group').on(t.groupId, t.scheduledStartAt),
    index('withdrawn_tournaments_end').on(t.endsAt),
  ],
);

/** Who is to play, as the organizers listed them; a tournament without any has no roster. */
export const entrants = sqliteTable(
  'entrants',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** How the name is read, in kana. */
    reading: text().notNull().default(''),
    tonamelId: text().notNull().default(''),
    discordId: text().notNull().default(''),
    twitterId: text().notNull().default(''),
    seed: integer(),
    /** Where they sit: a number, or as the hall calls it. */
    seat: text().notNull().default(''),
    /** Their place in the list. */
    position: integer().notNull(),
    /** The sheet that staff say is theirs; else IDs and name tell (see match-entrants.ts). */
    teamSheetId: text().references(() => teamSheets.id, { onDelete: 'set null' }),
    /** Sheets that staff say are somebody else's. */
    otherSheetIds: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    droppedAt: instant(),
    checkedInAt: instant(),
    checkedInBy: text({ enum: ['player', 'staff'] }),
    createdAt: createdAt(),
  },
  (t) => [
    index('entrants_tournament').on(t.tournamentId, t.position),
    index('entrants_sheet').on(t.teamSheetId).where(sql`team_sheet_id is not null`),
  ],
);

/** By which one player may hand in after the deadline. */
export const lateLinks = sqliteTable(
  'late_links',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    /** For whom. */
    playerName: text().notNull(),
    entrantId: text().references(() => entrants.id, { onDelete: 'set null' }),
    /** SHA-256 of the random token in the link, which is shown once. */
    tokenHash: text().notNull(),
    validUntil: instant().notNull(),
    reason: text().notNull(),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    revokedAt: instant(),
    /** What was handed in by it: it lets in one sheet. */
    teamSheetId: text().references(() => teamSheets.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('late_links_hash').on(t.tokenHash),
    index('late_links_tournament').on(t.tournamentId, t.createdAt),
    index('late_links_entrant').on(t.entrantId).where(sql`entrant_id is not null`),
    index('late_links_sheet').on(t.teamSheetId).where(sql`team_sheet_id is not null`),
    index('late_links_user').on(t.byUserId).where(sql`by_user_id is not null`),
  ],
);

/** What organizers tell everybody: at once, or from a time on. */
export const announcements = sqliteTable(
  'announcements',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    titleJa: text().notNull().default(''),
    titleEn: text().notNull().default(''),
    textJa: text().notNull().default(''),
    textEn: text().notNull().default(''),
    showsAt: instant().notNull(),
    /** To players with an account, once it shows. */
    isMailed: integer({ mode: 'boolean' }).notNull().default(false),
    mailedAt: instant(),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    takenBackAt: instant(),
  },
  (t) => [
    index('announcements_tournament').on(t.tournamentId, t.showsAt),
    index('announcements_shows').on(t.showsAt),
    index('announcements_to_mail')
      .on(t.showsAt)
      .where(sql`is_mailed = 1 and mailed_at is null and taken_back_at is null`),
    index('announcements_user').on(t.byUserId).where(sql`by_user_id is not null`),
  ],
);

/** What site admins wrote of a regulation, each text whole; the latest that was not taken back stands above the files. */
export const regulationTexts = sqliteTable(
  'regulation_texts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    regulation: text().notNull(),
    source: text({ mode: 'json' }).$type<RegulationSource>().notNull(),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    takenBackAt: instant(),
    takenBackById: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index('regulation_texts_regulation').on(t.regulation, t.id)],
);

export const teamSheets = sqliteTable(
  'team_sheets',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id),
    /** A repeated POST finds the sheet that the first one made in the same tournament. */
    submissionKey: text().notNull(),
    editKeyHash: text().notNull(),
    ownerId: text().references(() => users.id, { onDelete: 'set null' }),
    displayName: text().notNull(),
    /** How the name is said, in kana or Latin letters: for staff and casters, and in Latin letters on air; never on the sheet's page. */
    saidName: text().notNull().default(''),
    /** The name that was taken down: as long as it is the display name, nobody but its player and staff sees it. */
    hiddenName: text(),
    discordId: text().notNull(),
    twitterId: text(),
    tonamelId: text().notNull(),
    members: text({ mode: 'json' }).$type<TeamMember[]>().notNull(),
    /** The six as they were submitted, where names that were typed then became known later (see known-names.server.ts). */
    typedMembers: text({ mode: 'json' }).$type<TeamMember[]>(),
    /** Under which the game lends this team, where it does; never shown of a closed sheet. */
    teamCode: text(),
    readingId: text(),
    /** Of the other tab of the same team's screen. */
    secondReadingId: text(),
    /** The player lets the image help to improve the reading (see reading_samples). */
    improvesReading: integer({ mode: 'boolean' }).notNull().default(false),
    isPublic: integer({ mode: 'boolean' }).notNull().default(false),
    revision: integer().notNull().default(1),
    /** Set when the sheet was changed by staff or after the deadline: the opponent's page says so. */
    correctedAt: instant(),
    unlockedUntil: instant(),
    submittedAt: createdAt(),
    revisedAt: instant(),
    withdrawnAt: instant(),
    /** Its player may undo their own withdrawal. */
    withdrawnBy: text({ enum: ['player', 'staff'] }),
    /** When the Discord, X and Tonamel IDs left it, and its revisions. */
    idsRemovedAt: instant(),
    /** When its player deleted it, or their account: a nameless row, which holds up results and counts. */
    erasedAt: instant(),
  },
  (t) => [
    index('team_sheets_with_ids').on(t.tournamentId).where(sql`ids_removed_at is null`),
    uniqueIndex('team_sheets_submission').on(t.submissionKey, t.tournamentId),
    index('team_sheets_tournament').on(t.tournamentId, t.submittedAt),
    index('team_sheets_reading').on(t.readingId),
    index('team_sheets_second_reading').on(t.secondReadingId).where(sql`second_reading_id is not null`),
    index('team_sheets_owner').on(t.ownerId, t.submittedAt),
    index('team_sheets_free_names').on(t.id).where(holdFreeName),
  ],
);

/** What was done to a sheet besides writing it: by staff, or by its player, who withdraws and restores it. */
export const staffActions = sqliteTable(
  'staff_actions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    teamSheetId: text()
      .notNull()
      .references(() => teamSheets.id, { onDelete: 'cascade' }),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    by: text({ enum: ['player', 'staff'] })
      .notNull()
      .default('staff'),
    action: text({ enum: ['unlock', 'lock', 'withdraw', 'restore', 'renewLink'] }).notNull(),
    reason: text().notNull().default(''),
    until: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('staff_actions_team').on(t.teamSheetId, t.createdAt),
    index('staff_actions_created').on(t.createdAt),
    index('staff_actions_user').on(t.byUserId).where(sql`by_user_id is not null`),
  ],
);

export const teamRevisions = sqliteTable(
  'team_revisions',
  {
    teamSheetId: text()
      .notNull()
      .references(() => teamSheets.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    byUserId: text(),
    by: text({ enum: ['player', 'staff'] }).notNull(),
    reason: text(),
    snapshot: text({ mode: 'json' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.teamSheetId, t.revision] }),
    index('team_revisions_user').on(t.byUserId).where(sql`by_user_id is not null`),
  ],
);

/** That a judge has looked through a sheet: of that revision, so that a later change takes the mark away. */
export const sheetChecks = sqliteTable(
  'sheet_checks',
  {
    teamSheetId: text()
      .notNull()
      .references(() => teamSheets.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    checkedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.teamSheetId, t.revision] }),
    index('sheet_checks_user').on(t.byUserId).where(sql`by_user_id is not null`),
  ],
);

/** Whose sheets are to be checked: drawn by a seed that is shown, so that nobody picks. */
export const checkDraws = sqliteTable(
  'check_draws',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    seed: text().notNull(),
    /** Those who were drawn, in the order of the draw, */
    teamSheetIds: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** and among how many. */
    among: integer().notNull(),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('check_draws_tournament').on(t.tournamentId, t.createdAt),
    index('check_draws_user').on(t.byUserId).where(sql`by_user_id is not null`),
  ],
);

/** What staff note of a player, for staff alone: words, or a penalty with its kind. */
export const playerNotes = sqliteTable(
  'player_notes',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    // Of whom: one of them, or both.
    teamSheetId: text().references(() => teamSheets.id, { onDelete: 'cascade' }),
    entrantId: text().references(() => entrants.id, { onDelete: 'cascade' }),
    /** Empty: a note. Else one of the usual kinds, or one in the group's own words. */
    penalty: text().notNull().default(''),
    text: text().notNull().default(''),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    takenBackAt: instant(),
    takenBackById: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('player_notes_tournament').on(t.tournamentId, t.createdAt),
    index('player_notes_sheet').on(t.teamSheetId).where(sql`team_sheet_id is not null`),
    index('player_notes_entrant').on(t.entrantId).where(sql`entrant_id is not null`),
    index('player_notes_user').on(t.byUserId).where(sql`by_user_id is not null`),
    index('player_notes_taker').on(t.takenBackById).where(sql`taken_back_by_id is not null`),
  ],
);

/** Which of the staff looked at what is closed to others, took it away or changed it. */
export const staffLog = sqliteTable(
  'staff_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    tournamentId: text().references(() => tournaments.id, { onDelete: 'cascade' }),
    teamSheetId: text().references(() => teamSheets.id, { onDelete: 'cascade' }),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    /** As what: their place in the group, then. */
    place: text().$type<Role | 'siteAdmin'>().notNull(),
    act: text().$type<LoggedAct>().notNull(),
    /** Before the start, where that says more: of a sheet that nobody else could see yet. */
    isEarly: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('staff_log_group').on(t.groupId, t.createdAt),
    index('staff_log_sheet').on(t.teamSheetId, t.createdAt).where(sql`team_sheet_id is not null`),
    index('staff_log_tournament').on(t.tournamentId).where(sql`tournament_id is not null`),
    index('staff_log_user').on(t.byUserId, t.createdAt).where(sql`by_user_id is not null`),
    index('staff_log_created').on(t.createdAt),
  ],
);

export const standings = sqliteTable('standings', {
  teamSheetId: text()
    .primaryKey()
    .references(() => teamSheets.id, { onDelete: 'cascade' }),
  /** Null with `losses` where only the place is known. */
  wins: integer(),
  losses: integer(),
  ties: integer().notNull().default(0),
  rank: integer(),
  outcome: text({ enum: ['dropped', 'disqualified'] }),
  version: integer().notNull().default(1),
});

/** One save of a tournament's results, whole, so that it can be undone. */
export const resultSaves = sqliteTable(
  'result_saves',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    changes: text({ mode: 'json' }).$type<ResultChange[]>().notNull(),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (t) => [
    index('result_saves_tournament').on(t.tournamentId, t.createdAt),
    index('result_saves_created').on(t.createdAt),
    index('result_saves_user').on(t.byUserId).where(sql`by_user_id is not null`),
  ],
);

export const readings = sqliteTable(
  'readings',
  {
    id: text().primaryKey(),
    imageKey: text().notNull(),
    imageType: text().notNull(),
    imageBytes: integer().notNull(),
    state: text({ enum: ['queued', 'reading', 'done', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    languageHint: text().$type<Locale>(),
    /** For which it was sent: its game and regulation say what may stand on the screen. */
    tournamentId: text().references(() => tournaments.id, { onDelete: 'set null' }),
    result: text({ mode: 'json' }).$type<ReadingResult>(),
    failureReason: text().$type<FailureReason>(),
    engineVersion: text(),
    createdAt: createdAt(),
    queuedAt: instant().notNull(),
    /** Since when its player waits: a message that is sent again changes `queuedAt`, and not this. */
    askedAt: instant(),
    startedAt: instant(),
    finishedAt: instant(),
    /** When what it read was compared with the sheet as its player left it (see reading_tallies). */
    talliedAt: instant(),
    /** When a sheet was last found to name it; uploads of no sheet are swept. */
    usedAt: instant(),
    /** When its image left the storage; what was read of it stays with the sheet. */
    imageRemovedAt: instant(),
  },
  (t) => [
    index('readings_unused').on(t.createdAt).where(sql`used_at is null`),
    index('readings_state').on(t.state, t.queuedAt),
    index('readings_created').on(t.createdAt),
    index('readings_untallied').on(t.createdAt, t.id).where(sql`tallied_at is null and result is not null`),
  ],
);

/** How often the reading was right, by what players made of it. No picture and no person is in here. */
export const readingTallies = sqliteTable(
  'reading_tallies',
  {
    engineVersion: text().notNull(),
    game: text().$type<Game>().notNull(),
    field: text().$type<ReadField>().notNull(),
    outcome: text().$type<ReadOutcome>().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.engineVersion, t.game, t.field, t.outcome] })],
);

/** An image that its player lets us keep to improve the reading: a copy, apart, of nobody in particular. */
export const readingSamples = sqliteTable(
  'reading_samples',
  {
    id: text().primaryKey(),
    imageKey: text().notNull(),
    imageType: text().notNull(),
    game: text().$type<Game>().notNull(),
    result: text({ mode: 'json' }).$type<ReadingResult>().notNull(),
    /** The six as their player left them. */
    members: text({ mode: 'json' }).$type<TeamMember[]>().notNull(),
    keptAt: instant().notNull(),
  },
  (t) => [index('reading_samples_kept').on(t.keptAt)],
);

/** What the sweeper last counted of a tournament: what its page tells, and what of it stands in the sums. */
export const tournamentUsage = sqliteTable('tournament_usage', {
  tournamentId: text()
    .primaryKey()
    .references(() => tournaments.id, { onDelete: 'cascade' }),
  /** In whose sums it stands; null: in none. */
  regulation: text(),
  counts: text({ mode: 'json' }).$type<UsageCount[]>().notNull(),
  countedAt: instant().notNull(),
});

/** The finished public tournaments of a regulation together. An empty species is the whole field. */
export const usageSums = sqliteTable(
  'usage_sums',
  {
    regulation: text().notNull(),
    species: text().notNull(),
    kind: text().$type<UsageKind>().notNull(),
    value: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.regulation, t.species, t.kind, t.value] }),
    index('usage_sums_most').on(t.regulation, t.species, t.kind, t.count, t.value),
  ],
);

/** Public teams of counted tournaments, by each of their species. */
export const usageTeams = sqliteTable(
  'usage_teams',
  {
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    species: text().notNull(),
    teamSheetId: text().notNull(),
    regulation: text().notNull(),
    endedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tournamentId, t.species, t.teamSheetId] }),
    index('usage_teams_latest').on(t.regulation, t.species, t.endedAt, t.teamSheetId),
  ],
);

export const posts = sqliteTable(
  'posts',
  {
    id: text().primaryKey(),
    /** A repeated POST finds the post that the first one made. */
    submissionKey: text().notNull(),
    authorId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    latestVersion: integer().notNull().default(1),
    approvedVersion: integer(),
    /** When its first version was approved: its place among the newest. */
    publishedAt: instant(),
    rule: text().$type<PostRule>(),
    regulationKey: text(),
    finalRank: integer(),
    favoriteCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => {
    // Each list is one stretch of one index, read in the order in which it is shown.
    const published = sql`published_at is not null`;
    const ranked = sql`published_at is not null and final_rank is not null`;
    return [
      uniqueIndex('posts_submission').on(t.submissionKey),
      index('posts_author').on(t.authorId, t.createdAt),
      index('posts_newest').on(t.publishedAt, t.id).where(published),
      index('posts_favorite').on(t.favoriteCount, t.publishedAt, t.id).where(published),
      index('posts_rule_newest').on(t.rule, t.publishedAt, t.id).where(published),
      index('posts_rule_favorite').on(t.rule, t.favoriteCount, t.publishedAt, t.id).where(published),
      index('posts_regulation_newest').on(t.regulationKey, t.publishedAt, t.id).where(published),
      index('posts_regulation_favorite')
        .on(t.regulationKey, t.favoriteCount, t.publishedAt, t.id)
        .where(published),
      index('posts_ranked_newest').on(t.publishedAt, t.id).where(ranked),
      index('posts_ranked_favorite').on(t.favoriteCount, t.publishedAt, t.id).where(ranked),
    ];
  },
);

export const postVersions = sqliteTable(
  'post_versions',
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    rule: text().$type<PostRule>().notNull(),
    /** As written; `regulationKey` folds it: both languages and loose spellings meet in the filter. */
    regulation: text().notNull(),
    externalUrl: text().notNull(),
    species: text({ mode: 'json' }).$type<string[]>().notNull(),
    pictureIds: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Where one of its pictures was taken from; never shown by itself. */
    imageUrl: text(),
    finalRank: integer(),
    /** Under which the game lends this team. */
    teamCode: text(),
    /** The author's own sheet in a finished tournament with these six: its result can be vouched for. */
    teamSheetId: text().references(() => teamSheets.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    approvedAt: instant(),
    rejectedAt: instant(),
    reviewedById: text().references(() => users.id, { onDelete: 'set null' }),
    reason: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.version] }),
    index('post_versions_pending')
      .on(t.createdAt, t.postId)
      .where(sql`approved_at is null and rejected_at is null`),
    index('post_versions_team').on(t.teamSheetId),
    index('post_versions_reviewer').on(t.reviewedById).where(sql`reviewed_by_id is not null`),
  ],
);

/** For each of a published post's six, and for each family with several forms. */
export const postSpecies = sqliteTable(
  'post_species',
  {
    species: text().notNull(),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    publishedAt: instant().notNull(),
    favoriteCount: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.species] }),
    index('post_species_newest').on(t.species, t.publishedAt, t.postId),
    index('post_species_favorite').on(t.species, t.favoriteCount, t.publishedAt, t.postId),
  ],
);

/** Uploaded for a post, or the card drawn for one. Those of no post are swept after a day. */
export const postPictures = sqliteTable(
  'post_pictures',
  {
    id: text().primaryKey(),
    ownerId: text().references(() => users.id, { onDelete: 'set null' }),
    postId: text().references(() => posts.id, { onDelete: 'set null' }),
    cardOfVersion: integer(),
    /** The URL it was fetched from, as it was typed. */
    sourceUrl: text(),
    imageKey: text().notNull(),
    imageType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    publishedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('post_pictures_post').on(t.postId),
    index('post_pictures_owner').on(t.ownerId).where(sql`owner_id is not null`),
    index('post_pictures_unused').on(t.createdAt).where(sql`post_id is null`),
    uniqueIndex('post_pictures_card').on(t.postId, t.cardOfVersion),
  ],
);

/** Versions from before pictures of other sites were kept here, whose picture the sweeper has yet to fetch. */
export const pictureRequests = sqliteTable(
  'picture_requests',
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** When it is asked for next. */
    askAt: instant().notNull(),
    tried: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.postId, t.version] }), index('picture_requests_next').on(t.askAt)],
);

export const favorites = sqliteTable(
  'favorites',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index('favorites_user').on(t.userId, t.createdAt, t.postId),
    index('favorites_post').on(t.postId),
  ],
);

/** As its room last told: overlays are drawn from it when they load. */
export const broadcasts = sqliteTable(
  'broadcasts',
  {
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** A second one is there once its staff want it; the first may be without a row. */
    stream: integer().$type<StreamNumber>().notNull().default(1),
    event: text().$type<BroadcastEvent>(),
    scene: text({ mode: 'json' }).$type<Scene>(),
    revision: integer().notNull().default(0),
    changedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.stream] }), index('broadcasts_event').on(t.event, t.changedAt)],
);

/** For scripts and key pads: what these may read, write, or control. */
export const groupTokens = sqliteTable(
  'group_tokens',
  {
    id: text().primaryKey(),
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** The one that it controls, if its scopes say that it does. */
    stream: integer().$type<StreamNumber>().notNull().default(1),
    scopes: text({ mode: 'json' }).$type<readonly TokenScope[]>().notNull().default(['broadcast']),
    name: text().notNull(),
    /** SHA-256 of the random token, which is shown once. */
    tokenHash: text().notNull(),
    createdById: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [
    uniqueIndex('group_tokens_hash').on(t.tokenHash),
    index('group_tokens_group').on(t.groupId, t.createdAt),
    index('group_tokens_creator').on(t.createdById).where(sql`created_by_id is not null`),
    index('group_tokens_revoked').on(t.revokedAt).where(sql`revoked_at is not null`),
  ],
);

/** That something happened which a group, or players, may want to be told of. Once each, and nothing of what it is about. */
export const notices = sqliteTable(
  'notices',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().$type<NoticeKind>().notNull(),
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    tournamentId: text().references(() => tournaments.id, { onDelete: 'cascade' }),
    teamSheetId: text().references(() => teamSheets.id, { onDelete: 'cascade' }),
    /** What tells it from others of its kind: a fact is noted once. */
    occasion: text().notNull(),
    happenedAt: instant().notNull(),
    createdAt: createdAt(),
    /** When it is told next; null: all were told. */
    tellAt: instant(),
  },
  (t) => [
    uniqueIndex('notices_once').on(t.kind, t.occasion),
    index('notices_group').on(t.groupId, t.kind, t.happenedAt),
    index('notices_tournament')
      .on(t.tournamentId, t.kind, t.happenedAt)
      .where(sql`tournament_id is not null`),
    index('notices_sheet').on(t.teamSheetId).where(sql`team_sheet_id is not null`),
    index('notices_untold').on(t.tellAt).where(sql`tell_at is not null`),
    index('notices_created').on(t.createdAt),
  ],
);

/** Where a group's notices are sent to: its own programs (Standard Webhooks), or a channel on Discord. */
export const webhooks = sqliteTable(
  'webhooks',
  {
    id: text().primaryKey(),
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['standard', 'discord'] }).notNull(),
    /** Of Discord it is a secret: whoever has it writes into the channel. */
    url: text().notNull(),
    events: text({ mode: 'json' }).$type<readonly NoticeKind[]>().notNull(),
    language: text({ enum: ['ja', 'en', 'both'] }).notNull(),
    /** What its secret is made of, with the site's own: by itself it signs nothing. */
    salt: text().notNull(),
    createdAt: createdAt(),
    disabledAt: instant(),
    disabledBy: text({ enum: ['staff', 'receiver'] }),
    /** The receiver asked to be left alone until then. */
    waitUntil: instant(),
  },
  (t) => [index('webhooks_group').on(t.groupId, t.createdAt)],
);

/** That a webhook is told a notice, or a test. What it says is not kept: it is written anew for each try. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: text().primaryKey(),
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Null: a test. */
    noticeId: integer().references(() => notices.id, { onDelete: 'cascade' }),
    tries: integer().notNull().default(0),
    /** When it is tried next; null: it is over. */
    dueAt: instant(),
    createdAt: createdAt(),
    triedAt: instant(),
    deliveredAt: instant(),
    /** Of the last answer. */
    status: integer(),
    problem: text({ enum: ['status', 'redirect', 'unreachable', 'late', 'notAllowed', 'gone'] }),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_once').on(t.webhookId, t.noticeId),
    index('webhook_deliveries_webhook').on(t.webhookId, t.createdAt),
    index('webhook_deliveries_notice').on(t.noticeId).where(sql`notice_id is not null`),
    index('webhook_deliveries_due').on(t.dueAt).where(sql`due_at is not null`),
    index('webhook_deliveries_created').on(t.createdAt),
  ],
);

/** Which account was mailed of which of them, so that none is twice; for as long as anybody may be. */
export const noticeMails = sqliteTable(
  'notice_mails',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    noticeId: integer()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    /** Whoever sends it said so then; one that does not come back leaves it to the next. */
    claimedAt: instant().notNull(),
    sentAt: instant(),
  },
  (t) => [
    uniqueIndex('notice_mails_once').on(t.noticeId, t.userId),
    index('notice_mails_user').on(t.userId, t.claimedAt),
    index('notice_mails_claimed').on(t.claimedAt),
  ],
);

const reportCauses = ['insult', 'personal', 'spam', 'copied', 'other'] as const;

/** What was reported, once as long as it waits for a decision: a post, the name on a team sheet or a tournament. */
export const reportCases = sqliteTable(
  'report_cases',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['post', 'team', 'tournament'] }).notNull(),
    // One of them, by its kind. With the thing goes what was said of it.
    postId: text().references(() => posts.id, { onDelete: 'cascade' }),
    teamSheetId: text().references(() => teamSheets.id, { onDelete: 'cascade' }),
    tournamentId: text().references(() => tournaments.id, { onDelete: 'cascade' }),
    openedAt: createdAt(),
    decidedAt: instant(),
    /** Unless it was kept. */
    takenDownAt: instant(),
    decidedById: text().references(() => users.id, { onDelete: 'set null' }),
    /** Of the thing as it was decided on: of a post, a sheet or a tournament. */
    version: integer(),
    cause: text({ enum: reportCauses }),
    /** For the author, beside the cause. */
    reason: text().notNull().default(''),
    restoredAt: instant(),
    restoredById: text().references(() => users.id, { onDelete: 'set null' }),
    /** For site admins: why it was restored. */
    note: text().notNull().default(''),
  },
  (t) => {
    const isOpen = sql`decided_at is null`;
    return [
      index('report_cases_open').on(t.openedAt, t.id).where(isOpen),
      index('report_cases_decided').on(t.decidedAt, t.id).where(sql`decided_at is not null`),
      uniqueIndex('report_cases_open_post').on(t.postId).where(isOpen),
      uniqueIndex('report_cases_open_team').on(t.teamSheetId).where(isOpen),
      uniqueIndex('report_cases_open_tournament').on(t.tournamentId).where(isOpen),
      index('report_cases_post').on(t.postId).where(sql`post_id is not null`),
      index('report_cases_team').on(t.teamSheetId).where(sql`team_sheet_id is not null`),
      index('report_cases_tournament').on(t.tournamentId).where(sql`tournament_id is not null`),
      index('report_cases_decider').on(t.decidedById).where(sql`decided_by_id is not null`),
      index('report_cases_restorer').on(t.restoredById).where(sql`restored_by_id is not null`),
    ];
  },
);

/** What somebody said of it. Who, stands there only when they want to be asked. */
export const reports = sqliteTable(
  'reports',
  {
    id: text().primaryKey(),
    caseId: text()
      .notNull()
      .references(() => reportCases.id, { onDelete: 'cascade' }),
    cause: text({ enum: reportCauses }).notNull(),
    text: text().notNull().default(''),
    reporterId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** With its case. */
    decidedAt: instant(),
  },
  (t) => [
    index('reports_case').on(t.caseId, t.createdAt),
    index('reports_reporter').on(t.reporterId).where(sql`reporter_id is not null`),
    index('reports_decided').on(t.decidedAt).where(sql`decided_at is not null`),
  ],
);

/** What site admins see at /admin/health, by the hour (since 1970, UTC). No person is in here. */
export const hourCounts = sqliteTable(
  'hour_counts',
  {
    hour: integer().notNull(),
    kind: text().$type<CountKind>().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.kind] })],
);

/** The last of its kind: the sweeper's run, a mail that was not accepted, a problem that admins were told of. */
export const operationNotes = sqliteTable('operation_notes', {
  key: text().primaryKey(),
  value: text({ mode: 'json' }).notNull(),
  notedAt: instant().notNull(),
});

/** Objects that nothing names any more. The row stands before they go, and until no reader can have put one back. */
export const imageRemovals = sqliteTable(
  'image_removals',
  {
    imageKey: text().primaryKey(),
    askedAt: instant().notNull(),
  },
  (t) => [index('image_removals_asked').on(t.askedAt)],
);

/** Whom a group's broadcast room has still to forget; gone once it has. */
export const roomRemovals = sqliteTable('room_removals', {
  id: integer().primaryKey({ autoIncrement: true }),
  groupId: text().notNull(),
  people: text({ mode: 'json' }).$type<ForgottenPeople>().notNull(),
  askedAt: instant().notNull(),
});

/** Versions of tables and tournaments, by which kept answers are known to be fresh (see `stamps.server.ts`). */
export const stamps = sqliteTable('stamps', {
  name: text().primaryKey(),
  stamp: text().notNull(),
});
