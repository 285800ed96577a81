import type { BattleMark } from '~/broadcast/battle';
import type { DeskCommand } from '~/broadcast/desk';
import { acts, type Given, onAirOrDraft, sideOf, type Wrong, wholeNumber } from '~/broadcast/desk-act';
import type { OnAirTeam } from '~/broadcast/on-air';
import { isNumbered, type Round, roundPresets } from '~/broadcast/round';
import { type About, aboutFields, type ScenePath, type SideNumber, sceneKinds } from '~/broadcast/scene';
import type { SceneCommand, SeatedTeam } from '~/broadcast/scene-command.server';
import { readUpNext } from '~/broadcast-desk/lists/up-next-lines';
import { foldName } from '~/pokedex/name';
import { defaultTimeZone } from '~/time/instant';
import { isStillToCome, nextClock } from '~/time/next-clock';

export interface ControlContext {
  now: Date;
  shownTeam(side: SideNumber): Promise<OnAirTeam | null>;
  nextMatch(): Promise<SceneCommand>;
  findTeam(id: string): Promise<{ player: string; team: SeatedTeam } | undefined>;
}

type Read = (input: Given, context: ControlContext) => DeskCommand | Wrong | Promise<DeskCommand | Wrong>;

export const controlActs = {
  ...acts,
  came: (input, context) => markCommand('came', input, context),
  down: (input, context) => markCommand('down', input, context),
  tera: (input, context) => markCommand('tera', input, context),
  mega: (input, context) => markCommand('mega', input, context),
  'set-score': (input) => {
    const scores = [input.score1, input.score2];
    const [first, second] = scores.map((score) => (score === undefined ? {} : { score: wholeNumber(score) }));
    const wrong = [first, second].findIndex((side) => side && 'score' in side && side.score === undefined);
    if (wrong >= 0 || !first || !second) return { wrong: `score${wrong + 1}` };
    if (scores.every((score) => score === undefined)) return { wrong: 'score1' };
    return onAirOrDraft(input, edit({ sides: [first, second] }));
  },
  about: (input) => {
    const side = sideOf(input.side);
    if (side === undefined) return { wrong: 'side' };
    const about = aboutOf(input);
    if ('wrong' in about) return about;
    return onAirOrDraft(input, edit({ sides: side === 1 ? [about, {}] : [{}, about] }));
  },
  'reset-score': (input) => onAirOrDraft(input, edit({ sides: [{ score: 0 }, { score: 0 }] })),
  kind: (input) => {
    const kind = sceneKinds.find((each) => each.toLowerCase() === textOf(input.kind)?.toLowerCase());
    return kind ? onAirOrDraft(input, edit({ kind })) : { wrong: 'kind' };
  },
  next: async ({ on = 'draft', draftRevision }, { nextMatch }) =>
    on === 'draft' ? onAirOrDraft({ draftRevision }, await nextMatch(), 'draft') : { wrong: 'on' },
  'up-next': (input) => {
    const read = typeof input.matches === 'string' ? readUpNext(input.matches) : undefined;
    return read && 'matches' in read
      ? onAirOrDraft(input, edit({ upNext: read.matches }), 'draft')
      : { wrong: 'matches' };
  },
  countdown: (input, { now }) => {
    const endsAt = endOf(input, now);
    return typeof endsAt === 'object' && endsAt !== null
      ? endsAt
      : onAirOrDraft(input, edit({ countdownEndsAt: endsAt }));
  },
  round: (input) => {
    const round = roundOf(input);
    return round && 'wrong' in round ? round : onAirOrDraft(input, edit({ round }), 'draft');
  },
  async player(input, { findTeam }) {
    const side = sideOf(input.side);
    if (side === undefined) return { wrong: 'side' };
    const [team, name] = [textOf(input.team), textOf(input.name)];
    if (input.team !== undefined && !team) return { wrong: 'team' };
    if (!team)
      return name === undefined
        ? { wrong: input.name === undefined ? 'team' : 'name' }
        : onAirOrDraft(input, { type: 'seat', side, player: name, team: null }, 'draft');
    const seat = await findTeam(team.toLowerCase());
    return seat ? onAirOrDraft(input, { type: 'seat', side, ...seat }, 'draft') : { wrong: 'team' };
  },
} satisfies Record<string, Read>;

export type ControlAct = keyof typeof controlActs;
export const controlActNames = Object.keys(controlActs) as ControlAct[];

/** Omitted fields stay, empty ones are cleared. */
function aboutOf(input: Given): Partial<About> | Wrong {
  const fields = aboutFields.filter((field) => input[field] !== undefined);
  if (fields.length === 0) return { wrong: 'region' };
  const entries = fields.map((field) => {
    const value = input[field];
    if (field !== 'seed') return [field, textOf(value)] as const;
    return [field, value === '' || value === null ? null : wholeNumber(value)] as const;
  });
  const wrong = entries.find(([, value]) => value === undefined);
  return wrong ? { wrong: wrong[0] } : (Object.fromEntries(entries) as Partial<About>);
}

