import type { AppLoadContext } from '@remix-run/cloudflare';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Stamped } from '~/db/stamps.server';
import type { ProvenToken } from '~/groups/tokens/group-token.server';
import type { TokenScope } from '~/groups/tokens/scopes';
import type { FoundTournament } from '~/tournaments/tournament.server';
import type { EndpointName } from '../paths';
import { NoAnswer, type ProblemName } from './problems';

export interface Asked<Query> {
  params: Readonly<Record<string, string>>;
  query: Query;
  request: Request;
  context: AppLoadContext;
  /** Of a question that has a scope: what proved that it may be asked. */
  token?: ProvenToken;
  /** What a POST brought. */
  text: string;
  /** An address of this site, whole. */
  link(path: string): string;
  /** To be told of whatever `now` is compared with: the answer is kept until the first instant in it that is to come. */
  changesWith(found: unknown): void;
}

/** What an answer is made of, beside what this worker knows: as long as all of it is the same, so is the answer. */
export interface Rests {
  on: readonly Stamped[];
  /** A select of the `id`s of tournaments whose rows, sheets, readings or results it shows. */
  tournaments?(params: Readonly<Record<string, string>>): SQL;
  /** The next instant at which something comes in that was not found. */
  nextMoment?(now: Date): SQL;
}

interface Described<Query extends z.ZodObject, Answer extends z.ZodType> {
  /** By which clients that are made from the description call it. */
  name: EndpointName;
  query: Query;
  answer: Answer;
  /** Only for a token of the group with this scope. */
  scope?: TokenScope;
  /** What it may say beside 400, 429 and 503. */
  problems?: readonly ProblemName[];
  /** For how many seconds an answer may be kept without asking again. */
  keptFor?: number;
  /** Answers of it are kept; without it each is made anew. */
  rests?: Rests;
}

type Found<Answer extends z.ZodType> = Promise<z.input<Answer> | NoAnswer> | z.input<Answer> | NoAnswer;

/** One question of the read API: what it takes, what it answers, and how that is found. */
export interface Endpoint<Query extends z.ZodObject = z.ZodObject, Answer extends z.ZodType = z.ZodType>
  extends Described<Query, Answer> {
  /** Asked of one public tournament, which is found before all else, in one query with the stamp of what the answer rests on. */
  isOfTournament?: boolean;
  find(asked: Asked<z.output<Query>>, tournament: FoundTournament | undefined): Found<Answer>;
}

export const endpoint = <Query extends z.ZodObject, Answer extends z.ZodType>(
  described: Described<Query, Answer> & { find(asked: Asked<z.output<Query>>): Found<Answer> },
): Endpoint<Query, Answer> => described;

/** Of one public tournament; where there is none, nothing is found. */
export const tournamentEndpoint = <Query extends z.ZodObject, Answer extends z.ZodType>({
  find,
  ...described
}: Described<Query, Answer> & {
  rests: Rests;
  find(asked: Asked<z.output<Query>>, tournament: FoundTournament): Found<Answer>;
}): Endpoint<Query, Answer> => ({
  ...described,
  isOfTournament: true,
  find: (asked, tournament) => (tournament ? find(asked, tournament) : new NoAnswer('notFound')),
});
