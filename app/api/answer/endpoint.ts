import type { AppLoadContext } from '@remix-run/cloudflare';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Stamped } from '~/db/stamps.server';
import type { ProvenToken } from '~/groups/tokens/group-token.server';
import type { TokenScope } from '~/groups/tokens/scopes';
import type { FoundTournament } from '~/tournaments/tournament.server';
import type { EndpointName } from '../paths';
import { ApiProblem, type ProblemName } from './problems';

export interface EndpointCall<Query> {
  params: Readonly<Record<string, string>>;
  query: Query;
  request: Request;
  context: AppLoadContext;
  token?: ProvenToken;
  text: string;
  link(path: string): string;
  /** Registers the instants that `now` is compared with: a cached answer expires at the first one to come. */
  changesWith(values: unknown): void;
}

/** Inputs of a cached answer besides the worker's own data. While they are unchanged, so is the answer. */
export interface CacheInputs {
  tables: readonly Stamped[];
  /** Selects the `id`s of tournaments whose rows, sheets, readings or results it shows. */
  tournaments?(params: Readonly<Record<string, string>>): SQL;
  /** Selects the next instant at which a row comes in that was not found before. */
  nextMoment?(now: Date): SQL;
}

interface Description<Query extends z.ZodObject, Answer extends z.ZodType> {
  /** Operation ID, which generated clients use as a method name. */
  name: EndpointName;
  query: Query;
  answer: Answer;
  /** JSON that a POST takes. */
  body?: z.ZodType;
  /** Whether a POST takes tables as text, too. */
  isTable?: boolean;
  /** Requires a token of the group with this scope. */
  scope?: TokenScope;
  problems?: readonly ProblemName[];
  /** Seconds of `max-age`. */
  keptFor?: number;
  /** Enables the cache; without it each answer is made anew. */
  cache?: CacheInputs;
}

type EndpointResult<Answer extends z.ZodType> =
  | Promise<z.input<Answer> | ApiProblem>
  | z.input<Answer>
  | ApiProblem;

export interface Endpoint<Query extends z.ZodObject = z.ZodObject, Answer extends z.ZodType = z.ZodType>
  extends Description<Query, Answer> {
  /** Finds the public tournament first, in one query with the stamp of the cached answer. */
  isOfTournament?: boolean;
  find(call: EndpointCall<z.output<Query>>, tournament: FoundTournament | undefined): EndpointResult<Answer>;
}

export const endpoint = <Query extends z.ZodObject, Answer extends z.ZodType>(
  description: Description<Query, Answer> & {
    find(call: EndpointCall<z.output<Query>>): EndpointResult<Answer>;
  },
): Endpoint<Query, Answer> => description;

/** Defines an endpoint about one public tournament, with the problem `notFound` if there is none. */
export const tournamentEndpoint = <Query extends z.ZodObject, Answer extends z.ZodType>({
  find,
  ...description
}: Description<Query, Answer> & {
  cache: CacheInputs;
  find(call: EndpointCall<z.output<Query>>, tournament: FoundTournament): EndpointResult<Answer>;
}): Endpoint<Query, Answer> => ({
  ...description,
  isOfTournament: true,
  find: (call, tournament) => (tournament ? find(call, tournament) : new ApiProblem('notFound')),
});
