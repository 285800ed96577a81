import { unguarded } from '~/text/write-csv';
import { isAbsentHeading, isNobody, isWaitingHeading } from './absence';
import { asideOf, type List } from './reading';
import type { ListLine } from './records';
import { isEntrantsHeading } from './sections';

const pairing =
  /^(?:(?:table|卓)?\s?(\d{1,3})\s?(?:卓|番卓)?\s?[:：.)]?\s)?(\S.{0,60}?)\s(?:vs\.?|対)\s(\S.{0,60})$/i;
/** 「第1試合　ハルカ － ケンタ」: with a number before it, a dash is enough. */
const match =
  /^(?:第?\s?\d{1,3}\s?(?:試合|戦)|(\d{1,3})\s?卓)\s?[:：]?\s(\S.{0,60}?)\s(?:vs\.?|対|[-－–—×])\s(\S.{0,60})$/i;
const group = /^([^:：]{1,20})[:：]\s?(\S.*)$/;
const groupName = /チーム|ブロック|グループ|リーグ|組|班|卓|team|group|block|pool|[A-Z\d]$/i;
const separators = [/\s?[／/]\s?/, /、\s?/, /[,，]\s?/, /\s?・\s?/, /\s?[|｜]\s?/];
const maxLine = 200;

interface Several {
  /** Table, or name of the group. */
  place: string;
  people: string[];
  reason?: 'absent' | 'waiting' | undefined;
}

function pairIn(text: string): Several | undefined {
  const [, place = '', one, other] = pairing.exec(text) ?? match.exec(text) ?? [];
  return one && other ? { place, people: [one, other] } : undefined;
}

function groupIn(text: string): Several | undefined {
  const [, place = '', rest = ''] = group.exec(text) ?? [];
  const reason = isAbsentHeading(place) ? 'absent' : isWaitingHeading(place) ? 'waiting' : undefined;
  const isState = reason !== undefined || isEntrantsHeading(place);
  if (!isState && !groupName.test(place)) return undefined;
  const people = separators.map((each) => rest.split(each)).find(({ length }) => length > 1);
  if (people) return people.every(Boolean) ? { place, people, reason } : undefined;
  return isState ? { place, people: [rest], reason } : undefined;
}

/** Reads lines of several people: pairings, 「1卓 ハルカ vs ケンタ」, or groups, 「チームA：ハルカ／ケンタ」. */
export function pairingsIn(lines: readonly ListLine[]): List | undefined {
  return severalIn(lines, pairIn, 'seat') ?? severalIn(lines, groupIn, 'unused');
}

function severalIn(
  lines: readonly ListLine[],
  read: (text: string) => Several | undefined,
  meaning: 'seat' | 'unused',
): List | undefined {
  const found = lines.map(({ text }) => (text.length > maxLine ? undefined : read(text)));
  const count = found.filter(Boolean).length;
  if (count < 2 || count * 3 < lines.length * 2) return undefined;
  const people = lines.flatMap(({ line, text }, at) =>
    (found[at]?.people ?? []).map((name) => ({
      line,
      text,
      reason: found[at]?.reason ?? (isNobody(name) ? ('notRead' as const) : undefined),
      cells: [unguarded(name), unguarded(found[at]?.place ?? '')],
    })),
  );
  return {
    given: ['name', meaning],
    lines: people.flatMap(({ reason, ...each }) => (reason ? [] : [each])),
    aside: [
      ...lines.filter((_, at) => !found[at]).map((line) => asideOf(line, 'aboveHead', true)),
      ...people.flatMap(({ line, reason, cells: [name = ''] }) =>
        reason ? [asideOf({ line, text: name }, reason)] : [],
      ),
    ],
  };
}
