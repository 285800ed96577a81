import { kindOfPart } from '~/copied/parts';

const cancelled =
  '(?:キャンセル(?!待ち)|返金|払い?戻し|辞退|欠席|不参加|取り?消し|棄権|cancel(?:l?ed)?|refund(?:ed)?|withdr(?:ew|awn)|absent)';
const cancelledBehind = new RegExp(
  `.(?:[(（【［\\[※＊*:：→⇒\\s/／-]\\s?${cancelled}|[(（][^()（）]{0,30}(?:不参加|欠席|キャンセル(?!待ち)|辞退)[^()（）]{0,30}[)）]$)`,
  'i',
);
const cancelledIn = new RegExp(cancelled, 'i');
const aboutTerms = /同意|規約|ポリシー|待ち|policy|terms/i;
const maxState = 20;

/** Whether a name says that its player doesn't come: 「ねむり猫（キャンセル）」, `~~name~~`. */
export const isStruck = (name: string): boolean =>
  /^~~[^~]+~~$/.test(name.trim()) || cancelledBehind.test(name);

/** Whether a cell beside the name says that its player doesn't come, or waits for a place. */
export const isAbsence = (cell: string): boolean =>
  cell.length <= maxState &&
  ((cancelledIn.test(cell) && !aboutTerms.test(cell)) ||
    /^(?:補欠|キャンセル待ち|wait(?:ing)?\s?list(?:ed)?)/i.test(cell) ||
    onlooker.test(cell.normalize('NFKC').trim()));

/** 「見学」, 「観戦チケット」, `Spectator pass`: a ticket to look on. */
const onlooker =
  /^(?:観戦|見学|応援|付き?添い?)(?:のみ|者|チケット|券|枠|希望)?(?:です)?$|^spectat(?:or|ing)(?: (?:pass|ticket|badge|only))?$/i;

const nobody =
  /^[([*_]{0,2}(?:空席|空き枠?|空枠|募集中[!]?|open(?: slot)?|free slot|vacant|配信卓|予備席?|欠番|不戦勝|bye|tbd|n\/a|empty)[)\]*_]{0,2}$/i;
/** Whether a place in a plan of seats or a pairing says that nobody is there. */
export const isNobody = (cell: string): boolean => nobody.test(cell.normalize('NFKC').trim());

/** Whether a cell says that its player has dropped; our own lists hold such players as well. */
export const isDrop = (cell: string): boolean =>
  /^(?:ドロップ|drop(?:ped)?)$/i.test(cell.normalize('NFKC').trim());

const away =
  "(?:行けま|行けない|出ません|出られ|行きません|参加(?:しません|しない|できません|できない)|not (?:coming|going|attending|playing)|can(?:'|’)?t (?:come|make)|declined?)";
/** Words of a post; a heading may say them of something else. */
const excuse =
  /見送|行けな|無理|また今度|また次回|次回(?:は|こそ)|今回は(?:パス|なし)|not this (?:week|time)|maybe next|next time|might not|won['’]?t (?:be able|make)/i;
const awayIn = new RegExp(away, 'i');
/** Whether the words of a post say that its author doesn't come. */
export const isAway = (words: string): boolean =>
  cancelledIn.test(words) || awayIn.test(words) || excuse.test(words);

const attendance = /出欠|参加|可否|状態|ステータス|status|rsvp|attend|coming|going/i;
const notComing = /^(?:[×✕✖❌✗△▲?欠否x]\ufe0f?|不可|no?|maybe|未定|検討中)$/iu;

/** Whether a column says who comes, and a cell below it that its player doesn't, or may not. */
export const isAttendanceHead = (head: string): boolean =>
  kindOfPart(head) === 'timestamp' || (head.length <= maxState && attendance.test(head));
export const isNotComing = (cell: string): boolean =>
  cell.length <= maxState && (notComing.test(cell.normalize('NFKC').trim()) || isAway(cell));

const heading = `(?:${cancelled}|${away}|未回答|保留|未定|興味あり|観戦|見学|maybe|tentative|undecided|interested|no response|spectat(?:ors?|ing)|[👎❌🙅])`;
const absentIn = new RegExp(heading, 'iu');
/** Such a word alone, with a count at most. */
const absentAlone = new RegExp(
  `^[^\\p{L}\\p{N}]{0,3}${heading}(?:です|します|者|の方|一覧)?[^\\p{L}\\p{N}]{0,3}(?:\\d{1,4}\\s?(?:人|名|件)?)?[^\\p{L}\\p{N}]{0,3}$`,
  'iu',
);
const waitingIn =
  /キャンセル待ち|補欠|繰り?上げ待ち|抽選待ち|招待中|wait(?:ing)?\s?list|reserves?\b|\binvited\b|pending/i;

/** Whether a heading, or a line that is nothing else, is of those who may not come. */
export const isAbsentHeading = (text: string): boolean => absentIn.test(text);
export const isAbsentAlone = (text: string): boolean => absentAlone.test(text.normalize('NFKC'));
export const isWaitingHeading = (text: string): boolean => waitingIn.test(text);
