import type { Database } from '~/db/client.server';
import { dropOut, returnToPlay } from '~/rounds/drop-out.server';
import { type MatchResult, otherSide, resultOf, type Side, winningScores } from '~/rounds/match';
import { type FoundMatch, findMatch } from '~/rounds/matches.server';
import type { OwnMatches } from '~/rounds/own-match';
import { confirmMatch, isDone, objectToMatch, reportMatch } from '~/rounds/write-match.server';
import { wholeNumberIn } from '~/ui/form/whole-number';

interface Press {
  db: Database;
  tournamentId: string;
  own: OwnMatches;
  form: FormData;
  userId: string | null;
  now: Date;
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, 100);

/** @returns undefined unless the form names a match of this player */
async function findOwn({ db, tournamentId, own, form }: Press) {
  const mine = own.all.find(({ match }) => match.id === text(form, 'match'));
  const found = mine && !mine.isClosed && (await findMatch(db, tournamentId, mine.match.id));
  return found ? { found, side: mine.side } : undefined;
}

/** Reads a score from the player's own view, such as `2-1`. */
function readScore(score: string, side: Side, { stage }: FoundMatch): MatchResult | undefined {
  const [, own, other] = /^(\d)-(\d)$/.exec(score) ?? [];
  const winner = Number(own) > Number(other) ? side : otherSide(side);
  const [more, less] = [Number(own), Number(other)].sort((a, b) => b - a);
  const known = winningScores[stage.settings.bestOf].find(([won, lost]) => won === more && lost === less);
  return known && resultOf(winner, known);
}

/** How an attempt ended: `outdated` if somebody else wrote between its reading and its writing. */
type Attempt = 'done' | 'impossible' | 'outdated';

const attempted = (isWritten: boolean): Attempt => (isWritten ? 'done' : 'outdated');
const maxAttempts = 3;

/** Looks at the match again if somebody was first, since both players and double presses often come at one moment. */
const again =
  (attempt: (press: Press) => Promise<Attempt>) =>
  async (press: Press): Promise<boolean> => {
    for (let left = maxAttempts; left > 0; left--) {
      const end = await attempt(press);
      if (end !== 'outdated') return end === 'done';
    }
    return false;
  };

async function report(press: Press): Promise<Attempt> {
  const { db, form, now, userId } = press;
  const own = await findOwn(press);
  const result = own && readScore(text(form, 'score'), own.side, own.found);
  if (!own || !result) return 'impossible';
  const { found, side } = own;
  const act = { found, by: side, byUserId: userId, now };
  if (isDone(found.match, { act: 'report', by: side }, result)) return 'done';
  const { match } = found;
  // Both reported at once, and the same.
  if (isDone(match, { act: 'report', by: otherSide(side) }, result))
    return match.confirmedAt ? 'done' : attempted(await confirmMatch(db, { ...act, seen: match.revision }));
  return attempted(await reportMatch(db, { ...act, seen: wholeNumberIn(form, 'revision') }, result));
}

const answer =
  (name: 'confirm' | 'object', write: typeof confirmMatch) =>
  async (press: Press): Promise<Attempt> => {
    const { db, form, now, userId } = press;
    const own = await findOwn(press);
    if (!own) return 'impossible';
    const { found, side } = own;
    if (isDone(found.match, { act: name, by: side }, null)) return 'done';
    const seen = wholeNumberIn(form, 'revision');
    return attempted(await write(db, { found, by: side, byUserId: userId, now, seen }));
  };

const acts = {
  report: again(report),
  confirm: again(answer('confirm', confirmMatch)),
  object: again(answer('object', objectToMatch)),
  drop: async ({ db, tournamentId, own, form, now }) => {
    if (text(form, 'sure') !== 'yes') return false;
    return (
      own.isDropped ||
      (!own.isClosed && dropOut(db, { tournamentId, entrantId: own.entrantId, by: 'player' }, now))
    );
  },
  return: async ({ db, tournamentId, own }) =>
    !own.isDropped || (own.mayReturn && returnToPlay(db, { tournamentId, entrantId: own.entrantId })),
} satisfies Record<string, (press: Press) => Promise<boolean>>;

export type MatchAct = keyof typeof acts;
export const matchActs = Object.keys(acts) as readonly MatchAct[];

/** @returns false if it was not possible, mostly because somebody else was first */
export const pressMatch = (act: MatchAct, press: Press): Promise<boolean> => acts[act](press);
