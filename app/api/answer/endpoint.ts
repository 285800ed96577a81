import type { AppLoadContext } from '@remix-run/cloudflare';
import type { z } from 'zod';
import type { ProvenToken } from '~/groups/tokens/group-token.server';
import type { TokenScope } from '~/groups/tokens/scopes';
import type { EndpointName } from '../paths';
import type { NoAnswer, ProblemName } from './problems';

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
}

/** One question of the read API: what it takes, what it answers, and how that is found. */
export interface Endpoint<Query extends z.ZodObject = z.ZodObject, Answer extends z.ZodType = z.ZodType> {
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
  find(asked: Asked<z.output<Query>>): Promise<z.input<Answer> | NoAnswer> | z.input<Answer> | NoAnswer;
}

export const endpoint = <Query extends z.ZodObject, Answer extends z.ZodType>(
  described: Endpoint<Query, Answer>,
): Endpoint<Query, Answer> => described;
