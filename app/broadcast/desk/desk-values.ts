import { apply, most, type Scene, type SceneChanges, type ScenePath } from '~/broadcast/scene';
import { plainText } from '~/text/text';

/** The fields of the draft's form, as text. */
export type DeskValues = Readonly<Record<string, string>>;

/** Input name → which sentence of broadcast.problems stands beside it. */
export type DeskProblems = Partial<
  Record<string, 'player' | 'round' | 'roundNumber' | 'casters' | 'ticker' | 'other' | 'scoreImpossible'>
>;

export interface TeamChoice {
  id: string;
  displayName: string;
  tonamelId: string;
}

export const countdownMinutes = [5, 10, 15, 20, 30, 45, 60] as const;
export const casterNumbers = Array.from({ length: most.casters }, (_, at) => at + 1);

/** Colors by name; what is not among them stays as it is. */
export const sideColors = {
  red: '#d6336c',
  orange: '#e8590c',
  yellow: '#f2b705',
  green: '#2b8a3e',
  blue: '#1c6fd6',
  purple: '#7048e8',
} as const;

/** A scene as its form shows it. */
export function valuesOf(scene: Scene): DeskValues {
  const { round } = scene;
  const values: Record<string, string> = {
    kind: scene.kind,
    tournamentId: scene.tournamentId ?? '',
    round: round === null ? '' : 'preset' in round ? round.preset : 'text',
    roundNumber: round && 'number' in round ? String(round.number) : '1',
    roundJa: round && 'ja' in round ? round.ja : '',
    roundEn: round && 'en' in round ? round.en : '',
    bestOf: String(scene.bestOf),
    language: scene.language,
    ticker: scene.ticker.join('\n'),
    countdown: scene.countdownEndsAt ? 'keep' : 'none',
  };
  scene.sides.forEach(({ player, score, teamSheetId, color }, at) => {
    const side = at + 1;
    values[`player${side}`] = player;
    values[`team${side}`] = teamSheetId ?? '';
    values[`score${side}`] = String(score);
    values[`color${side}`] = color ?? '';
  });
  for (const number of casterNumbers) {
    const caster = scene.casters[number - 1];
    values[`casterName${number}`] = caster?.name ?? '';
    values[`casterHandle${number}`] = caster?.handle ?? '';
  }
  return values;
}

/** What was sent of the form's fields; nothing that the form does not have. */
export function sentValues(form: FormData, blank: DeskValues): DeskValues {
  const sent = Object.keys(blank).map((name) => {
    const value = form.get(name);
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

function countdownOf(value: string, seen: Scene, now: Date): string | null {
  if (value === 'keep') return seen.countdownEndsAt;
  const minutes = countdownMinutes.find((each) => String(each) === value);
  return minutes ? new Date(now.getTime() + minutes * 60_000).toISOString() : null;
}

function roundOf({ round, roundNumber, roundJa, roundEn }: DeskValues): unknown {
  if (!round) return null;
  if (round === 'text') return { ja: roundJa, en: roundEn };
  return round === 'round' ? { preset: round, number: Number(roundNumber) } : { preset: round };
}

/** The scene that a form makes of the one it began with, and what of it cannot be; the rest is taken over. */
export function sceneFrom(
  values: DeskValues,
  seen: Scene,
  teams: readonly TeamChoice[],
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
  const isWrongNumber = values.round === 'round' && !/^([1-9]|1\d|20)$/.test(values.roundNumber ?? '');
  change(
    isWrongNumber ? 'roundNumber' : values.round === 'text' ? 'roundJa' : 'round',
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
  change('score1', 'scoreImpossible', {
    bestOf: Number(values.bestOf),
    sides: [{ score: Number(values.score1) }, { score: Number(values.score2) }],
  });
  const casters = casterNumbers.map((number) => ({
    name: values[`casterName${number}`] ?? '',
    handle: values[`casterHandle${number}`] ?? '',
  }));
  change('casterName1', 'casters', { casters });
  const lines = (values.ticker ?? '').split(/\r?\n/).filter((text) => text.trim());
  change('ticker', 'ticker', { ticker: lines });
  change('countdown', 'other', { countdownEndsAt: countdownOf(values.countdown ?? '', seen, now) });
  change('language', 'other', { language: values.language });
  return { scene, problems };
}

/** The input in which a field of the scene is edited. */
export function inputOf(path: ScenePath): string {
  const [, at, field] = /^sides\.([01])\.(\w+)$/.exec(path) ?? [];
  if (at && field) return `${field === 'teamSheetId' ? 'player' : field}${Number(at) + 1}`;
  if (path === 'casters') return 'casterName1';
  return path === 'countdownEndsAt' ? 'countdown' : path;
}
