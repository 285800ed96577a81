import type { OnAirScene } from '~/broadcast/on-air';
import { type TextName, textOnAir } from './on-air-text';

type TextOptions = Parameters<typeof textOnAir>[2];
/** TournamentStreamHelper's state: objects are folders, other values text files. */
export type TshState = { [key: string]: TshState | string | number | boolean };

const bare = (handle: string) => handle.replace(/^[@＠]/, '');

/** Sponsors, real names and pronouns are unknown here. */
const person = (name: string, handle: string): TshState => ({
  name,
  mergedName: name,
  mergedOnlyName: name,
  twitter: bare(handle),
  team: '',
  real_name: '',
  pronoun: '',
});

const byNumber = (values: readonly TshState[]): TshState =>
  Object.fromEntries(values.map((value, at) => [String(at + 1), value]));

export function tshState(scene: OnAirScene | null, options: TextOptions): TshState {
  const text = (name: TextName) => textOnAir(name, scene, options);
  const side = (at: 1 | 2): TshState => {
    const { score = 0, seed = 0 } = scene?.sides[at - 1] ?? {};
    const region = text(`region${at}`);
    const six = text(`team${at}`).split('\n').filter(Boolean);
    const player = {
      ...person(text(`player${at}`), text(`handle${at}`)),
      seed,
      country: { name: region, display_name: region },
      character: byNumber(six.map((name) => ({ name, display_name: name }))),
    };
    return { score, teamName: '', losers: false, player: { '1': player } };
  };
  const casters = (scene?.casters ?? []).map(({ name, nameEn = name, handle }) =>
    person(
      options.language === 'en' || (options.language === null && scene?.language === 'en') ? nameEn : name,
      handle,
    ),
  );
  const board = {
    best_of: scene?.bestOf ?? 0,
    best_of_text: text('bestOf'),
    match: text('round'),
    phase: '',
    team: { '1': side(1), '2': side(2) },
  };
  return {
    score: { '1': board },
    commentary: byNumber(casters),
    tournamentInfo: { tournamentName: text('tournament'), eventName: text('event') },
  };
}

/** @returns undefined if there is no file at `path` below `out/` */
export function tshFile(state: TshState, path: string): string | undefined {
  if (path === 'program_state.json') return JSON.stringify(state, null, 4);
  if (!path.endsWith('.txt')) return undefined;
  let value: TshState[string] | undefined = state;
  for (const key of path.slice(0, -'.txt'.length).split('/')) {
    if (typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === undefined || typeof value === 'object' ? undefined : String(value);
}
