import { meaningOf } from '~/results/pasting/meaning';
import { foldText } from '~/text/text';
import type { EntrantField } from './entrant';

/** `unknown`: staff have to say what the column is. */
export type ColumnMeaning = EntrantField | 'unused' | 'unknown';

// Column heads from exports and hand-made lists: folded, without blanks, underscores, hyphens and full stops.
const heads: Record<EntrantField, readonly string[]> = {
  name: [
    ...['name', 'player', 'playername', 'displayname', 'participant', 'participantname', 'entrant'],
    ...['username', 'user', 'nickname', 'trainername', 'trainer', 'hn', 'gamertag'],
    ...['表示名', '名前', '氏名', 'ぷれいやー', 'ぷれいやー名', 'ゆーざー', 'ゆーざー名', '選手', '選手名'],
    ...[
      '参加者',
      '参加者名',
      'えんとりー名',
      'えんとりーねーむ',
      'とれーなー名',
      'はんどるねーむ',
      'にっくねーむ',
    ],
  ],
  reading: [
    'reading',
    'kana',
    'furigana',
    'yomi',
    'ふりがな',
    'よみ',
    'よみがな',
    '読み',
    '読み仮名',
    'かな',
  ],
  tonamelId: ['tonamel', 'tonamelid', 'tonamelゆーざーid', 'tonamelのid', 'id'],
  discordId: [
    ...['discord', 'discordid', 'discordname', 'discordusername', 'discordtag', 'discorduser', 'discordのid'],
    ...['discordゆーざー名', 'discord名', 'でぃすこーど', 'でぃすこーどid'],
  ],
  twitterId: ['x', 'xid', 'twitter', 'twitterid', 'xあかうんと', 'twitterあかうんと', 'xのid', 'x(twitter)'],
  seed: ['seed', 'seeding', 'しーど', 'しーど順', 'しーど番号'],
  seat: [
    ...['table', 'tableno', 'tablenumber', 'seat', 'seatno', 'seatnumber'],
    ...['卓', '卓番', '卓番号', '席', '席番', '席番号', '座席', '座席番号', 'てーぶる', 'てーぶる番号'],
  ],
};
const numbering = [
  'no',
  'nr',
  'number',
  '#',
  '番号',
  '順番',
  '通し番号',
  'えんとりー番号',
  'えんとりー日時',
  '登録日時',
];

const known = new Map<string, ColumnMeaning>([
  ...(Object.keys(heads) as EntrantField[]).flatMap((field) =>
    heads[field].map((head) => [head, field] as const),
  ),
  ...numbering.map((head) => [head, 'unused'] as const),
]);

export function columnMeaningOf(head: string): Exclude<ColumnMeaning, 'unknown'> | undefined {
  const word = foldText(head).replace(/[\s_.．-]/g, '');
  const meaning = known.get(word) as Exclude<ColumnMeaning, 'unknown'> | undefined;
  // The results and Pokémon columns of our own export don't identify a player.
  return meaning ?? (meaningOf(head) ? 'unused' : undefined);
}
