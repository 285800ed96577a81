import type { Given } from '~/broadcast/desk-act';
import { isNumbered } from '~/broadcast/round';
import { blankScene, hasNewPlayer, type Scene } from '~/broadcast/scene';
import { apply, type SceneChanges } from '~/broadcast/scene-command.server';
import { plainText } from '~/text/text';
import { countdownOf } from './countdown';
import { casterNumbers, type DeskProblems, type DeskValues, type TeamChoice } from './desk-values';

/** What was sent of the form's fields; nothing that the form does not have. */
export function sentValues(given: Given, blank: DeskValues): DeskValues {
  const sent = Object.keys(blank).map((name) => {
    const value = given[name];
    return [name, typeof value === 'string' ? value.slice(0, 2000) : (blank[name] ?? '')];
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
    handle: values[`casterHandle${number}`] ?? '',
  }));
  const wrongCaster = casters.findIndex((one) => isWrong({ casters: [one] }));
  const { name = '' } = casters[wrongCaster] ?? {};
  const casterField = isWrong({ casters: [{ name, handle: '' }] }) ? 'casterName' : 'casterHandle';
  change(`${casterField}${Math.max(1, wrongCaster + 1)}`, 'casters', { casters });
  const lines = (values.ticker ?? '').split(/\r?\n/).filter((text) => text.trim());
  change('ticker', 'ticker', { ticker: lines });
  const countdown = countdownOf(values, seen.countdownEndsAt, timeZone, now);
  if ('problem' in countdown) problems.countdownAt = countdown.problem;
  else change('countdown', 'other', { countdownEndsAt: countdown.endsAt });
  change('language', 'other', { language: values.language });
  change('arrangement', 'other', { arrangement: values.arrangement });
  return { scene, problems };
}
