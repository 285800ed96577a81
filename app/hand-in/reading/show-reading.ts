import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { mayKeepImage, mayUpload } from '~/limits/upload-limit.server';
import { areOneTeam, joinReadings } from '~/readings/join-readings';
import { findReading, type Reading, retryReading, reviveIfStale } from '~/readings/reading.server';
import type { ProposedMember } from '~/sheets/reading/proposals';
import { proposeMembers } from '~/sheets/reading/propose-members';
import { type ShownReading, showReading } from '~/sheets/reading/shown-reading';

export const handle: Policy = { audience: 'everyone', faults: 'json' };

export interface ReadingAnswer extends ShownReading {
  /** Joined with the other image, if that has been read. */
  members?: ProposedMember[];
  /** Whether the images show two teams: only the first is used. */
  areTwoTeams?: boolean;
}

/** Joins the reading of the form's other image, `?first=` or `?second=`. @throws 404 */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const reading = await requireReading(request, params.readingId, context);
  await reviveIfStale(context.db, context.env.READINGS, reading, context.now);
  return answer(request, context, reading);
}

/** Retries a failed reading, which counts against the limits like another image. @throws 404 */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const { db, env, t } = context;
  const { id, state, tournamentId } = await requireReading(request, params.readingId, context);
  const refuse = (reason: string) => {
    const body: ReadingAnswer = { state: 'failed', reason };
    return Response.json(body, { status: 429, headers: { 'Cache-Control': 'no-store' } });
  };
  if (state === 'failed') {
    if (!(await mayUpload(request, env))) return refuse(t('fields.image.tooManyRequests'));
    const userId = (await findSignedIn(request, context))?.userId;
    if (!(await mayKeepImage(request, context, { userId, tournamentId }, new Date())))
      return refuse(t('fields.image.tooManyToday'));
    await retryReading(db, env.READINGS, id, new Date());
  }
  return answer(request, context, await requireReading(request, id, context));
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

async function answer(request: Request, context: AppLoadContext, reading: Reading): Promise<Response> {
  const body: ReadingAnswer = showReading(reading, request, context);
  if (reading.state === 'done') {
    const query = new URL(request.url).searchParams;
    const findResult = async (place: 'first' | 'second') => {
      const id = query.get(place)?.toLowerCase();
      const other = id ? await findReading(context.db, id) : undefined;
      return other?.state === 'done' ? other.result : null;
    };
    const results = [await findResult('first'), reading.result, await findResult('second')].filter(
      (each) => each !== null,
    );
    const joined = joinReadings(results.slice(0, 2));
    const [first, second] = results;
    if (joined) body.members = proposeMembers(joined, context.locale);
    if (first && second && !areOneTeam(first, second)) body.areTwoTeams = true;
  }
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
