import {
  type Arrangement,
  arrangements,
  type LanguageMode,
  languageModes,
  type SceneKind,
  type SideNumber,
  sceneKinds,
} from '~/broadcast/scene';
import { type PicturedGame, picturedGames } from './game-picture';

export const parts = [
  'scoreboard',
  'teams',
  'team1',
  'team2',
  'casters',
  'ticker',
  'standings',
  'kp',
  'versus',
  'countdown',
  'next',
  'bracket',
] as const;
export type Part = (typeof parts)[number];

/** `1`: checker, safe area, switch of fixtures; `desk`: checker in the desk's frame; `draft`: for staff. */
const previews = ['1', 'desk', 'draft'] as const;
export type Preview = (typeof previews)[number];

export interface OverlayOptions {
  /** Null: as the scene says. */
  language: LanguageMode | null;
  side: SideNumber | null;
  /** Of a match; null: as the scene says. */
  arrangement: Arrangement | null;
  /** False: what stands behind a whole picture is the crew's own. */
  ground: boolean;
  /** One part alone, whatever kind of scene is on air. */
  part: Part | null;
  /** There only while one of these kinds of scene is on air. */
  when: readonly SceneKind[] | null;
  moves: boolean;
  scale: number;
  preview: Preview | null;
  fixture: number | null;
  /** Whose rectangles a preview draws. */
  game: PicturedGame | null;
  debug: boolean;
}

const among = <T extends string>(choices: readonly T[], given: string | null): T | null =>
  choices.find((choice) => choice.toLowerCase() === given?.toLowerCase()) ?? null;

function kindsOf(given: string | null): readonly SceneKind[] | null {
  const kinds = (given ?? '').split(',').flatMap((kind) => among(sceneKinds, kind.trim()) ?? []);
  return kinds.length > 0 ? kinds : null;
}

/** An unknown value is as if it were not there, since an error would be on air. */
export function parseOverlayOptions(params: URLSearchParams): OverlayOptions {
  const side = params.get('side');
  const scale = Number(params.get('scale') || 1);
  const preview = among(previews, params.get('preview'));
  const fixture = params.get('fixture') ?? '';
  return {
    language: among(languageModes, params.get('lang')),
    side: side === '1' ? 1 : side === '2' ? 2 : null,
    arrangement: among(arrangements, params.get('arrangement')),
    ground: params.get('background') !== '0',
    part: among(parts, params.get('part')),
    when: kindsOf(params.get('when')),
    moves: params.get('motion') !== '0',
    scale: scale >= 0.25 && scale <= 4 ? scale : 1,
    preview,
    fixture: (preview === '1' || preview === 'desk') && /^\d{1,2}$/.test(fixture) ? Number(fixture) : null,
    game: preview === '1' ? among(picturedGames, params.get('game')) : null,
    debug: params.get('debug') === '1',
  };
}
