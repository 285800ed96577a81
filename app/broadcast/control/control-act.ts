import type { DeskCommand } from '~/broadcast/desk';
import { acts, type Given, onAirOrDraft, sideOf, type Wrong, wholeNumber } from '~/broadcast/desk-act';
import { isNumbered, type Round, roundPresets } from '~/broadcast/round';
import { type ScenePath, sceneKinds } from '~/broadcast/scene';
import type { SceneCommand, SeatedTeam } from '~/broadcast/scene-command.server';
import { defaultTimeZone } from '~/time/instant';
import { isStillToCome, nextClock } from '~/time/next-clock';

export interface Asked {
  now: Date;
  /** A team of the group by its id, with the name to put on air. */
  findTeam(id: string): Promise<{ player: string; team: SeatedTeam } | undefined>;
}

type Read = (given: Given, asked: Asked) => DeskCommand | Wrong | Promise<DeskCommand | Wrong>;

/** What a script may do with a control token, by the last part of the address. */
export const controlActs = {
  ...acts,
  'set-score': (given) => {
    const scores = [given.score1, given.score2];
    const [first, second] = scores.map((score) => (score === undefined ? {} : { score: wholeNumber(score) }));
    const wrong = [first, second].findIndex((side) => side && 'score' in side && side.score === undefined);
    if (wrong >= 0 || !first || !second) return { wrong: `score${wrong + 1}` };
    if (scores.every((score) => score === undefined)) return { wrong: 'score1' };
    return onAirOrDraft(given, edit({ sides: [first, second] }));
  },
  'reset-score': (given) => onAirOrDraft(given, edit({ sides: [{ score: 0 }, { score: 0 }] })),
  kind: (given) => {
    const kind = sceneKinds.find((each) => each.toLowerCase() === textOf(given.kind)?.toLowerCase());
    return kind ? onAirOrDraft(given, edit({ kind })) : { wrong: 'kind' };
  },
  next: ({ on = 'draft', draftRevision }) =>
    on === 'draft' ? onAirOrDraft({ draftRevision }, { type: 'nextMatch' }, 'draft') : { wrong: 'on' },
  countdown: (given, { now }) => {
    const endsAt = endOf(given, now);
    return typeof endsAt === 'object' && endsAt !== null
      ? endsAt
      : onAirOrDraft(given, edit({ countdownEndsAt: endsAt }));
  },
  round: (given) => {
    const round = roundOf(given);
    return round && 'wrong' in round ? round : onAirOrDraft(given, edit({ round }), 'draft');
  },
  async player(given, { findTeam }) {
    const side = sideOf(given.side);
    if (side === undefined) return { wrong: 'side' };
    const [team, name] = [textOf(given.team), textOf(given.name)];
    if (given.team !== undefined && !team) return { wrong: 'team' };
    if (!team)
      return name === undefined
        ? { wrong: given.name === undefined ? 'team' : 'name' }
        : onAirOrDraft(given, { type: 'seat', side, player: name, team: null }, 'draft');
    const found = await findTeam(team.toLowerCase());
    return found ? onAirOrDraft(given, { type: 'seat', side, ...found }, 'draft') : { wrong: 'team' };
  },
} satisfies Record<string, Read>;

export type ControlAct = keyof typeof controlActs;
export const controlActNames = Object.keys(controlActs) as ControlAct[];

/** What each value may be, for whoever sent another one. */
const expected: Record<string, string> = {
  side: '1 or 2',
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
  number: 'a whole number from 1 to 20',
  team: 'the ID of a team that was handed in for the tournament of the scene; or send name',
  name: 'up to 16 characters; empty frees the seat',
  body: 'up to 4,096 bytes of a form or of a JSON object',
};

export const sentenceOf = (value: string) =>
  expected[value] ? `${value} must be ${expected[value]}.` : `${value} cannot be this.`;

/** What a script calls the value at a place of the scene. */
export function valueOfPath(act: ControlAct, path: ScenePath): string {
  const [field, at, ofSide] = path.split('.');
  if (ofSide === 'score') return act === 'score' ? 'by' : `score${Number(at) + 1}`;
  if (ofSide) return ofSide === 'player' ? 'name' : 'team';
  return field === 'countdownEndsAt' ? 'endsAt' : (field ?? act);
}

const edit = (changes: Extract<SceneCommand, { type: 'edit' }>['changes']): SceneCommand => ({
  type: 'edit',
  changes,
});

const textOf = (given: unknown) => (typeof given === 'string' ? given.trim() : undefined);

/** An ISO instant; null to end it. */
function endOf(given: Given, now: Date): string | null | Wrong {
  const { minutes, at, endsAt } = given;
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

function roundOf(given: Given): Round | null | Wrong {
  const asked = textOf(given.round)?.toLowerCase();
  if (asked === undefined) {
    const words = { ja: textOf(given.ja) ?? '', en: textOf(given.en) ?? '' };
    return words.ja || words.en ? words : { wrong: 'round' };
  }
  if (asked === 'none') return null;
  const preset = roundPresets.find((each) => each.toLowerCase() === asked);
  if (!preset) return { wrong: 'round' };
  if (!isNumbered(preset)) return { preset };
  const number = wholeNumber(given.number);
  return number !== undefined && number >= 1 && number <= 20 ? { preset, number } : { wrong: 'number' };
}
