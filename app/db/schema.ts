import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { MailTopic } from '~/accounts/mail-choices/topics';
import type { Proof } from '~/accounts/proof';
import type { Aspect } from '~/accuracy/aspects';
import type { BroadcastEvent } from '~/broadcast/event';
import type { EventNames } from '~/broadcast/event-names';
import type { Scene } from '~/broadcast/scene';
import type { StreamNumber } from '~/broadcast/stream';
import type { Role } from '~/groups/permission';
import type { LoggedAct } from '~/groups/staff-act';
import type { TokenScope } from '~/groups/tokens/scopes';
import type { ScreenShape } from '~/images/screen-shape';
import type { Locale } from '~/locales/locale';
import type { CountKind } from '~/log/count';
import type { Game } from '~/pokedex/game';
import type { HouseRules } from '~/pokedex/house-rules';
import type { TeamMember } from '~/pokedex/member';
import type { RegulationSource } from '~/pokedex/regulation';
import type { PostRule } from '~/posts/post';
import type { FailureReason, ReadField, ReadingResult, ReadOutcome } from '~/readings/reading';
import type { ResultChange } from '~/results/result';
import type { MatchChange, MatchSnapshot, Side, Winner } from '~/rounds/match';
import type { StageKind, StageSettings } from '~/rounds/stage';
import type { TopCut } from '~/tournaments/top-cut';
import type { Format, InBothLanguages, Rule, SheetKind } from '~/tournaments/tournament';
import type { UsageCount, UsageKind } from '~/usage/usage';
import type { ForgottenPeople } from './forgotten-people';
import { holdFreeName } from './free-names';
import type { NoticeKind, RecordedKind } from './notice-kind';

// Facts, not flags: columns record the instant at which something happened (UTC, ms).
const instant = () => integer({ mode: 'timestamp_ms' });
const createdAt = () => instant().notNull().default(sql`(unixepoch('subsec') * 1000)`);

export const groups = sqliteTable('groups', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** The group's own penalty kinds. Null: the defaults (see penalty-kinds.ts). */
  penaltyKinds: text({ mode: 'json' }).$type<string[]>(),
  /** Storage key of the logo on overlays, the group's own or a sponsor's. */
  logoKey: text(),
  /** Spellings of events on overlays. Null: those of their themes. */
  eventNames: text({ mode: 'json' }).$type<EventNames>(),
  /** The event of the first stream, whose colors the group's pages wear. Triggers copy it from `broadcasts`. */
  event: text().$type<BroadcastEvent>(),
  createdAt: createdAt(),
});

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    emailVerifiedAt: instant(),
    // The latest mail events of the address, each of its kind alone, so that they may arrive in any order
    // (accounts/returned-mail.ts).
    mailDeliveredAt: instant(),
    mailBouncedAt: instant(),
    mailComplainedAt: instant(),
    /** The owner said that the address works. */
    mailTrustedAt: instant(),
    /** Null for accounts that only sign in with Google. */
    passwordHash: text(),
    /** The `sub` of the linked Google account. */
    googleSubject: text(),
    /** Language of mails. Null: that of the request that causes them. */
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
    /** Public handle on pages: neither the token nor its hash. */
    id: text().notNull().default(sql`(lower(hex(randomblob(13))))`),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text().notNull().default(''),
    /** Authentication method at sign-in. Null: older than this column. */
    proof: text().$type<Proof>(),
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

