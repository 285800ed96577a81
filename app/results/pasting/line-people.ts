import type { FindTeams } from '../named-team';

const dash = '\\s?[-–−ー]\\s?';
const inWords = '\\d{1,2}勝\\d{1,2}敗(?:\\d{1,2}引?き?分け?)?';
const dashed = `\\d{1,2}${dash}\\d{1,2}(?:${dash}\\d{1,2})?`;
const lettered = '\\d{1,2}\\s?W[-–/ ]?\\d{1,2}\\s?L(?:[-–/ ]?\\d{1,2}\\s?[TD])?';
const record = `${inWords}|${dashed}|${lettered}`;
const trailing = new RegExp(`^(.*?)(?:[\\s:：、,，]|[(（]|(?<=[^\\x00-\\x7f]))(${record})[)）]?$`, 'iu');
const points = '\\d{1,3}\\s?(?:勝?点|pts?\\.?|points?)';
const pointsBehind = new RegExp(`(?<=[\\s)）])[(（]?(${points})[)）]?$`, 'iu');
const pointsBefore = new RegExp(`\\s(${points})\\s?(?=[(（](?:${record})[)）]$)`, 'iu');
const separators = /\s?[、,，／/|｜&＆・]\s?|\sと\s|\sand\s/iu;

export interface Person {
  name: string;
  record: string;
  points: string;
  /** Words behind the name that nobody understands. */
  rest: string;
}

export const isNamed = (name: string, find: FindTeams) =>
  find(name, 'displayName').length + find(name, 'tonamelId').length > 0;

export const isExactly = (name: string, find: FindTeams) =>
  find(name, 'displayName').some(({ displayName }) => displayName === name);

/** Splits the record and the points off a name. */
export function recordAt(text: string, find: FindTeams): Omit<Person, 'rest'> {
  if (isExactly(text, find)) return { name: text, record: '', points: '' };
  const pattern = pointsBehind.test(text) ? pointsBehind : pointsBefore;
  const [, points = ''] = pattern.exec(text) ?? [];
  const bare = points === '' ? text : text.replace(pattern, ' ').trim();
  const [, name, found] = trailing.exec(bare) ?? [];
  return name && found
    ? { name: name.replace(/(?<![\s:：、,，])[\s:：、,，]+$/u, ''), record: found, points }
    : { name: bare, record: '', points };
}

/** Reads a player, or several who share the place. */
export function personIn(text: string, place: string, find: FindTeams): Person[] {
  const { name: whole, ...numbers } = recordAt(text, find);
  const { name, rest } = place === '' ? { name: whole, rest: '' } : knownStart(whole, find);
  return namesIn(name, { place, record: numbers.record }, find).map((each) => ({
    ...numbers,
    name: each,
    rest,
  }));
}

const outside = /[、,，／/|｜・](?![^(（]{0,40}[)）])/u;

/** Reads `Haruka (5-1), Kenta (4-2)`, a list in which each has a record or a remark. @returns undefined for any other text */
export function peopleIn(text: string, find: FindTeams): Person[] | undefined {
  const parts = text.split(outside).map((each) => each.trim());
  if (parts.length < 2 || isNamed(text, find)) return undefined;
  const people = parts.filter(Boolean).map((each): Person => {
    const { name, ...numbers } = recordAt(each, find);
    return { ...numbers, ...knownStart(name, find) };
  });
  const known = people.filter(({ name }) => isNamed(name, find)).length;
  const areTold = people
    .slice(0, -1)
    .some(({ name, record, rest }) => record !== '' || rest !== '' || /[)）]$/.test(name));
  return areTold && (known > 1 || people.every(({ record }) => record !== '')) ? people : undefined;
}

const maxWords = 12;

/** Cuts off what is said behind a known name: 「ハルカさん おめでとう！」. */
function knownStart(text: string, find: FindTeams): { name: string; rest: string } {
  const words = text.split(' ');
  for (let count = Math.min(words.length - 1, maxWords); count > 0 && !isNamed(text, find); count--) {
    const name = words.slice(0, count).join(' ');
    if (isNamed(name, find)) return { name, rest: words.slice(count).join(' ') };
  }
  return { name: text, rest: '' };
}

/** Splits several names; a record beside them would be of nobody in particular. */
function namesIn(
  text: string,
  { place, record }: { place: string; record: string },
  find: FindTeams,
): string[] {
  if (record !== '' || isNamed(text, find)) return [text];
  const names = text.split(separators).filter(Boolean);
  if (names.length > 1 && names.some((name) => isNamed(name, find))) return names;
  const parts = place === '' ? [] : text.split(/\s?[、，／|｜]\s?/u).filter(Boolean);
  return parts.length > 0 ? parts : [text];
}
