import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { answerSubscription } from './answer-text';
import { writeCalendar } from './calendar';
import { findTournamentEvent } from './calendar.server';
import { wordsOf } from './words.server';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const event = await findTournamentEvent(context.db, params.tournamentId ?? '', context.now);
  if (!event) throw pageNotFound(request);
  const words = wordsOf(request, context);
  const name = 'name' in event ? event.name : 'Sixsheet';
  return answerSubscription(request, writeCalendar(name, [event], words), {
    type: 'text/calendar',
    locale: words.locale,
  });
}