/** WebAuthn credentials: only the public half, as private keys stay on their owner's devices. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** Public handle on pages. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text().notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** WebAuthn signature counter, if the device counts. One that goes back means a copied key. */
    counter: integer().notNull().default(0),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    isBackedUp: integer({ mode: 'boolean' }).notNull().default(false),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    /** SHA-256 suffices: a code has 120 random bits. */
    codeHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: older than this column. */
    createdAt: instant(),
    usedAt: instant(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/** Challenges for a passkey to sign. Single-use: deleted when answered. */
export const challenges = sqliteTable(
  'challenges',
  {
    /** SHA-256 of the random challenge. */
    challengeHash: text().primaryKey(),
    purpose: text({ enum: ['signIn', 'confirm', 'add'] }).notNull(),
    /** Null for a sign-in: the account is not known yet. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('challenges_expires').on(t.expiresAt),
    index('challenges_user').on(t.userId).where(sql`user_id is not null`),
  ],
);

/** Secret link to an account's own calendar, at most one per account. */
export const calendarLinks = sqliteTable('calendar_links', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the random secret in its URL, which is shown once. */
  tokenHash: text().notNull().unique('calendar_links_hash'),
  createdAt: createdAt(),
});

/** Per-account overrides of mail topics. No row: the topic's default. */
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

/** Links that prove access to a mailbox. Single-use: deleted when opened. */
export const mailLinks = sqliteTable(
  'mail_links',
  {
    /** SHA-256 of the random token in the link. */
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['signUp', 'resetPassword', 'changeEmail'] }).notNull(),
    email: text().notNull(),
    displayName: text(),
    passwordHash: text(),
    /** Account whose address changes; `email` is the new one. */
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

/** Former addresses of an account. Until it expires, each can take the account back, and no other account can have it. */
export const earlierEmails = sqliteTable(
  'earlier_emails',
  {
    /** Autoincrement as precedence: the address left first goes before later ones. */
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

/** Mails of local development, shown at /dev/outbox. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    headers: text({ mode: 'json' }).$type<Record<string, string>>(),
    /** Idempotency key, as in the mail API: a second mail with it is dropped. */
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
    /** Name within the group, which may differ from the account's. */
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
    /** The group to join, or the one that the request created. */
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
    /** Name on English overlays. Empty: `name`. */
    nameEn: text().notNull().default(''),
    rule: text().$type<Rule>().notNull(),
    game: text().$type<Game>().notNull(),
    regulation: text(),
    format: text().$type<Format>().notNull(),
    sheetKind: text().$type<SheetKind>().notNull(),
    /** Refuses duplicate species, unless the organizer's own rule allows them. */
    speciesClause: integer({ mode: 'boolean' }).notNull().default(true),
    houseRules: text({ mode: 'json' }).$type<HouseRules>(),
    /** Refuses a sheet that certainly breaks the rules; otherwise its player is only warned. */
    isStrict: integer({ mode: 'boolean' }).notNull().default(false),
    /** Lets a player submit several sheets; otherwise the page leads to the existing one. */
    allowsSeveral: integer({ mode: 'boolean' }).notNull().default(false),
    submissionDeadlineAt: instant().notNull(),
    scheduledStartAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** End as it was planned, if the organizer ended the tournament before: copies take its length. */
    plannedEndsAt: instant(),
    /** IANA name, used for readers whose own zone is unknown. */
    timeZone: text().notNull().default('Asia/Tokyo'),
    externalUrl: text(),
    place: text().notNull().default(''),
    placeUrl: text(),
    capacity: integer(),
    /** Players in the final bracket; 0: there is none. Null: the organizer has not said. */
    topCut: integer().$type<TopCut>(),
    description: text({ mode: 'json' }).$type<InBothLanguages>(),
    ruleText: text({ mode: 'json' }).$type<InBothLanguages>(),
    /** Contact for players: an address, a Discord name or a page. */
    contact: text().notNull().default(''),
    thumbnailKey: text(),
    isTest: integer({ mode: 'boolean' }).notNull().default(false),
    publishedAt: instant(),
    entryClosedAt: instant(),
    /** Set when the organizer closes submission by hand, before the deadline. */
    submissionClosedAt: instant(),
    resultsPublishedAt: instant(),
    archivedAt: instant(),
    canceledAt: instant(),
    cancelReason: text().notNull().default(''),
    /** Refuses sheets of players who are not entrants; otherwise marks them for staff. */
    entrantsOnly: integer({ mode: 'boolean' }).notNull().default(false),
    /** Check-in window. Null: no check-in. */
    checkInOpensAt: instant(),
    checkInClosesAt: instant(),
    remindedAt: instant(),
    /** Lets the hall screen name entrants without a sheet; otherwise it counts them. */
    namesMissing: integer({ mode: 'boolean' }).notNull().default(false),
    /** Folded name and group name, rewritten whenever either changes. */
    searchText: text().notNull().default(''),
    /** Optimistic concurrency: counts up with each edit, so that organizers never overwrite each other silently. */
    version: integer().notNull().default(1),
    /** Counts up with each change that calendars and feeds show, including the public status (see `retold`). */
    tellings: integer().notNull().default(0),
    /** Last such change. Null: none since its creation. */
    toldAt: instant(),
    /** Counts up with each change to the data behind its statistics, from its end on (see noteChange). */
    changes: integer().notNull().default(0),
    countedChanges: integer(),
    /** Set once the last of its sheets has lost the players' IDs (see retention.ts). */
    idsRemovedAt: instant(),
    /** Set once the last of its sheets' histories has left the database (see move-histories). */
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

/** Tombstones of public tournaments, hidden or deleted before their end: calendars cancel them, nameless. */
export const withdrawnTournaments = sqliteTable(
  'withdrawn_tournaments',
  {
    tournamentId: text().primaryKey(),
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
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

/** Roster as the organizers listed it. A tournament without entrants has none. */
export const entrants = sqliteTable(
  'entrants',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    reading: text().notNull().default(''),
    tonamelId: text().notNull().default(''),
    discordId: text().notNull().default(''),
    twitterId: text().notNull().default(''),
    seed: integer(),
    /** A number, or the hall's own label. */
    seat: text().notNull().default(''),
    position: integer().notNull(),
    /** Assigned by staff; otherwise IDs and name decide (see match-entrants.ts). */
    teamSheetId: text().references(() => teamSheets.id, { onDelete: 'set null' }),
    /** Sheets that staff ruled out as theirs. */
    otherSheetIds: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    droppedAt: instant(),
    /** A player may only take back their own drop. Null: staff. */
    droppedBy: text({ enum: ['player', 'staff'] }),
    checkedInAt: instant(),
    checkedInBy: text({ enum: ['player', 'staff'] }),
    createdAt: createdAt(),
  },
  (t) => [
    index('entrants_tournament').on(t.tournamentId, t.position),
    index('entrants_sheet').on(t.teamSheetId).where(sql`team_sheet_id is not null`),
  ],
);

/** Links that let one player submit after the deadline. */
export const lateLinks = sqliteTable(
  'late_links',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    playerName: text().notNull(),
    entrantId: text().references(() => entrants.id, { onDelete: 'set null' }),
    /** SHA-256 of the random token in the link, which is shown once. */
    tokenHash: text().notNull(),
    validUntil: instant().notNull(),
    reason: text().notNull(),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    revokedAt: instant(),
    /** The sheet submitted with it: a link admits only one. */
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

/** Organizers' messages to all participants, shown from `showsAt` on. */
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
    /** Mailed to players with an account, once it shows. */
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

/** Complete regulation texts by site admins. The latest one that was not taken back overrides the files. */
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
    /** Idempotency key within the tournament: a repeated POST finds the sheet that the first one made. */
    submissionKey: text().notNull(),
    editKeyHash: text().notNull(),
    ownerId: text().references(() => users.id, { onDelete: 'set null' }),
    displayName: text().notNull(),
    /** Pronunciation in kana or Latin letters, for staff and casters; only Latin ones on air, none on the sheet's page. */
    saidName: text().notNull().default(''),
    /** Moderated name. While it is the display name, only its player and staff see it. */
    hiddenName: text(),
    discordId: text().notNull(),
    twitterId: text(),
    tonamelId: text().notNull(),
    members: text({ mode: 'json' }).$type<TeamMember[]>().notNull(),
    /** The team as submitted, if typed names in it became known later (see known-names.server.ts). */
    typedMembers: text({ mode: 'json' }).$type<TeamMember[]>(),
    /** Rental code of the team in the game, if any; never shown of a closed sheet. */
    teamCode: text(),
    readingId: text(),
    /** Reading of the other tab of the team's screen. */
    secondReadingId: text(),
    /** Consent to use the image to improve the reading (see reading_samples). */
    improvesReading: integer({ mode: 'boolean' }).notNull().default(false),
    isPublic: integer({ mode: 'boolean' }).notNull().default(false),
    revision: integer().notNull().default(1),
    /** Last change by staff or after the deadline, which the opponent's page mentions. */
    correctedAt: instant(),
    unlockedUntil: instant(),
    submittedAt: createdAt(),
    revisedAt: instant(),
    withdrawnAt: instant(),
    /** A player may only undo their own withdrawal. */
    withdrawnBy: text({ enum: ['player', 'staff'] }),
    /** Removal of the Discord, X and Tonamel IDs, also from its revisions. */
    idsRemovedAt: instant(),
    /** Deletion by its player, or of their account. The nameless row remains for results and counts. */
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

/** Log of a sheet besides its revisions: acts of staff, and its player's withdrawals and restorations. */
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

/** A judge's check of one revision: a later change voids it. */
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

/** Draws of sheets to check. The public seed proves that no judge picked them. */
export const checkDraws = sqliteTable(
  'check_draws',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    seed: text().notNull(),
    teamSheetIds: text({ mode: 'json' }).$type<string[]>().notNull(),
    among: integer().notNull(),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('check_draws_tournament').on(t.tournamentId, t.createdAt),
    index('check_draws_user').on(t.byUserId).where(sql`by_user_id is not null`),
  ],
);

/** Staff-only notes on players: text, or a penalty with its kind. */
export const playerNotes = sqliteTable(
  'player_notes',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    // The player: one of these, or both.
    teamSheetId: text().references(() => teamSheets.id, { onDelete: 'cascade' }),
    entrantId: text().references(() => entrants.id, { onDelete: 'cascade' }),
    /** Empty: a plain note. Otherwise a default kind or one of the group's own. */
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

/** Audit log of staff who viewed, downloaded or changed something not public, and of what was done to accounts. */
export const staffLog = sqliteTable(
  'staff_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Null: done to an account, in no group. */
    groupId: text().references(() => groups.id, { onDelete: 'cascade' }),
    toUserId: text().references(() => users.id, { onDelete: 'set null' }),
    tournamentId: text().references(() => tournaments.id, { onDelete: 'cascade' }),
    teamSheetId: text().references(() => teamSheets.id, { onDelete: 'cascade' }),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    place: text().$type<Role | 'siteAdmin' | 'commandLine'>().notNull(),
    act: text().$type<LoggedAct>().notNull(),
    /** Set before the start, if relevant: no other person could see the sheet yet. */
    isEarly: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('staff_log_group').on(t.groupId, t.createdAt),
    index('staff_log_sheet').on(t.teamSheetId, t.createdAt).where(sql`team_sheet_id is not null`),
    index('staff_log_tournament').on(t.tournamentId).where(sql`tournament_id is not null`),
    index('staff_log_user').on(t.byUserId, t.createdAt).where(sql`by_user_id is not null`),
    index('staff_log_account').on(t.toUserId).where(sql`to_user_id is not null`),
    index('staff_log_created').on(t.createdAt),
  ],
);

export const standings = sqliteTable('standings', {
  teamSheetId: text()
    .primaryKey()
    .references(() => teamSheets.id, { onDelete: 'cascade' }),
  /** Null, like `losses`, if only the place is known. */
  wins: integer(),
  losses: integer(),
  ties: integer().notNull().default(0),
  rank: integer(),
  outcome: text({ enum: ['dropped', 'disqualified'] }),
  version: integer().notNull().default(1),
  /** Games of a league table: `{sheet ID}:○2-1 …` (`results/league-table.ts`). */
  games: text(),
});

/** One complete save of a tournament's results, for undo. */
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

/** A part of a tournament that is played in matches; a tournament has at most one of each kind. */
export const stages = sqliteTable(
  'stages',
  {
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    kind: text().$type<StageKind>().notNull(),
    settings: text({ mode: 'json' }).$type<StageSettings>().notNull(),
    /** Last publication, also of a later round. Null: a draft, which only staff see. */
    publishedAt: instant(),
    /** End of the current round, for the hall screen. */
    roundEndsAt: instant(),
    /** Optimistic concurrency: counts up with each publication or withdrawal, not with reports. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tournamentId, t.kind] })],
);

/** Who plays whom, and how it ended. */
export const matches = sqliteTable(
  'matches',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    stage: text().$type<StageKind>().notNull(),
    round: integer().notNull(),
    /** Order within the round; in a bracket the winner of place p goes to place p / 2 of the next round. */
    place: integer().notNull(),
    /** Index of its block. Null outside of blocks. */
    block: integer(),
    /** Table: a number, or the hall's own label. */
    seat: text().notNull().default(''),
    /** Null: not known yet, no longer on the list, or nobody in a bye. */
    entrantA: text().references(() => entrants.id, { onDelete: 'set null' }),
    entrantB: text().references(() => entrants.id, { onDelete: 'set null' }),
    isBye: integer({ mode: 'boolean' }).notNull().default(false),
    /** Parts players who are equal in their block, and counts for nothing else. */
    isDecider: integer({ mode: 'boolean' }).notNull().default(false),
    winner: text().$type<Winner>(),
    gamesA: integer(),
    gamesB: integer(),
    isWalkover: integer({ mode: 'boolean' }).notNull().default(false),
    reportedBy: text().$type<Side | 'staff'>(),
    reportedAt: instant(),
    /** Set by the opponent or by staff; a result that staff enter is confirmed. */
    confirmedAt: instant(),
    objectedAt: instant(),
    /** Optimistic concurrency: counts up with each change. */
    revision: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('matches_place').on(t.tournamentId, t.stage, t.round, t.place),
    index('matches_a').on(t.entrantA).where(sql`entrant_a is not null`),
    index('matches_b').on(t.entrantB).where(sql`entrant_b is not null`),
  ],
);

/** History of a match: every report, confirmation, objection and entry. */
export const matchChanges = sqliteTable(
  'match_changes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    matchId: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    act: text().$type<MatchChange>().notNull(),
    by: text().$type<Side | 'staff'>().notNull(),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The result after it. */
    snapshot: text({ mode: 'json' }).$type<MatchSnapshot>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('match_changes_match').on(t.matchId, t.revision),
    index('match_changes_created').on(t.createdAt),
    index('match_changes_user').on(t.byUserId).where(sql`by_user_id is not null`),
  ],
);

export const readings = sqliteTable(
  'readings',
  {
    id: text().primaryKey(),
    imageKey: text().notNull(),
    imageType: text().notNull(),
    imageBytes: integer().notNull(),
    /** Null for readings from before it was recorded. */
    shape: text().$type<ScreenShape>(),
    state: text({ enum: ['queued', 'reading', 'done', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    languageHint: text().$type<Locale>(),
    /** Its game and regulation limit what the screen can show. */
    tournamentId: text().references(() => tournaments.id, { onDelete: 'set null' }),
    result: text({ mode: 'json' }).$type<ReadingResult>(),
    failureReason: text().$type<FailureReason>(),
    engineVersion: text(),
    createdAt: createdAt(),
    queuedAt: instant().notNull(),
    /** Start of the player's wait: unlike `queuedAt`, a resent message does not reset it. */
    askedAt: instant(),
    startedAt: instant(),
    finishedAt: instant(),
    /** Comparison of the result with the sheet as its player left it (see reading_tallies). */
    talliedAt: instant(),
    /** Last time a sheet was found to name it; unused uploads are swept. */
    usedAt: instant(),
    /** Removal of the image from storage; the result stays with the sheet. */
    imageRemovedAt: instant(),
  },
  (t) => [
    index('readings_unused').on(t.createdAt).where(sql`used_at is null`),
    index('readings_state').on(t.state, t.queuedAt),
    index('readings_created').on(t.createdAt),
    index('readings_untallied').on(t.createdAt, t.id).where(sql`tallied_at is null and result is not null`),
  ],
);

/** Accuracy of readings, judged by players' corrections. No images, no personal data. */
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

/** The same sums by one aspect of an image each: its screen, language or shape. */
export const readingAspects = sqliteTable(
  'reading_aspects',
  {
    engineVersion: text().notNull(),
    game: text().$type<Game>().notNull(),
    aspect: text().$type<Aspect>().notNull(),
    field: text().$type<ReadField>().notNull(),
    outcome: text().$type<ReadOutcome>().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.engineVersion, t.game, t.aspect, t.field, t.outcome] })],
);

/** Images kept with the player's consent to improve the reading: separate copies, linked to no person. */
export const readingSamples = sqliteTable(
  'reading_samples',
  {
    id: text().primaryKey(),
    imageKey: text().notNull(),
    imageType: text().notNull(),
    game: text().$type<Game>().notNull(),
    result: text({ mode: 'json' }).$type<ReadingResult>().notNull(),
    members: text({ mode: 'json' }).$type<TeamMember[]>().notNull(),
    keptAt: instant().notNull(),
  },
  (t) => [index('reading_samples_kept').on(t.keptAt)],
);

/** Latest usage count of a tournament, for its page and as its share in the sums. */
export const tournamentUsage = sqliteTable('tournament_usage', {
  tournamentId: text()
    .primaryKey()
    .references(() => tournaments.id, { onDelete: 'cascade' }),
  /** Regulation whose sums include it. Null: none. */
  regulation: text(),
  counts: text({ mode: 'json' }).$type<UsageCount[]>().notNull(),
  countedAt: instant().notNull(),
});

/** Sums over a regulation's finished public tournaments. An empty species means the whole field. */
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

/** Public teams of counted tournaments, one row per species. */
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
    /** Idempotency key: a repeated POST finds the post that the first one made. */
    submissionKey: text().notNull(),
    authorId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    latestVersion: integer().notNull().default(1),
    approvedVersion: integer(),
    /** Approval of the first version, which orders the newest posts. */
    publishedAt: instant(),
    rule: text().$type<PostRule>(),
    regulationKey: text(),
    finalRank: integer(),
    favoriteCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => {
    // Each list reads one contiguous range of one index, in display order.
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
    /** Free text; `regulationKey` folds it, so that filters match both languages and loose spellings. */
    regulation: text().notNull(),
    externalUrl: text().notNull(),
    species: text({ mode: 'json' }).$type<string[]>().notNull(),
    pictureIds: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Source URL of one of its pictures; never shown by itself. */
    imageUrl: text(),
    finalRank: integer(),
    teamCode: text(),
    /** The author's own sheet with this team in a finished tournament: it proves the result. */
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

/** Rows to filter published posts: one per species, and one per family with several forms. */
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

/** Pictures uploaded for a post, and its drawn card. Unused ones are swept after a day. */
export const postPictures = sqliteTable(
  'post_pictures',
  {
    id: text().primaryKey(),
    ownerId: text().references(() => users.id, { onDelete: 'set null' }),
    postId: text().references(() => posts.id, { onDelete: 'set null' }),
    cardOfVersion: integer(),
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

/** Post versions with a picture on another site, from before pictures were copied, which the sweeper has yet to fetch. */
export const pictureRequests = sqliteTable(
  'picture_requests',
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
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

/** Latest state from the group's room; overlays render it on load. */
export const broadcasts = sqliteTable(
  'broadcasts',
  {
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** The second stream exists once staff want it; the first may have no row. */
    stream: integer().$type<StreamNumber>().notNull().default(1),
    event: text().$type<BroadcastEvent>(),
    scene: text({ mode: 'json' }).$type<Scene>(),
    revision: integer().notNull().default(0),
    changedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.stream] }), index('broadcasts_event').on(t.event, t.changedAt)],
);

/** API tokens for scripts and key pads, to read, write or control. */
export const groupTokens = sqliteTable(
  'group_tokens',
  {
    id: text().primaryKey(),
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** The stream it controls, if its scopes include control. */
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

/** Transactional outbox of events for groups and players: each one once, without its content. */
export const notices = sqliteTable(
  'notices',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().$type<RecordedKind>().notNull(),
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    tournamentId: text().references(() => tournaments.id, { onDelete: 'cascade' }),
    teamSheetId: text().references(() => teamSheets.id, { onDelete: 'cascade' }),
    /** Deduplication key: each fact is recorded once per kind. */
    occasion: text().notNull(),
    happenedAt: instant().notNull(),
    createdAt: createdAt(),
    /** Next delivery. Null: fully delivered. */
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

/** Receivers of a group's notices: its own programs (Standard Webhooks), or a Discord channel. */
export const webhooks = sqliteTable(
  'webhooks',
  {
    id: text().primaryKey(),
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['standard', 'discord'] }).notNull(),
    /** A Discord URL is a secret: it allows anyone to write into the channel. */
    url: text().notNull(),
    events: text({ mode: 'json' }).$type<readonly NoticeKind[]>().notNull(),
    language: text({ enum: ['ja', 'en', 'both'] }).notNull(),
    /** Makes the signing secret together with the site's own; useless alone. */
    salt: text().notNull(),
    createdAt: createdAt(),
    disabledAt: instant(),
    /** Who turned it off, or the reason for which Discord takes nothing more. */
    disabledBy: text({ enum: ['staff', 'receiver', 'deleted', 'threadGone', 'tagRequired'] }),
    waitUntil: instant(),
  },
  (t) => [index('webhooks_group').on(t.groupId, t.createdAt)],
);

/** Deliveries of a notice, or a test, to a webhook. Each try renders the message anew, so none is stored. */
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
    /** Next try. Null: finished. */
    dueAt: instant(),
    createdAt: createdAt(),
    triedAt: instant(),
    deliveredAt: instant(),
    status: integer(),
    problem: text({
      enum: [
        ...(['status', 'redirect', 'unreachable', 'late', 'notAllowed', 'gone'] as const),
        ...(['deleted', 'threadGone', 'tagRequired'] as const),
      ],
    }),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_once').on(t.webhookId, t.noticeId),
    index('webhook_deliveries_webhook').on(t.webhookId, t.createdAt),
    index('webhook_deliveries_notice').on(t.noticeId).where(sql`notice_id is not null`),
    index('webhook_deliveries_due').on(t.dueAt).where(sql`due_at is not null`),
    index('webhook_deliveries_created').on(t.createdAt),
  ],
);

/** Discord messages that are edited in place, such as a round's with each result, and posts that were made in forums. */
export const webhookMessages = sqliteTable(
  'webhook_messages',
  {
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Key of the round that the message shows, or of what the forum post is about. */
    subject: text().notNull(),
    /** Discord's ID of it; a post is a thread. */
    messageId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.webhookId, t.subject] }),
    index('webhook_messages_created').on(t.createdAt),
  ],
);

/** Mails per notice and account, kept as long as one can be due, so that none goes out twice. */
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
    /** Start of the sender's lease: once it expires, another worker takes over. */
    claimedAt: instant().notNull(),
    sentAt: instant(),
    /** Given up after all tries, or refused by the mail API for good. Null again once sent. */
    failedAt: instant(),
  },
  (t) => [
    uniqueIndex('notice_mails_once').on(t.noticeId, t.userId),
    index('notice_mails_user').on(t.userId, t.claimedAt),
    index('notice_mails_claimed').on(t.claimedAt),
    index('notice_mails_failed').on(t.noticeId).where(sql`failed_at is not null`),
  ],
);

