import type { LeftOut } from './leave-out';

interface Survivors {
  why: string;
  /** Conditions as `npm run mutants:guards` prints them, by their file. */
  left: Record<string, readonly string[]>;
}

/** Conditions that may be left out without a test that notices, and why. */
const survivors: readonly Survivors[] = [
  {
    why: 'A malformed ID or token costs no query; without the check the query finds nothing.',
    left: {
      'app/groups/group.server.ts': ['!isId(id)', '!isId(key)'],
      'app/groups/member.server.ts': ['!isId(key)'],
      'app/tournaments/hosted-tournament.server.ts': ['!isId(key)'],
      'app/tournaments/tournament.server.ts': ['!isId(key)'],
      'app/sheets/published-teams.server.ts': ['!isId(key)'],
      'app/sheets/find-team-sheet.server.ts': ['!isId(id)'],
      'app/sheets/team-sheet.server.ts': ['!isId(id)'],
      'app/sheets/own-sheets.server.ts': ['!isId(id)'],
      'app/sheets/late-link.server.ts': ['!isId(id)', '!isToken(token)'],
    },
  },
  {
    why: 'No scope asks for more than every member may do, and who is no member may do nothing of it.',
    left: { 'app/groups/tokens/group-token.server.ts': ['!place', '!mayAll(place, scope)'] },
  },
  {
    why: 'A level is there only with a sheet, and nothing is read of Tera Types: the conditions help the type checker.',
    left: { 'app/sheets/linked-team.server.ts': ['found', "field === 'teraType'"] },
  },
  {
    why: 'The edit key decides; the IDs only keep the query small.',
    left: { 'app/sheets/own-sheets.server.ts': ['inArray(teamSheets.id, held)'] },
  },
  {
    why: 'A shortcut: without IDs the query finds nothing.',
    left: { 'app/sheets/own-sheets.server.ts': ['held.length === 0', 'ids.length === 0'] },
  },
  {
    why: 'The copy takes from these rows only those of the teams that its own query finds.',
    left: {
      'app/sheets/personal-data.server.ts': [
        'eq(teamSheets.ownerId, userId)',
        'inArray(teamRevisions.teamSheetId, ids)',
        'inArray(staffActions.teamSheetId, ids)',
      ],
    },
  },
  {
    why: 'A sheet would have to come in, or be swept, between two statements of one sweep, which runs alone.',
    left: {
      'app/sheets/erase/player-ids.server.ts': ['room <= 0', 'isDone', 'isNull(teamSheets.idsRemovedAt)'],
    },
  },
  {
    why: 'Only the log would tell; and a limit that was over has begun anew one statement before.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the module has it.
    left: { 'app/limits/attempts.server.ts': ['over.max > 0', 'ends_at > ${now.getTime()}'] },
  },
  {
    why: 'In SQL, null is before no date; and what is the same is there.',
    left: {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as the module has it.
      'app/tournaments/tournament.server.ts': ['sql`+${tournaments.publishedAt} is not null`'],
      'app/sheets/staff-action.server.ts': ['done'],
    },
  },
  {
    why: 'What another team has is left to it by the conditions that follow; what is not in use is not marked as used.',
    left: {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as the module has it.
      'app/sheets/erase/player-ids.server.ts': ['id in (${sheets})'],
      'app/sheets/team-sheet.server.ts': ['used_at is not null'],
    },
  },
  {
    why: 'A sheet spends one link: the sheet alone names it.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the module has it.
    left: { 'app/sheets/late-link.server.ts': ['l.token_hash = ${tokenHash}'] },
  },
];

export const mayLive = ({ file, source }: LeftOut): boolean =>
  survivors.some(({ left }) => left[file]?.includes(source));
