export const problems = {
  wrongQuery: { status: 400, title: 'A query parameter has a wrong value.' },
  authenticationRequired: { status: 401, title: 'A token of the group is required.' },
  scopeMissing: { status: 403, title: 'The token lacks this scope.' },
  notShown: { status: 403, title: 'This is not public now.' },
  notFound: { status: 404, title: 'There is nothing at this URL.' },
  methodNotAllowed: { status: 405, title: 'This URL takes another method: see Allow.' },
  conflict: { status: 409, title: 'Someone else changed the same at this moment: send it again.' },
  outdated: { status: 409, title: 'It has changed since then: read it again.' },
  resultsLost: { status: 409, title: 'This would delete results: see matches, and send lost=delete.' },
  notPlayable: { status: 409, title: 'It is a bye, or its players are not known yet.' },
  nextPlayed: { status: 409, title: 'The next match of the bracket has a result: clear that first.' },
  gone: { status: 410, title: 'It was withdrawn or deleted.' },
  tooLarge: { status: 413, title: 'The body is larger than two megabytes.' },
  unreadable: { status: 422, title: 'The body could not be read: see faults and leftOut.' },
  tooMany: { status: 429, title: 'Too many requests: wait as long as Retry-After says.' },
  failed: { status: 500, title: 'This failed on our side and was logged.' },
  unavailable: { status: 503, title: 'Unavailable: try again in a few seconds.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemName = keyof typeof problems;

export class ApiProblem {
  constructor(
    readonly problem: ProblemName,
    readonly more: { detail?: string } & Record<string, unknown> = {},
  ) {}
}
