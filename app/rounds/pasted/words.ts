/** Kinds of what stands beside the names of a pairing. */
export type WordKind =
  | 'versus'
  /** A dash, a colon and the like, which may part two names or not. */
  | 'dash'
  | 'bye'
  | 'table'
  /** A number as of a list before all else, 「1.」 or ①. */
  | 'mark'
  | 'round'
  | 'score'
  | 'number'
  /** A record, points, a seed, a country. */
  | 'beside'
  | 'win'
  | 'loss'
  | 'tie'
  /** さん, 「選手A：」. */
  | 'title'
  /** A remark such as 「ドロップ」. */
  | 'remark';

export interface Word {
  kind: WordKind;
  /** Length in the text. */
  length: number;
  /** Of a table, a round or a number. */
  value: string;
}

const dash = '[-–—−ー]';
const digits = '\\d{1,2}';
const circled = '[①-⑳㉑-㉟㊱-㊿❶-❿]|\\d\\ufe0f?\\u20e3|🔟';
const tableName = `(?:[a-z]{0,2}-?\\d{1,4}(?:-\\d{1,3}|[a-z])?|[a-z]|${circled})`;
const kanji = '[一二三四五六七八九十]{1,2}';

/** Tried at one place, on half-width text; a group is the value. */
const patterns: readonly (readonly [WordKind, RegExp])[] = [
  ['remark', /(?:\d{4}[-/.年])?\d{1,2}[/月]\d{1,2}日?(?!\s?[-/]\s?\d)|\d{1,2}:\d{2}(?::\d{2})?(?!\d)/iuy],
  [
    'versus',
    /(?:vs\.?|v\.s\.|versus|against)(?![a-z])|対戦相手\s?[:は]?|対(?![戦象応策面抗称決])|🆚|⚔\ufe0f?|[×✕✖⚡]|<?[-=]>|[⇔↔]\ufe0f?/iuy,
  ],
  ['versus', /[xv](?![\p{sc=Latin}\d])/iuy],
  [
    'round',
    new RegExp(
      `(?:予選|本戦|スイス|swiss)?\\s?(?:第\\s?(\\d{1,2}|${kanji})\\s?(?:回戦|ラウンド)|(\\d{1,2}|${kanji})\\s?回戦|(\\d{1,2})ラウンド)目?`,
      'iuy',
    ),
  ],
  [
    'round',
    /(?:swiss\s)?(?:round|ラウンド|rd\.?)\s?[:#]?\s?(\d{1,2})(?:\s?(?:\/|of)\s?\d{1,2})?(?!\d)|r(\d{1,2})(?![\p{L}\p{N}])/iuy,
  ],
  [
    'table',
    new RegExp(
      `(?:table|tbl\\.?|卓|テーブル|マッチ|match|試合|対戦(?:カード)?|カード|set|station)\\s?(?:no\\.?|number|番号|番|id)?\\s?[:#.]?\\s?(${tableName})\\s?[:.)、]?`,
      'iuy',
    ),
  ],
  ['table', new RegExp(`第?(${tableName})\\s?(?:番?卓|番?テーブル|試合)目?\\s?[:.)、]?`, 'iuy')],
  ['table', /(?:no\.?|#|t)\s?(\d{1,4}(?:\.\d{1,3})?)(?![\p{L}\p{N}])\s?[:.)、]?/iuy],
  [
    'mark',
    new RegExp(`(?:[(（[【](\\d{1,4})[)）\\]】]|(\\d{1,4})[.:)、](?!\\d)|(${circled}))[.:)、]?`, 'iuy'),
  ],
  ['beside', /(?:\d{1,2}勝\d{1,2}敗(?:\d{1,2}(?:引き?)?分け?)?)/iuy],
  [
    'beside',
    new RegExp(
      `[([]?\\s?(?:${digits}\\s?${dash}\\s?${digits}\\s?${dash}\\s?${digits}|${digits}\\s?/\\s?${digits}\\s?/\\s?${digits})(?:\\s?\\(\\d{1,3}\\))?(?!\\d)\\s?[)\\]]?`,
      'iuy',
    ),
  ],
  [
    'beside',
    new RegExp(
      `[([]\\s?${digits}\\s?(?:${dash}|/)\\s?${digits}(?:,?\\s\\d{1,3}\\s?(?:pts?\\.?|points?|点))?\\s?[)\\]]`,
      'iuy',
    ),
  ],
  ['beside', /\d{1,2}\s?w\s?[-–/]?\s?\d{1,2}\s?l(?:\s?[-–/]?\s?\d{1,2}\s?[td])?(?![\p{L}\p{N}])/iuy],
  [
    'beside',
    /[([]?\d{1,3}\s?(?:勝点|点|pts?\.?|points?)(?![\p{L}\p{N}])[)\]]?|(?:勝ち?点|points?|pts)\s?:?\s?\d{1,3}(?!\d)/iuy,
  ],
  [
    'beside',
    /[([](?:(?:seed|シード)\s?#?\d{1,3}|#\d{1,3}|\d{1,3}(?:st|nd|rd|th|位))[)\]]|(?:seed|シード)\s?:?\s?#?\d{1,3}(?!\d)|\d{1,4}(?:st|nd|rd|th|位)(?![\p{L}\p{N}])|第?\d{1,3}シード/iuy,
  ],
  ['beside', /[([][A-Z]{2,3}[)\]]|[\u{1f1e6}-\u{1f1ff}]{2}/uy],
  ['score', new RegExp(`(\\d\\s?(?:${dash}|:|対)\\s?\\d)(?!\\d|\\s?(?:${dash}|:)\\s?\\d)`, 'iuy')],
  [
    'bye',
    /[([]?(?:byes?|不戦勝ち?|不戦敗|不戦|対戦(?:相手)?(?:なし|無し)|相手(?:なし|無し)|抜け番|お?休み|なし|無し|n\/a|none)(?![\p{L}\p{N}])[)\]]?/iuy,
  ],
  ['win', /(?:wins?|winner|won|勝者?|勝ち|勝利|w)(?![\p{L}\p{N}])\s?:?|[○◯⭕✅✓✔🏆👑]\ufe0f?/iuy],
  ['loss', /(?:loses?|loser|lost|loss|敗者?|負け|敗北|l)(?![\p{L}\p{N}])\s?:?|[●❌]\ufe0f?/iuy],
  ['tie', /(?:ties?|tied|draws?|drew|引き?分け?|両者敗北)(?![\p{L}\p{N}])|△/iuy],
  [
    'title',
    /(?:player|プレイヤー|プレーヤー|選手|p)\s?[12ab]?\s?:|(?:record|戦績|成績|勝敗|score|スコア|result|結果|points?|勝ち?点|opponent|相手)\s?:/iuy,
  ],
  ['title', /(?:さん|選手|さま|様|くん|君|ちゃん|氏|殿|先生|[のが](?=\s?[勝負]))/uy],
  ['remark', /(?:drop(?:ped|s)?|late|no[- ]?show|dq|ドロップ|棄権|欠席|遅刻|失格)(?![\p{L}\p{N}])/iuy],
  ['number', /[([](\d{1,3})[)\]]|(\d{1,4})(?![\p{L}\p{N}])/uy],
  ['dash', /[-–—−ー~〜]{1,3}|[:/／|・&、,]|と/uy],
];

const groupOf = (found: RegExpExecArray) =>
  (found.slice(1).find((each) => each !== undefined) ?? found[0])
    .normalize('NFKC')
    .replace('🔟', '10')
    .replace(/\ufe0f|\u20e3|\s/g, '');

/** All that the text may mean from a place on. */
export function wordsAt(flat: string, place: number): Word[] {
  return patterns.flatMap(([kind, pattern]) => {
    pattern.lastIndex = place;
    const found = pattern.exec(flat);
    return found && found[0] !== '' ? [{ kind, length: found[0].length, value: groupOf(found) }] : [];
  });
}

const kanjiDigits = '一二三四五六七八九';

/** The number of a round, also in kanji up to 99. */
export function roundIn(value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  const [tens = '', ones = ''] = value.includes('十') ? value.split('十') : ['0', value];
  const digit = (text: string) => kanjiDigits.indexOf(text) + 1;
  return (tens === '0' ? 0 : (digit(tens) || 1) * 10) + digit(ones);
}
