import { kindOfPart } from '~/copied/parts';
import { isPageWord, isTimeLine } from './page-words';

const listWord =
  '(?:参加者?|出場者|エントリー|メンバー|選手|名簿|リスト|一覧|entrants?|participants?|players?|attendees?|roster|members?)';
const count = '(?:計|全|合計)?\\d{1,5}(?:\\/\\d{1,5})?(?:人|名|件)?';
/** 「水曜の部 参加者一覧（6/128）」, “Attendees: 6”, without blanks and what closes the line. */
const listTitle = new RegExp(
  `${listWord}(?:一覧|リスト|名簿|表|list)?(?:です|は)?(?:[(:]?${count}\\)?)?$`,
  'i',
);
/** 「参加者 2/16」, without blanks. */
const listCount = new RegExp(`^${listWord}(?:一覧|リスト|名簿)?[(:]?\\d{1,5}(?:\\/\\d{1,5}|人|名)\\)?$`, 'i');
/** 「キャンセル待ち 0」, `✅ 6`: a count beside its name, as tabs and reactions have it; without blanks. */
const stateCount =
  /^(?:\p{Extended_Pictographic}\ufe0f?|参加(?:確定|予定)?|キャンセル待ち|補欠|定員|募集|未?チェックイン(?:済み?)?|受付(?:済み?|中)?|wait(?:ing)?list|checkedin|registered|confirmed|capacity)[(:]?\d{1,5}(?:\/\d{1,5})?(?:人|名|件)?\)?$/iu;
const closing = /(?<![】\]」』〉》>*#:。.!])[】\]」』〉》>*#:。.!]+$/;
const eventTitle =
  /^(?:【[^】]{1,20}】\s?)?第\s?\d{1,4}\s?[回弾]|(?:大会|杯|の部|オフ会|対戦会|トーナメント|cup|tournament|championship)[\s】\]」』*#★☆!]*$|以下|下記|(?:募集|案内|ルール|規約|注意事項|お知らせ|連絡|要項|概要|表明|組み合わせ|対戦表|pairings)[\s】\]」』*#:]*$|^(?:件名|subject|to|from|宛先|差出人)\s?:|(?:更新|現在)[\s)\]】]*$|(?:です|ます|ください)[。.!！]?$|\b(?:following|below)\b|[:：]$|^#{1,3}\s/i;
const rule = /^[-=_*─━＝〜~・.ー―—]{3,}$/;
const ending =
  /^(?:以上|ほか|他|計|合計|全|total)[、,:：\s]{0,3}(?:計|合計|他|ほか)?\s?(?:\d{1,5}\s?(?:人|名|件|players?)?)?(?:です|でした)?[。.!！]?$/i;
const waiting =
  /^[^\p{L}\p{N}]{0,3}(?:キャンセル待ち|補欠|waitlist|waiting list|reserves?)[^\p{L}\p{N}]{0,3}$/iu;

const withoutBlanks = (text: string) => text.replace(/\s/g, '');

const maxTitle = 80;

/** A title over a list, or a line that leads to it. A player may be called so too, if rarely. */
export function isTitle(text: string): boolean {
  if (text.length > maxTitle) return false;
  const plain = text.normalize('NFKC').trim();
  return listTitle.test(withoutBlanks(plain).replace(closing, '')) || eventTitle.test(plain);
}

/** A line that is no entry wherever it stands: a count, a date, a rule, 「以上6名」. */
export function isNoEntry(text: string): boolean {
  if (text.length > maxTitle) return false;
  const kind = kindOfPart(text);
  const plain = text.normalize('NFKC').trim();
  return (
    kind === 'count' ||
    kind === 'timestamp' ||
    isPageWord(text) ||
    isTimeLine(text) ||
    listCount.test(withoutBlanks(plain)) ||
    isStateCount(plain) ||
    rule.test(text) ||
    ending.test(plain) ||
    waiting.test(plain)
  );
}

export const isStateCount = (text: string): boolean =>
  text.length <= maxTitle && stateCount.test(withoutBlanks(text.normalize('NFKC')));

/** A sentence: it ends like one, and is longer than a name. */
export function isSentence(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  return (
    plain.length > 9 && (/(?:です|ます|ください|ました|ません)か?[。.!?]?$/.test(plain) || /。./.test(plain))
  );
}

const status =
  /^(?:エントリー|チェックイン|受付|承認|参加|支払い?|入金|check(?:ed)?[\s-]?in|registered|confirmed|approved|pending|accepted)?(?:済み?|完了|中|待ち|確定|予定|可|不可)$|^未?(?:エントリー|チェックイン|確定|承認|受付|提出)$|^(?:check(?:ed)?[\s-]?in|not checked in|registered|confirmed|approved|pending|accepted|active|dropped|drop|ドロップ|棄権|キャンセル|invited|invitation pending|unconfirmed|招待中|招待済み)$|^(?:she|he|they|any|it)\/(?:her|hers|him|his|them|theirs|any|its)$/i;

/** A word for the state of an entry, as platforms print beside each name. */
export const isStatus = (text: string): boolean =>
  text.length < 30 &&
  status.test(
    text
      .normalize('NFKC')
      .replace(/^[^\p{L}\p{N}]{1,4}/u, '')
      .trim(),
  );

const timeAtEnd =
  /(?:^|[\s—–-])(?:今日|昨日|today|yesterday|\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)?[\s,]{0,3}(?:at\s)?(?:午前|午後)?\s?\d{1,2}[:：]\d{2}(?:\s?[ap]m)?$/i;
const timeAtStart = /^\[?\d{1,2}[:：]\d{2}(?:\s?[ap]m)?\]?[\s—–-]{1,3}(?=\S)|^\[\d{1,2}:\d{2}\](?=\S)/i;

interface Message {
  author: string;
  time: string;
  words: string;
}

/** Splits the header of a message, 「ゆずぽん — 今日 19:05」 or 「19:05 ゆずぽん 参加します」. */
export function messageHeader(text: string): Message | undefined {
  if (text.length > maxTitle) return undefined;
  const end = timeAtEnd.exec(text);
  if (end && end.index > 0) {
    const author = text.slice(0, end.index).replace(/[\s—–-]{1,9}$/, '');
    return author === '' ? undefined : { author, time: text.slice(end.index).trim(), words: '' };
  }
  const [start] = timeAtStart.exec(text) ?? [];
  if (start === undefined) return undefined;
  const rest = text.slice(start.length);
  const [author = ''] = /^[^:：\s]*/.exec(rest) ?? [];
  if (author === '') return undefined;
  return { author, time: start.trim(), words: rest.slice(author.length).replace(/^[:：\s]{1,9}/, '') };
}
