import { max, type Scene } from '~/broadcast/scene';
import { bracketValuesOf } from './lists/bracket-values';
import { type UpNextProblem, upNextText } from './lists/up-next-lines';

export type DeskValues = Readonly<Record<string, string>>;

/** Keys of broadcast.problems by input name. */
export type DeskProblems = Partial<
  Record<
    string,
    | 'player'
    | 'round'
    | 'roundNumber'
    | 'casters'
    | 'ticker'
    | 'countdownAt'
    | 'countdownOver'
    | 'other'
    | 'scoreImpossible'
    | 'bracketScore'
    | 'noTopEight'
    | 'noPairings'
    | 'matchOver'
    | 'region'
    | 'handle'
    | 'record'
    | 'seed'
    | UpNextProblem
  >
>;

export interface SeatChoice {
  id: string;
  displayName: string;
  saidName: string;
  tonamelId: string;
}

export const kindKeys = [...'1234567890'];

export const countdownMinutes = [5, 10, 15, 20, 30, 45, 60] as const;
export const casterNumbers = Array.from({ length: max.casters }, (_, at) => at + 1);

export const sideColors = {
  red: '#d6336c',
  orange: '#e8590c',
  yellow: '#f2b705',
  green: '#2b8a3e',
  blue: '#1c6fd6',
  purple: '#7048e8',
} as const;

export function deskValuesOf(scene: Scene): DeskValues {
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
    arrangement: scene.arrangement,
    ticker: scene.ticker.join('\n'),
    tickerEn: scene.tickerEn.join('\n'),
    countdown: scene.countdownEndsAt ? 'keep' : 'none',
    countdownAt: '',
    upNext: upNextText(scene.upNext, 'ja'),
    ...bracketValuesOf(scene.bracket),
  };
  scene.sides.forEach(({ player, score, teamSheetId, color, region, handle, record, seed }, at) => {
    const side = at + 1;
    values[`player${side}`] = player;
    values[`team${side}`] = teamSheetId ?? '';
    values[`score${side}`] = String(score);
    values[`color${side}`] = color ?? '';
    values[`region${side}`] = region;
    values[`handle${side}`] = handle;
    values[`record${side}`] = record;
    values[`seed${side}`] = seed === null ? '' : String(seed);
  });
  for (const number of casterNumbers) {
    const caster = scene.casters[number - 1];
    values[`casterName${number}`] = caster?.name ?? '';
    values[`casterNameEn${number}`] = caster?.nameEn ?? '';
    values[`casterHandle${number}`] = caster?.handle ?? '';
  }
  return values;
}
