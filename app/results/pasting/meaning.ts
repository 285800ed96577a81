import { foldText } from '~/text/text';
import { ownHeads } from './own-heads';

/** Meanings that a column of standings can have. */
export const meanings = [
  'player',
  'tonamelId',
  'rank',
  'wins',
  'losses',
  'ties',
  'record',
  'recordTiesSecond',
  'dropped',
  'disqualified',
  'status',
  'unused',
] as const;
export type Meaning = (typeof meanings)[number];

/** One meaning per column. `unknown`: staff have to choose one before anything can be saved. */
export type Mapping = readonly (Meaning | 'unknown')[];

/** Parses the form's values, one per column; invalid ones are `unknown`. */
export const mappingOf = (values: readonly unknown[]): Mapping =>
  values.map((value) => meanings.find((meaning) => meaning === value) ?? 'unknown');

// Column heads from exports and hand-made tables: folded, without blanks, underscores and full stops.
const heads: Record<Meaning, readonly string[]> = {
  player: [
    ...['name', 'player', 'playername', 'displayname', 'participant', 'participantname', 'gamertag'],
    ...['表示名', '名前', '氏名', 'ぷれいやー', 'ぷれいやー名', 'ゆーざー', 'ゆーざー名', '選手', '選手名'],
    ...['参加者', '参加者名', 'えんとりー名'],
  ],
  tonamelId: ['tonamel', 'tonamelid', 'id'],
  rank: [
    ...['rank', 'ranking', 'place', 'placing', 'placement', 'standing', 'standings', 'pos', 'position'],
    ...['finalrank', 'finalplace', '#', '順位', '最終順位', '総合順位', '最終結果順位'],
  ],
  wins: ['wins', 'win', 'w', 'matchwins', '勝', '勝ち', '勝数', '勝ち数', '勝利', '勝利数'],
  losses: ['losses', 'loss', 'l', 'matchlosses', '敗', '負', '負け', '敗数', '負け数', '敗北', '敗北数'],
  ties: [
    ...['ties', 'tie', 't', 'draws', 'draw', 'd', 'matchties', 'matchdraws'],
    ...['分', '分け', '引分', '引分け', '引き分け', '分数', '引分数', '引分け数', '引き分け数'],
  ],
  record: [
    ...['record', 'matchrecord', 'w-l', 'w/l', 'w-l-t', 'w/l/t', 'w-l-d', 'matchw-l-t', 'wins-losses-ties'],
    ...[
      'wins/losses/ties',
      'wins/losses',
      'w/l/t(points)',
      '成績',
      '勝敗',
      '戦績',
      '勝敗分',
      '勝-敗',
      '勝-敗-分',
    ],
    ...['勝/敗', '勝/敗/分'],
  ],
  recordTiesSecond: [
    'w-t-l',
    'w-d-l',
    'w/t/l',
    'w/d/l',
    'wins-ties-losses',
    '勝分敗',
    '勝-分-敗',
    '勝/分/敗',
  ],
  dropped: ['drop', 'drops', 'dropped', 'dropround', 'droppedround', 'どろっぷ', '棄権', '途中棄権', 'dnf'],
  disqualified: ['dq', 'disqualified', 'disqualification', '失格'],
  status: ['status', '状態', 'すてーたす', '状況'],
  unused: [
    ...['country', 'region', '国', '国籍', '地域', 'division', 'age', 'agedivision', 'playerid', 'userid'],
    ...['points', 'pts', 'point', 'mp', 'matchpoints', 'ぽいんと', '勝点', '勝ち点', 'tb', 'tiebreaker'],
    ...[
      'resistance',
      'opp',
      'oppopp',
      'deck',
      'decklist',
      'team',
      'teamlist',
      'seed',
      'しーど',
      'table',
      '卓',
    ],
    ...['discordid', 'xid', 'twitterid', 'public', 'revision', 'submittedat', 'revisedat', 'correctedat'],
    ...['withdrawnat', 'idsremovedat', 'url', 'unlistednames', 'findings', 'teamcode'],
  ],
};

// Win percentages of a player and the opponents, and the Pokémon columns of our own export.
const otherNumbers =
  /^(?=..)(?:o{0,3}(?:p|m|g|mw|gw|pw)?w|(?:opp)*(?:win|res|match|game)?(?:win)?)%$|^o{1,3}mw$|^oo?wp$/;
const ownMembers = /^p[1-6](?:species|ability|item|teratype|statalignment|move[1-4])$/;

const known = new Map(
  (Object.keys(heads) as Meaning[]).flatMap((meaning) => heads[meaning].map((head) => [head, meaning])),
);

const wordOf = (head: string) => foldText(head).replace(/[\s_.．]/g, '');
const own = new Set(ownHeads.map(wordOf));

export function meaningOf(head: string): Meaning | undefined {
  const word = wordOf(head);
  const meaning = known.get(word) as Meaning | undefined;
  return (
    meaning ??
    (word !== '' && (own.has(word) || otherNumbers.test(word) || ownMembers.test(word))
      ? 'unused'
      : undefined)
  );
}
