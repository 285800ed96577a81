import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { FailureReason, ReadingResult, ReadingState } from '~/readings/reading';
import { findReading, type Reading, retryReading, reviveIfStale } from '~/readings/reading.server';
import { pageNotFound } from '~/ui/errors';
import type { ProposedMember } from './proposals';
import { proposeMembers } from './propose-members';

export interface ReadingAnswer {
  state: ReadingState;
  reason?: string;
  members?: ProposedMember[];
}

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const reading = await requireReading(request, params.readingId, context);
  await reviveIfStale(context.db, context.env.READINGS, reading, context.now);
  return answer(context, reading);
}

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const { id } = await requireReading(request, params.readingId, context);
  await retryReading(context.db, context.env.READINGS, id, new Date());
  return answer(context, await requireReading(request, id, context));
}

async function requireReading(
  request: Request,
  id: string | undefined,
  { db }: LoaderFunctionArgs['context'],
): Promise<Reading> {
  const reading = id && (await findReading(db, id.toLowerCase()));
  if (!reading) throw pageNotFound(request);
  return reading;
}

function answer({ locale, t }: AppLoadContext, { state, failureReason, result }: Reading): Response {
  const body: ReadingAnswer = { state };
  if (state === 'failed')
    body.reason = t(`readings.failures.${(failureReason as FailureReason) ?? 'tooManyTries'}`);
  if (state === 'done') body.members = proposeMembers(result as ReadingResult, locale);
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
