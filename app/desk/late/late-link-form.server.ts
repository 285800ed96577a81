import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import { reasonField, untilField } from '~/sheets/staff-action.server';
import { lineField } from '~/text/line-field.server';

/** Characters, as people count them. */
const maxNameLength = 40;

interface When {
  timeZone: string;
  endsAt: Date;
  now: Date;
}

/** For whom, why, and a time by the tournament's own clock that is still to come and no later than its end. */
export const lateLinkForm = (t: Translate, { timeZone, endsAt, now }: When) =>
  z.object({
    playerName: lineField({
      max: maxNameLength,
      required: t('late.links.nameRequired'),
      tooLong: t('late.links.nameTooLong', { max: maxNameLength }),
    }),
    reason: reasonField(t),
    validUntil: untilField(t, { timeZone, now, latest: endsAt, tooLate: t('late.links.untilAfterEnd') }),
  });
