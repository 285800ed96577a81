import type { FindTeams } from '../named-team';
import { isNamed, recordAt } from './line-people';

const to = '\\s?[〜~～–—-]\\s?';
const end = '(?=[\\s:：.]|$)';
// A player's name may begin with タイ.
const tie = `\\s?[(（](?:タイ|同率|同着|ties?|tied|\\d{1,2}[名人])[)）]|\\s?(?:同率|同着)|タイ|\\s(?:タイ|tied?)${end}|[T=]${end}`;
const before = '同率?|同着|タイ|T-?|=|joint\\s|tied(?:\\sfor)?\\s';
const ranked = `(?:${before})?\\s?第?\\d{1,4}(?:${to}\\d{1,4})?\\s?位(?:${tie})?`;
const ordinal = `(?:${before})?\\d{1,4}(?:st|nd|rd|th)(?:${to}\\d{1,4}(?:st|nd|rd|th))?(?:\\s?place)?(?:${tie})?`;
const tied = `(?:${before})\\s?\\d{1,4}${end}|\\d{1,4}(?:${tie})${end}`;
const round = '準優勝|優勝|[四八]強|(?:ベスト|ﾍﾞｽﾄ|best|top)[\\s-]?\\d{1,4}(?:進出|敗退)?';
const english = 'winner|champion|runner[- ]up|semi-?finalists?|quarter-?finalists?|finalist';
const placeBehind = `${round}|${ranked}|${ordinal}|\\d{1,4}${to}\\d{1,4}(?=\\s)|${english}|🥇|🥈|🥉|🏆`;
// A name may end with `T1`.
const place = `${placeBehind}|${tied}`;
const colon = '\\s?[:：]\\s?';
const beforeLetters = '(?<=[位タイ勝強率着🥇🥈🥉🏆\\d])(?=[^\\x00-\\x7f])|(?<=[)）])';
/** A place at the start of a line. */
export const first = new RegExp(
  `^[【\\[「]?(${place})[】\\]」]?(?:${colon}|\\s?[-–—・]\\s|[.．]\\s?|\\s|$|(?<=[🥇🥈🥉🏆])|${beforeLetters})`,
  'iu',
);
const last = new RegExp(`^(.+?)(?:${colon}|\\s|\\s?[(（【])(${placeBehind})[)）】]?$`, 'iu');
/** Blanks and signs before a further place on one line. */
export const within = new RegExp(
  `(?<![／/|｜、,，。;；\\s]|\\b(?:tied|for|joint)|同率|同着)[／/|｜、,，。;；\\s]+(?=(?:${place})${colon})|(?<=[^\\s])\\s?(?=🥇|🥈|🥉)`,
  'iu',
);

/** Splits a line into its place, at either end, and the rest. */
export function placeAt(text: string): { place: string; rest: string } {
  const [whole, place] = first.exec(text) ?? [];
  if (whole && place) {
    const rest = text.slice(whole.length).trim();
    // 「🥇優勝」 says it twice.
    const [again, word] = first.exec(rest) ?? [];
    return again && word && /\P{ASCII}/u.test(place)
      ? { place: word, rest: rest.slice(again.length).trim() }
      : { place, rest };
  }
  const [, rest, behind] = last.exec(text) ?? [];
  return behind && rest ? { place: behind, rest: rest.trim() } : { place: '', rest: text.trim() };
}

/** Splits off the place, but for a word for ties that begins the name of a known player: 「1位タイガー」. */
export function placeBefore(text: string, find: FindTeams): { place: string; rest: string } {
  const found = placeAt(text);
  if (!found.place.endsWith('タイ')) return found;
  const whole = `タイ${found.rest}`;
  const names = (rest: string) => isNamed(recordAt(rest, find).name, find);
  return names(whole) && !names(found.rest) ? { place: found.place.slice(0, -2), rest: whole } : found;
}

export const headingPlace = (heading: string) => placeAt(heading.replace(/[:：]\s*$/, '')).place;