const reportCauses = ['insult', 'personal', 'spam', 'copied', 'other'] as const;

/** Moderation cases: one open case per post, team sheet (its name) or tournament. */
export const reportCases = sqliteTable(
  'report_cases',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['post', 'team', 'tournament'] }).notNull(),
    // One of these, by `kind`. Deleting the thing deletes its cases.
    postId: text().references(() => posts.id, { onDelete: 'cascade' }),
    teamSheetId: text().references(() => teamSheets.id, { onDelete: 'cascade' }),
    tournamentId: text().references(() => tournaments.id, { onDelete: 'cascade' }),
    openedAt: createdAt(),
    decidedAt: instant(),
    /** Null once decided: the thing was left up. */
    takenDownAt: instant(),
    decidedById: text().references(() => users.id, { onDelete: 'set null' }),
    /** Version of the post, sheet or tournament that was decided on. */
    version: integer(),
    cause: text({ enum: reportCauses }),
    reason: text().notNull().default(''),
    restoredAt: instant(),
    restoredById: text().references(() => users.id, { onDelete: 'set null' }),
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

/** Reports of a case. The reporter is recorded only if they agree to be asked. */
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
    /** Same as its case's. */
    decidedAt: instant(),
  },
  (t) => [
    index('reports_case').on(t.caseId, t.createdAt),
    index('reports_reporter').on(t.reporterId).where(sql`reporter_id is not null`),
    index('reports_decided').on(t.decidedAt).where(sql`decided_at is not null`),
  ],
);

