// A small world as workers of their time wrote it: by the latest migration that they knew.
import { worldId } from '../world-id';

type Value = string | number | boolean | null | object;
export type OldRow = [table: string, values: Record<string, Value>];

const hour = 3_600_000;
const day = 24 * hour;
const group = worldId('moonlight');
const ended = worldId('ended');

export const old = {
  group,
  ended,
  open: worldId('opensv'),
  haruka: worldId('harukaended'),
  kenta: worldId('kenta'),
  post: worldId('sun1'),
  email: 'haruka@example.com',
  staffEmail: 'host-admin@example.com',
  /** Secrets of the cookie and of a control URL. */
  session: 'session-of-november',
  controlToken: 'control-of-november'.padEnd(43, '-'),
};

const member = (species: string, ability: string, item: string, moves: string) => ({
  species,
  ability,
  item,
  moves: moves.split(' '),
  teraType: 'water',
});
const six = [
  member('garchomp', 'roughskin', 'lifeorb', 'earthquake dragonclaw protect swordsdance'),
  member('incineroar', 'intimidate', 'safetygoggles', 'fakeout flareblitz knockoff partingshot'),
  member('rillaboom', 'grassysurge', 'assaultvest', 'fakeout grassyglide woodhammer uturn'),
  member('fluttermane', 'protosynthesis', 'boosterenergy', 'moonblast shadowball icywind protect'),
  member('urshifurapidstrike', 'unseenfist', 'mysticwater', 'surgingstrikes closecombat aquajet protect'),
  member('amoonguss', 'regenerator', 'sitrusberry', 'spore ragepowder pollenpuff protect'),
];
const player = { discord_id: 'haruka_vgc', twitter_id: 'haruka_vgc', tonamel_id: 'Hrk4Tm' };
const sheet = (id: string, display_name: string, more: Record<string, Value>): OldRow => [
  'team_sheets',
  {
    ...{ id, display_name, tournament_id: ended, submission_key: `submission-${id}`, edit_key_hash: '-' },
    ...player,
    members: six,
    ...more,
  },
];
const tournament = (id: string, name: string, startsAt: number, more: Record<string, Value> = {}): OldRow => [
  'tournaments',
  {
    id,
    name,
    group_id: group,
    rule: 'double',
    game: 'sv',
    regulation: 'sv-i',
    format: 'online',
    sheet_kind: 'ots',
    submission_deadline_at: startsAt - day,
    scheduled_start_at: startsAt,
    ends_at: startsAt + 8 * hour,
    published_at: startsAt - 60 * day,
    ...more,
  },
];

/** @param now in milliseconds; `hashes` of the passwords and tokens above */
export function oldWorld(now: number, hashes: { password: string; session: string; control: string }) {
  const then = now - 30 * day;
  const harukaUser = worldId('harukauser');
  const admin = worldId('hostadmin');
  const user = (id: string, email: string, display_name: string): OldRow => [
    'users',
    { id, email, display_name, email_verified_at: then, password_hash: hashes.password },
  ];
  const record = (wins: number, losses: number, rank: number | null) => ({ wins, losses, rank });
  const rows: Record<string, OldRow[]> = {
    '0000': [
      ['groups', { id: group, name: 'ムーンライト杯 運営' }],
      user(harukaUser, old.email, 'ハルカ'),
      user(admin, old.staffEmail, 'ツキノ'),
      ['members', { group_id: group, user_id: admin, role: 'admin' }],
      tournament(ended, '第10回 ムーンライト杯', then, { results_published_at: then + day }),
      tournament(old.open, '第12回 ムーンライト杯', now + 30 * day),
      sheet(old.haruka, 'ハルカ', { owner_id: harukaUser, is_public: 1, revision: 2, corrected_at: then }),
      sheet(old.kenta, 'ケンタ', { twitter_id: null }),
      ['standings', { team_sheet_id: old.haruka, wins: 6, losses: 1, rank: 1 }],
      // Staff typed the place alone.
      ['standings', { team_sheet_id: old.kenta, wins: 0, losses: 0, rank: 3 }],
      ...[1, 2].map((revision): OldRow => {
        const snapshot = {
          displayName: 'ハルカ',
          discordId: 'haruka_vgc',
          twitterId: 'haruka_vgc',
          tonamelId: 'Hrk4Tm',
          members: revision === 1 ? six.slice(0, 5) : six,
          isPublic: true,
        };
        const by = revision === 1 ? 'player' : 'staff';
        return ['team_revisions', { team_sheet_id: old.haruka, revision, by, reason: null, snapshot }];
      }),
    ],
    '0003': [
      [
        'sessions',
        {
          token_hash: hashes.session,
          user_id: harukaUser,
          user_agent: 'Firefox',
          last_seen_at: now,
          expires_at: now + 30 * day,
        },
      ],
    ],
    '0004': [
      [
        'result_saves',
        {
          tournament_id: ended,
          by_user_id: admin,
          changes: [{ teamSheetId: old.kenta, before: record(0, 0, null), after: record(0, 0, 3) }],
        },
      ],
      ['staff_actions', { team_sheet_id: old.haruka, by_user_id: admin, action: 'unlock', reason: '6匹目' }],
    ],
    '0005': [
      [
        'posts',
        {
          id: old.post,
          submission_key: 'post',
          author_id: harukaUser,
          approved_version: 1,
          rule: 'double',
          published_at: then,
          regulation_key: 'sv-i',
          final_rank: 1,
          favorite_count: 1,
        },
      ],
      [
        'post_versions',
        {
          post_id: old.post,
          version: 1,
          title: '晴れパーティ',
          rule: 'double',
          regulation: 'レギュレーションI',
          ...{ external_url: 'https://note.example/haruka', species: six.map(({ species }) => species) },
          picture_ids: [],
          final_rank: 1,
          team_sheet_id: old.haruka,
          approved_at: then,
        },
      ],
      ['post_species', { species: 'garchomp', post_id: old.post, published_at: then, favorite_count: 1 }],
      ['favorites', { user_id: admin, post_id: old.post }],
    ],
    '0006': [
      [
        'broadcasts',
        { group_id: group, event: 'ganyu', scene: sceneOfNovember(old.haruka, old.kenta), revision: 4 },
      ],
      [
        'control_tokens',
        {
          id: worldId('token'),
          group_id: group,
          name: 'Stream Deck',
          created_by_id: admin,
          token_hash: hashes.control,
        },
      ],
    ],
  };
  return rows;
}

/** A scene as the first rooms of broadcasts kept it, and D1 after them. */
export const sceneOfNovember = (one: string, other: string) => ({
  kind: 'match',
  tournamentId: ended,
  round: null,
  bestOf: 3,
  casters: [],
  ticker: ['第10回'],
  sides: [
    { player: 'ハルカ', score: 2, teamSheetId: one, color: null },
    { player: 'ケンタ', score: 1, teamSheetId: other, color: null },
  ],
  countdownEndsAt: null,
  language: 'both',
});
