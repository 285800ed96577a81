import { type ColumnField, fieldOfHead } from '~/copied/heads';
import { foldText } from '~/text/text';

/** What a column of a table of pairings holds. `player`: one of the two, the first or the second. */
export type Role =
  | 'table'
  | 'match'
  | 'round'
  | 'player'
  | 'a'
  | 'b'
  | 'otherNameA'
  | 'otherNameB'
  | 'gamesA'
  | 'gamesB'
  | 'result'
  | 'winner'
  | 'beside';

const person =
  '(?:player|participant|entrant|team|trainer|user|competitor|p|ぷれいやー|選手|参加者|対戦者|ちーむ)(?:name|名)?';
const numbered = new RegExp(`^${person}(?:no|#)?([12ab])[.:]?(.*)$`);
const reversed = new RegExp(`^(?:first|second|[12])(?:st|nd)?${person}$`);
const opponent = /^(?:opponent|opp|対戦相手|相手|対戦者2)(?:player|name|名|ぷれいやー)?(.*)$/;

const ends: readonly (readonly [RegExp, 'name' | 'otherName' | 'games' | 'beside'])[] = [
  [/^(?:name|名|名前|displayname|username|さん)?$/, 'name'],
  [/id$|discord|tonamel|twitter|username|handle/, 'otherName'],
  [/^(?:の)?(?:games?|score|wins|gamewins|gameswon|result|すこあ|勝利数|得点|勝数|げーむ)$/, 'games'],
  [
    /^(?:の)?(?:(?:match)?(?:record|points?|pts)|wlt?|losses|seed|country|region|standing|rank|decklist|deck|status|戦績|成績|勝敗|勝ち?点|ぽいんと|しーど|国|順位)$/,
    'beside',
  ],
];

const wholes: readonly (readonly [RegExp, Role])[] = [
  [/^(?:table|tbl|卓|てーぶる|席|座席|台|seat)(?:no|number|番号|番|id|#)?$/, 'table'],
  [/^(?:match|game|set|試合|まっち|対戦|対戦番号|no|#|番号|順番|id)(?:no|number|番号|番|id|#)?$/, 'match'],
  [/^(?:round|らうんど|回戦|rd|r)(?:no|number|番号|#)?$/, 'round'],
  [/^(?:winner|勝者|勝ち|won)$/, 'winner'],
  [
    /^(?:result|results|score|結果|勝敗|すこあ|試合結果|対戦結果|games|gamescore|outcome|matchscore|状態|status)$/,
    'result',
  ],
  [/^(?:home|先攻)$/, 'a'],
  [/^(?:vs|v|away|後攻|×|対)$/, 'b'],
];

const fields: Partial<Record<ColumnField, Role>> = { seat: 'table', player: 'player' };

/** @returns undefined for a head that nobody knows here */
export function roleOf(head: string): Role | undefined {
  const word = foldText(head).replace(/[\s_.．()（）【】*:：-]/g, '');
  if (word === '') return undefined;
  const [, which, more = ''] = numbered.exec(word) ?? [];
  if (which !== undefined) return sideRole(which === '1' || which === 'a' ? 'A' : 'B', more);
  if (reversed.test(word)) return /^(?:first|1)/.test(word) ? 'a' : 'b';
  const [, ofOpponent] = opponent.exec(word) ?? [];
  if (ofOpponent !== undefined) return sideRole('B', ofOpponent);
  const whole = wholes.find(([pattern]) => pattern.test(word))?.[1];
  if (whole) return whole;
  const field = fieldOfHead(head);
  return field && (fields[field] ?? 'beside');
}

function sideRole(side: 'A' | 'B', more: string): Role | undefined {
  const end = ends.find(([pattern]) => pattern.test(more))?.[1];
  if (end === undefined) return undefined;
  if (end === 'name') return side === 'A' ? 'a' : 'b';
  return end === 'beside' ? 'beside' : `${end}${side}`;
}
