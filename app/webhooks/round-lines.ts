import type { ApiMatch, ToldRound } from '~/api/shapes/round';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { playerName } from '~/text/nameless';
import { type EmbedLine, type EmbedPart, printLine } from './discord';

export interface Words {
  lang: Locale;
  t: Translate;
}

/** One language, or both. */
type Languages = readonly [Words, ...Words[]];

const inAll = (words: Languages, say: (one: Words) => string) => [...new Set(words.map(say))].join(' / ');

/** 「卓1 **ハルカ** 2–1 ソラマメ」. In both languages a table is its number alone. */
export function matchLine(match: ApiMatch, words: Languages): EmbedPart[] {
  const { table, players, result, state, isBye } = match;
  const [{ t }, another] = words;
  const seat = table && (another ? table : t('rounds.table', { seat: table }));
  const counts = state !== 'objected' && !isBye;
  const player = (at: 0 | 1): EmbedPart => {
    const name = players[at];
    const hasWon = counts && result?.winner === (at === 0 ? 'a' : 'b');
    return {
      text: name === null ? inAll(words, (each) => each.t('rounds.undecided')) : playerName(t, name),
      isBold: hasWon,
    };
  };
  const note = noteOf(match);
  return [
    ...(seat ? [{ text: `${seat} ` }] : []),
    player(0),
    ...(isBye ? [] : [{ text: counts && result?.games ? ` ${result.games.join('–')} ` : ' – ' }, player(1)]),
    ...(note ? [{ text: ` · ${inAll(words, (each) => each.t(note))}` }] : []),
  ];
}

function noteOf({ result, state, isBye }: ApiMatch) {
  if (isBye) return 'rounds.bye';
  if (state === 'objected') return 'rounds.page.objected';
  if (result?.winner === 'tie' || result?.winner === 'nobody')
    return `rounds.results.${result.winner}` as const;
  return result?.isWalkover ? 'rounds.results.walkoverWon' : undefined;
}

/** In a bracket, matches of which a player is known. */
const isTold = ({ stage, isBye, players }: ApiMatch) =>
  stage !== 'bracket' || (!isBye && players.some((name) => name !== null));

const byBlock = (one: ApiMatch, other: ApiMatch) =>
  (one.block ?? '').length - (other.block ?? '').length ||
  (one.block ?? '').localeCompare(other.block ?? '') ||
  one.round - other.round;

const headingOf = ({ stage, block, name }: ApiMatch, words: Languages) => {
  if (stage === 'swiss') return '';
  return inAll(words, ({ t, lang }) =>
    stage === 'blocks' ? t('rounds.names.block', { block }) : name[lang],
  );
};

/** A round in whole lines, as many as there is room for. The others are counted, with a link to all. */
export function roundLines(round: ToldRound, words: Languages, url: string, room: number): EmbedLine[] {
  if (round.isWithdrawn) return [inAll(words, ({ t }) => t('webhooks.round.withdrawn'))];
  const told = round.matches.filter(isTold);
  const matches = round.stage === 'blocks' ? told.toSorted(byBlock) : told;
  const moreKey = round.stage === 'swiss' ? 'moreTables' : 'moreMatches';
  const more = (count: number) =>
    `${inAll(words, ({ t }) => t(`webhooks.round.${moreKey}`, { count }))} ${url}`;
  let left = room - more(matches.length).length - 1;
  let heading = '';
  const lines: EmbedLine[] = [];
  for (const [at, match] of matches.entries()) {
    const own = headingOf(match, words);
    const next: EmbedLine[] = own === heading ? [] : [[{ text: own, isBold: true }]];
    next.push(matchLine(match, words));
    left -= next.reduce((sum, line) => sum + printLine(line).length + 1, 0);
    if (left < 0) return [...lines, more(matches.length - at)];
    lines.push(...next);
    heading = own;
  }
  return lines;
}
