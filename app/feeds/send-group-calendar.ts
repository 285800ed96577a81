import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { answerSubscription } from './answer-text';
import { writeCalendar } from './calendar';
import { findGroupEvents } from './calendar.server';
import { wordsOf } from './words.server';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const calendar = await findGroupEvents(context.db, params.groupId ?? '', context.now);
  if (!calendar) throw pageNotFound(request);
  const words = wordsOf(request, context);
  const name = words.t('feeds.calendar.ofGroup', { group: calendar.name });
  return answerSubscription(request, writeCalendar(name, calendar.events, words), {
    type: 'text/calendar',
    locale: words.locale,
  });
}
