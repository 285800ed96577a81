export const problems = {
  wrongQuery: { status: 400, title: 'Something in the query cannot be this.' },
  authenticationRequired: { status: 401, title: 'A token of the group is needed.' },
  scopeMissing: { status: 403, title: 'The token was made without this scope.' },
  notShown: { status: 403, title: 'This may not be seen by everybody now.' },
  notFound: { status: 404, title: 'There is nothing at this address.' },
  methodNotAllowed: { status: 405, title: 'This address knows another method: see Allow.' },
  conflict: { status: 409, title: 'Somebody else changed the same at this moment: send it again.' },
  outdated: { status: 409, title: 'It has changed since then: read it again.' },
  resultsLost: { status: 409, title: 'This would delete results: see matches, and send lost=delete.' },
  notPlayable: { status: 409, title: 'It is a bye, or its players are not known yet.' },
  nextPlayed: { status: 409, title: 'The next match of the bracket has a result: clear that first.' },
  gone: { status: 410, title: 'It was withdrawn or erased.' },
  tooLarge: { status: 413, title: 'The body is larger than two megabytes.' },
  unreadable: { status: 422, title: 'The body is nothing that the page of the desk could keep: see faults.' },
  tooMany: { status: 429, title: 'Too many questions: wait as long as Retry-After says.' },
  failed: { status: 500, title: 'This broke, and we were told.' },
  unavailable: { status: 503, title: 'Not now: try again in some seconds.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemName = keyof typeof problems;

export class ApiProblem {
  constructor(
    readonly problem: ProblemName,
    readonly more: { detail?: string } & Record<string, unknown> = {},
  ) {}
}
