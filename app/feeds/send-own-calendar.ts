import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { hashToken } from '~/accounts/tokens.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { answerSubscription } from './answer-text';
import { writeCalendar } from './calendar';
import { findOwnEvents } from './calendar.server';
import { wordsOf } from './words.server';

export const handle: Policy = { audience: 'everyone' };

/** The secret is the authorization: calendar apps never sign in. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const events = await findOwnEvents(context.db, hashToken(params.secret ?? ''), context.now);
  if (!events) throw pageNotFound(request);
  const words = wordsOf(request, context);
  const name = words.t('feeds.calendar.own');
  return answerSubscription(request, writeCalendar(name, events, words), {
    type: 'text/calendar',
    locale: words.locale,
    isSecret: true,
  });
}
