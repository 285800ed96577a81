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
export type OverlayPart = (typeof parts)[number];

/** `1`: checkerboard, safe area, fixture menu; `desk`: checkerboard; `draft`: the draft, staff only. */
const previews = ['1', 'desk', 'draft'] as const;
export type PreviewMode = (typeof previews)[number];

export interface OverlayOptions {
  /** Null follows the scene. */
  language: LanguageMode | null;
  side: SideNumber | null;
  arrangement: Arrangement | null;
  /** False leaves the background to the crew. */
  ground: boolean;
  part: OverlayPart | null;
  when: readonly SceneKind[] | null;
  moves: boolean;
  scale: number;
  preview: PreviewMode | null;
  fixture: number | null;
  game: PicturedGame | null;
  debug: boolean;
}

const among = <T extends string>(choices: readonly T[], value: string | null): T | null =>
  choices.find((choice) => choice.toLowerCase() === value?.toLowerCase()) ?? null;

function kindsOf(value: string | null): readonly SceneKind[] | null {
  const kinds = (value ?? '').split(',').flatMap((kind) => among(sceneKinds, kind.trim()) ?? []);
  return kinds.length > 0 ? kinds : null;
}

/** Ignores invalid values, because an error would be on air. */
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
