import type { OnAirScene } from '~/broadcast/on-air';
import { type TextName, textOnAir } from './on-air-text';

type Said = Parameters<typeof textOnAir>[2];
/** As TournamentStreamHelper keeps it: what is nested here are folders there, each value a text file. */
export type TshState = { [key: string]: TshState | string | number | boolean };

const bare = (handle: string) => handle.replace(/^[@＠]/, '');

/** Only the names: it knows sponsors, real names and pronouns, which nobody gives here. */
const person = (name: string, handle: string): TshState => ({
  ...{ name, mergedName: name, mergedOnlyName: name, twitter: bare(handle) },
  ...{ team: '', real_name: '', pronoun: '' },
});

const numbered = (values: readonly TshState[]): TshState =>
  Object.fromEntries(values.map((value, at) => [String(at + 1), value]));

/** What is on air in the words of TournamentStreamHelper's `program_state.json`, as its first scoreboard. */
export function tshState(scene: OnAirScene | null, said: Said): TshState {
  const text = (name: TextName) => textOnAir(name, scene, said);
  const side = (at: 1 | 2): TshState => {
    const { score = 0, seed = 0 } = scene?.sides[at - 1] ?? {};
    const region = text(`region${at}`);
    const six = text(`team${at}`).split('\n').filter(Boolean);
    const player = {
      ...person(text(`player${at}`), text(`handle${at}`)),
      ...{ seed, country: { name: region, display_name: region } },
      character: numbered(six.map((name) => ({ name, display_name: name }))),
    };
    return { score, teamName: '', losers: false, player: { '1': player } };
  };
  const casters = (scene?.casters ?? []).map(({ name, nameEn = name, handle }) =>
    person(
      said.language === 'en' || (said.language === null && scene?.language === 'en') ? nameEn : name,
      handle,
    ),
  );
  const board = {
    ...{ best_of: scene?.bestOf ?? 0, best_of_text: text('bestOf'), match: text('round'), phase: '' },
    team: { '1': side(1), '2': side(2) },
  };
  return {
    score: { '1': board },
    commentary: numbered(casters),
    tournamentInfo: { tournamentName: text('tournament'), eventName: text('event') },
  };
}

/** The file at a path below `out/`, as it writes one; undefined where it has none. */
export function tshFile(state: TshState, path: string): string | undefined {
  if (path === 'program_state.json') return JSON.stringify(state, null, 4);
  if (!path.endsWith('.txt')) return undefined;
  let found: TshState[string] | undefined = state;
  for (const key of path.slice(0, -'.txt'.length).split('/')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, key)) return undefined;
    found = found[key];
  }
  if (typeof found === 'boolean') return found ? 'True' : 'False';
  return found === undefined || typeof found === 'object' ? undefined : String(found);
}
