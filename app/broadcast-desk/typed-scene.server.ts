import type { Given } from '~/broadcast/desk-act';
import { isNumbered } from '~/broadcast/round';
import { aboutFields, blankScene, hasNewPlayer, isSamePlayer, type Scene } from '~/broadcast/scene';
import { apply, type SceneChanges } from '~/broadcast/scene-command.server';
import { plainText } from '~/text/text';
import { countdownOf } from './countdown';
import { casterNumbers, type DeskProblems, type DeskValues, type TeamChoice } from './desk-values';
import { bracketFrom } from './lists/bracket-values';
import { upNextFrom } from './lists/up-next-lines';

// A pasted round of a large event still comes back whole.
const longestText = 8000;

/** What was sent of the form's fields; nothing that the form does not have. */
export function sentValues(given: Given, blank: DeskValues): DeskValues {
  const sent = Object.keys(blank).map((name) => {
    const value = given[name];
    return [name, typeof value === 'string' ? value.slice(0, longestText) : (blank[name] ?? '')];
  });
  return Object.fromEntries(sent);
}

/** The team of a typed name: the chosen one as long as the name is its, else the only one of that name. */
function teamOf(typed: string, chosen: string, teams: readonly TeamChoice[]): string | null {
  const same = teams.filter(({ displayName }) => displayName === typed);
  const kept = same.find(({ id }) => id === chosen);
  return (kept ?? (same.length === 1 ? same[0] : undefined))?.id ?? null;
}

function roundOf({ round, roundNumber, roundJa, roundEn }: DeskValues): unknown {
  if (!round) return null;
  if (round === 'text') return { ja: roundJa, en: roundEn };
  return isNumbered(round) ? { preset: round, number: Number(roundNumber) } : { preset: round };
}

/** Whether a change alone cannot be. */
const isWrong = (changes: unknown): boolean =>
  apply(blankScene, { type: 'edit', changes: changes as SceneChanges }).error !== undefined;

/** The scene that a form makes of the one it began with, and what of it cannot be; the rest is taken over. */
export function sceneFrom(
  values: DeskValues,
  seen: Scene,
  teams: readonly TeamChoice[],
  timeZone: string,
  now: Date,
): { scene: Scene; problems: DeskProblems } {
  const problems: DeskProblems = {};
  let scene = seen;
  const change = (name: string, problem: DeskProblems[string], changes: unknown) => {
    const answer = apply(scene, { type: 'edit', changes: changes as SceneChanges });
    if (answer.error === undefined) scene = answer.scene;
    else problems[name] = answer.error === 'scoreImpossible' ? 'scoreImpossible' : problem;
  };
  change('kind', 'other', { kind: values.kind });
  change('tournamentId', 'other', { tournamentId: values.tournamentId || null });
  const isWrongNumber = isNumbered(values.round) && !/^([1-9]|1\d|20)$/.test(values.roundNumber ?? '');
  const isWrongJa = isWrong({ round: { ja: values.roundJa || '-', en: '' } });
  const wordsField = isWrongJa || !values.roundEn ? 'roundJa' : 'roundEn';
  change(
    isWrongNumber ? 'roundNumber' : values.round === 'text' ? wordsField : 'round',
    isWrongNumber ? 'roundNumber' : values.round === 'text' ? 'round' : 'other',
    { round: roundOf(values) },
  );
  for (const at of [0, 1] as const) {
    const side = at + 1;
    const player = plainText(values[`player${side}`] ?? '');
    const teamSheetId = player ? teamOf(player, values[`team${side}`] ?? '', teams) : null;
    const place = (one: object) => ({ sides: at === 0 ? [one, {}] : [{}, one] });
    change(`player${side}`, 'player', place({ player, teamSheetId }));
    const isSame = isSamePlayer(scene.sides[at], seen.sides[at]);
    for (const field of aboutFields) {
      const typed = (values[`${field}${side}`] ?? '').trim();
      // Nobody typed it for who plays now.
      if (!isSame && typed === String(seen.sides[at][field] ?? '')) continue;
      const seed = typed ? Number(typed.normalize('NFKC')) : null;
      change(`${field}${side}`, field, place({ [field]: field === 'seed' ? seed : typed }));
    }
    change(`color${side}`, 'other', place({ color: values[`color${side}`] || null }));
  }
  const isNewMatch = hasNewPlayer(seen.sides, scene.sides);
  const scoreOf = (at: 0 | 1) => {
    const typed = Number(values[`score${at + 1}`]);
    // Nobody typed it for the two who play now.
    return isNewMatch && typed === seen.sides[at].score ? 0 : typed;
  };
  change('score1', 'scoreImpossible', {
    bestOf: Number(values.bestOf),
    sides: [{ score: scoreOf(0) }, { score: scoreOf(1) }],
  });
  const casters = casterNumbers.map((number) => ({
    name: values[`casterName${number}`] ?? '',
    nameEn: values[`casterNameEn${number}`] ?? '',
    handle: values[`casterHandle${number}`] ?? '',
  }));
  const wrongCaster = casters.findIndex((one) => isWrong({ casters: [one] }));
  const { name = '', nameEn = '' } = casters[wrongCaster] ?? {};
  const isWrongName = (one: string) => isWrong({ casters: [{ name: one, handle: '' }] });
  const wrongName = isWrongName(name) ? 'casterName' : isWrongName(nameEn) && 'casterNameEn';
  const casterField = wrongName || 'casterHandle';
  change(`${casterField}${Math.max(1, wrongCaster + 1)}`, 'casters', { casters });
  const lines = (values.ticker ?? '').split(/\r?\n/).filter((text) => text.trim());
  change('ticker', 'ticker', { ticker: lines });
  // By their place: a line between them that is empty stays so.
  const english = (values.tickerEn ?? '')
    .trimEnd()
    .split(/\r?\n/)
    .map((text) => text.trim());
  change('tickerEn', 'ticker', { tickerEn: english.some(Boolean) ? english : [] });
  const countdown = countdownOf(values, seen.countdownEndsAt, timeZone, now);
  if ('problem' in countdown) problems.countdownAt = countdown.problem;
  else change('countdown', 'other', { countdownEndsAt: countdown.endsAt });
  const upNext = upNextFrom(values.upNext ?? '', seen.upNext);
  if ('problem' in upNext) problems.upNext = upNext.problem;
  else change('upNext', 'other', { upNext: upNext.matches });
  const { bracket, wrongScore } = bracketFrom(values);
  const wrongPlayer = bracket.players.findIndex((player) =>
    isWrong({ bracket: { ...bracket, players: bracket.players.map(() => player) } }),
  );
  if (wrongScore !== undefined) problems[`bracketScore${wrongScore}`] = 'bracketScore';
  change(`bracketName${Math.max(1, wrongPlayer + 1)}`, 'player', { bracket });
  change('language', 'other', { language: values.language });
  change('arrangement', 'other', { arrangement: values.arrangement });
  return { scene, problems };
}