/** Accepts a slot from 1 or a species name in either language. Only revealed teams can be marked. */
async function markCommand(
  mark: BattleMark,
  input: Given,
  { shownTeam }: ControlContext,
): Promise<DeskCommand | Wrong> {
  const side = sideOf(input.side);
  if (side === undefined) return { wrong: 'side' };
  const team = await shownTeam(side);
  const name = textOf(input.pokemon) ?? '';
  const named = team?.members.findIndex(({ species }) =>
    [species.key, species.ja, species.en].some((each) => foldName(each) === foldName(name)),
  );
  const place = wholeNumber(input.pokemon) ?? (named ?? -1) + 1;
  if (!team?.members[place - 1]) return { wrong: 'pokemon' };
  const isUse = (mark === 'tera' || mark === 'mega') && ['on', 'toggle'].includes(String(input.to ?? 'on'));
  if (isUse && !team.uses?.includes(mark)) return { wrong: 'pokemon' };
  return acts[mark]({ ...input, pokemon: place });
}

const expected: Record<string, string> = {
  side: '1 or 2',
  region: 'up to 16 characters; at least one of region, handle, record and seed',
  handle: 'up to 30 characters',
  record: 'up to 12 characters, such as 3-1',
  seed: 'a whole number from 1 to 999, or empty',
  pokemon:
    'the place (1 to 6) or the name of a Pokémon whose team is on air, in a regulation that has what is marked',
  to: '"on", "off" or "toggle"; "on" if left out',
  by: 'a whole number, 1 if left out, that leaves a score this match can have',
  on: '"live" or "draft" ("next" knows "draft" alone)',
  revision: 'a whole number: the revision that must still be on air',
  draftRevision: 'a whole number: the revision that the draft must still have',
  score1: 'a whole number from 0 to what wins the match; at least one of score1 and score2',
  score2: 'a whole number from 0 to what wins the match; at least one of score1 and score2',
  kind: `one of ${sceneKinds.join(', ')}`,
  minutes: 'a whole number from 0, which ends the countdown, to 1440; or send at or endsAt',
  at: 'a time of day in Japan such as 18:30, at most 18 hours from now',
  winner: '1 or 2',
  endsAt: 'an instant such as 2026-12-05T09:30:00Z',
  round: `one of ${roundPresets.join(', ')}, or none; or words of up to 24 characters in ja and en`,
  ja: 'words of up to 24 characters, instead of round',
  en: 'words of up to 24 characters, instead of round',
  number: 'a whole number from 1 to 20',
  matches: 'up to 16 lines such as "Haruka vs Mirai, Semifinals"; empty for none',
  team: 'the ID of a team that was handed in for the tournament of the scene; or send name',
  name: 'up to 16 characters; empty frees the seat',
  stream: 'that of the token, in the address: ?stream=2 for a token of the second stream',
  body: 'up to 4,096 bytes of a form or of a JSON object',
};

export const sentenceOf = (value: string) =>
  expected[value] ? `${value} must be ${expected[value]}.` : `${value} cannot be this.`;

export function valueOfPath(act: ControlAct, path: ScenePath): string {
  const [field, at, ofSide] = path.split('.');
  if (ofSide === 'score') return act === 'score' ? 'by' : `score${Number(at) + 1}`;
  if (field === 'upNext') return 'matches';
  if (ofSide === 'battle') return 'pokemon';
  if (aboutFields.some((about) => about === ofSide)) return String(ofSide);
  if (ofSide) return ofSide === 'player' ? 'name' : 'team';
  return field === 'countdownEndsAt' ? 'endsAt' : (field ?? act);
}

const edit = (changes: Extract<SceneCommand, { type: 'edit' }>['changes']): SceneCommand => ({
  type: 'edit',
  changes,
});

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : undefined);

/** @returns an ISO instant, or null to clear the countdown */
function endOf(input: Given, now: Date): string | null | Wrong {
  const { minutes, at, endsAt } = input;
  if (endsAt !== undefined) {
    const ms = /^\d{4}-\d\d-\d\dT/.test(textOf(endsAt) ?? '') ? Date.parse(textOf(endsAt) ?? '') : Number.NaN;
    return ms >= 0 && ms < 4e12 ? new Date(ms).toISOString() : { wrong: 'endsAt' };
  }
  if (at !== undefined) {
    const next = nextClock(textOf(at) ?? '', defaultTimeZone, now);
    return next && isStillToCome(next, now) ? next.toISOString() : { wrong: 'at' };
  }
  const left = wholeNumber(minutes);
  if (left === undefined || left < 0 || left > 1440) return { wrong: 'minutes' };
  return left === 0 ? null : new Date(now.getTime() + left * 60_000).toISOString();
}

function roundOf(input: Given): Round | null | Wrong {
  const name = textOf(input.round)?.toLowerCase();
  if (name === undefined) {
    const words = { ja: textOf(input.ja) ?? '', en: textOf(input.en) ?? '' };
    return words.ja || words.en ? words : { wrong: 'round' };
  }
  if (name === 'none') return null;
  const preset = roundPresets.find((each) => each.toLowerCase() === name);
  if (!preset) return { wrong: 'round' };
  if (!isNumbered(preset)) return { preset };
  const number = wholeNumber(input.number);
  return number !== undefined && number >= 1 && number <= 20 ? { preset, number } : { wrong: 'number' };
}
