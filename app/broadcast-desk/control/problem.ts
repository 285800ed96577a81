import type { Operated } from '~/broadcast/desk-state';
import { problemResponse } from '~/ui/problem';

export const controlProblems = {
  authenticationRequired: {
    status: 401,
    title: 'Send a control token of this group as "Authorization: Bearer …".',
  },
  scopeMissing: {
    status: 403,
    title: 'This token was made for something else: make one that controls the broadcast.',
  },
  methodNotAllowed: { status: 405, title: 'This URL takes another method: see Allow.' },
  notFound: { status: 404, title: 'There is nothing at this URL.' },
  wrongBody: { status: 400, title: 'The body could not be read.' },
  wrongValue: { status: 422, title: 'A value is not allowed here.' },
  wrongCommand: { status: 422, title: 'This cannot be done there.' },
  scoreImpossible: { status: 422, title: 'A match of this length never has that score.' },
  tooManyCame: { status: 409, title: 'Four Pokémon were brought already: take one back with to=off.' },
  moved: { status: 409, title: 'It has changed since the revision that was sent.' },
  noWinner: {
    status: 409,
    title: 'Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2.',
  },
  nothingNew: { status: 422, title: 'The draft is on air already.' },
  nothingLive: { status: 409, title: 'Nothing is on air.' },
  nothingToUndo: { status: 409, title: 'There is nothing to undo.' },
  nothingToRedo: { status: 409, title: 'There is nothing to redo.' },
  conflict: { status: 409, title: 'Someone else changed the same.' },
  unseen: { status: 409, title: 'The draft has changes that you have not seen.' },
  tooMany: { status: 429, title: 'At most 60 calls in 10 seconds.' },
  unavailable: { status: 503, title: 'Unavailable: try again in a few seconds.' },
} as const satisfies Record<string, { status: number; title: string }>;
export type ProblemCode = keyof typeof controlProblems;

interface More {
  detail?: string;
  value?: string;
  acts?: readonly string[];
  revision?: number;
  draftRevision?: number;
}

export const problem = (error: ProblemCode, more: More = {}, headers?: HeadersInit) =>
  problemResponse({ error, ...controlProblems[error] }, { ...more }, headers);

export const failureResponse = ({ error }: NonNullable<Operated['failed']>, more: More): Response =>
  problem(error, more, error === 'tooMany' ? { 'Retry-After': '10' } : undefined);
