import type { Operated } from '~/broadcast/desk-state';
import { problemResponse } from '~/ui/problem';

const sentences = {
  authenticationRequired: 'Send a control token of this group as "Authorization: Bearer …".',
  scopeMissing: 'This token was made for something else: make one that controls the broadcast.',
  methodNotAllowed: 'This address knows another method: see Allow.',
  notFound: 'There is nothing at this address.',
  wrongBody: 'The body cannot be read.',
  wrongValue: 'A value cannot be this.',
  wrongCommand: 'This cannot be done there.',
  scoreImpossible: 'A match of this length never has that score.',
  tooManyCame: 'Four Pokémon came already: take one back with to=off.',
  moved: 'It has changed since the revision that was sent.',
  noWinner: 'Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2.',
  nothingNew: 'The draft is on air already.',
  nothingLive: 'Nothing is on air.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  conflict: 'Somebody else has changed the same.',
  unseen: 'The draft has changes that were not looked at.',
  tooMany: 'At most 60 calls in 10 seconds.',
  unavailable: 'Not now: try again in some seconds.',
} as const;
export type ProblemCode = keyof typeof sentences;

interface More {
  /** What is to be read instead of the code's own sentence. */
  detail?: string;
  /** The name of the value that is wrong. */
  value?: string;
  acts?: readonly string[];
  revision?: number;
  draftRevision?: number;
}

/** The one form in which a script is told what went wrong. */
export const problem = (status: number, error: ProblemCode, more: More = {}, headers?: HeadersInit) =>
  problemResponse({ error, title: sentences[error], status }, { ...more }, headers);

const late: readonly ProblemCode[] = [
  'moved',
  'tooManyCame',
  'noWinner',
  'nothingLive',
  'nothingToUndo',
  'nothingToRedo',
  'conflict',
  'unseen',
];

export function refusalOf({ error }: NonNullable<Operated['failed']>, more: More): Response {
  if (error === 'tooMany') return problem(429, error, more, { 'Retry-After': '10' });
  return problem(late.includes(error) ? 409 : 422, error, more);
}
