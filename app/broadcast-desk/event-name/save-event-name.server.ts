import { type AppLoadContext, data } from '@remix-run/cloudflare';
import { z } from 'zod';
import { type BroadcastEvent, isBroadcastEvent } from '~/broadcast/event';
import { type EventNames, maxEventName } from '~/broadcast/event-names';
import { findEventNames, writeEventName } from '~/broadcast/event-names.server';
import type { Translate } from '~/locales/i18n';
import { lineField } from '~/text/line-field.server';
import { parseForm } from '~/ui/form/parse-form';
import {
  eachAlone,
  formOf,
  printSeen,
  type SeenConflict,
  saveMerged,
  seenIn,
  takeChosen,
} from '~/ui/form/seen';
import { redirectWithToast, savedToast } from '~/ui/toast';

const units = eachAlone(['ja', 'en']);

/** Lists the values of the form: empty where its theme's own name is used. */
export const flatName = (event: BroadcastEvent, names: EventNames | null) => ({
  ja: names?.[event]?.ja ?? '',
  en: names?.[event]?.en ?? '',
});

const schemaIn = (t: Translate) => {
  const line = (max: number) =>
    lineField({ max, tooLong: t('broadcast.settings.eventName.tooLong', { max }) });
  return z.object({ ja: line(maxEventName.ja), en: line(maxEventName.en) });
};

/** The form says which event it names, because the stream's event may have changed since. */
export async function saveEventName(context: AppLoadContext, groupId: string, form: FormData, page: string) {
  const { db, t } = context;
  const event = form.get('named');
  if (!isBroadcastEvent(event)) throw redirectWithToast(page, { kind: 'error', key: 'saveFailed' });
  const seen = seenIn(form);
  takeChosen(form, seen, units);
  const schema = schemaIn(t);
  const submission = parseForm(form, schema);
  const refuse = (status: number, lastResult = submission.reply(), theirs = seen, conflict?: SeenConflict) =>
    data({ eventName: { event, lastResult, seen: printSeen(theirs), conflict } }, { status });
  if (submission.status !== 'success') return refuse(422);
  const saved = await saveMerged({
    units,
    seen,
    mine: submission.value,
    read: () => findEventNames(db, groupId),
    valuesOf: ({ eventNames }) => flatName(event, eventNames),
    write: ({ ja = '', en = '' }, { eventNames: before }) =>
      writeEventName(context, groupId, { event, name: { ja, en }, before }),
  });
  if (saved.state === 'conflict') {
    const { conflict } = saved;
    return refuse(409, parseForm(formOf(conflict.mine), schema).reply(), conflict.theirs, conflict);
  }
  throw redirectWithToast(
    `${page}#event-name`,
    saved.state === 'gone' ? { kind: 'error', key: 'saveFailed' } : savedToast(saved.taken),
  );
}