/** Counts for /admin/health, by hours since 1970 (UTC). No personal data. */
export const hourCounts = sqliteTable(
  'hour_counts',
  {
    hour: integer().notNull(),
    kind: text().$type<CountKind>().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.kind] })],
);

/** Latest value by key: the sweeper's run, a refused mail, an alarm sent to admins. */
export const operationNotes = sqliteTable('operation_notes', {
  key: text().primaryKey(),
  value: text({ mode: 'json' }).notNull(),
  notedAt: instant().notNull(),
});

/** Orphaned objects to delete. A row precedes the deletion, and stays until no reader can have put the object back. */
export const imageRemovals = sqliteTable(
  'image_removals',
  {
    imageKey: text().primaryKey(),
    askedAt: instant().notNull(),
  },
  (t) => [index('image_removals_asked').on(t.askedAt)],
);

/** Pending erasures from a group's broadcast room, deleted once done. */
export const roomRemovals = sqliteTable('room_removals', {
  id: integer().primaryKey({ autoIncrement: true }),
  groupId: text().notNull(),
  people: text({ mode: 'json' }).$type<ForgottenPeople>().notNull(),
  askedAt: instant().notNull(),
});

/** Version stamps of tables and tournaments, which validate cached answers (see `stamps.server.ts`). */
export const stamps = sqliteTable('stamps', {
  name: text().primaryKey(),
  stamp: text().notNull(),
});
