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
  token?: ProvenToken;
  /** Body of a POST. */
  text: string;
  /** Makes an absolute URL of this site. */
  link(path: string): string;
  /** Registers the instants that `now` is compared with: a cached answer expires at the first one to come. */
  changesWith(found: unknown): void;
}

/** Inputs of a cached answer besides the worker's own data. While they are unchanged, so is the answer. */
export interface Rests {
  on: readonly Stamped[];
  /** Selects the `id`s of tournaments whose rows, sheets, readings or results it shows. */
  tournaments?(params: Readonly<Record<string, string>>): SQL;
  /** Selects the next instant at which a row comes in that was not found before. */
  nextMoment?(now: Date): SQL;
}

interface Described<Query extends z.ZodObject, Answer extends z.ZodType> {
  /** Operation ID, which generated clients use as a method name. */
  name: EndpointName;
  query: Query;
  answer: Answer;
  /** Requires a token of the group with this scope. */
  scope?: TokenScope;
  /** Possible problems besides 400, 429 and 503. */
  problems?: readonly ProblemName[];
  /** Seconds of `max-age`. */
  keptFor?: number;
  /** Enables the cache; without it each answer is made anew. */
  rests?: Rests;
}

type Found<Answer extends z.ZodType> = Promise<z.input<Answer> | NoAnswer> | z.input<Answer> | NoAnswer;

/** One operation of the read API. */
export interface Endpoint<Query extends z.ZodObject = z.ZodObject, Answer extends z.ZodType = z.ZodType>
  extends Described<Query, Answer> {
  /** Finds the public tournament first, in one query with the stamp of the cached answer. */
  isOfTournament?: boolean;
  find(asked: Asked<z.output<Query>>, tournament: FoundTournament | undefined): Found<Answer>;
}

export const endpoint = <Query extends z.ZodObject, Answer extends z.ZodType>(
  described: Described<Query, Answer> & { find(asked: Asked<z.output<Query>>): Found<Answer> },
): Endpoint<Query, Answer> => described;

/** Defines an endpoint about one public tournament, with the problem `notFound` if there is none. */
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
