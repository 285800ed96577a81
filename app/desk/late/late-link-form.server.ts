import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import { reasonField, untilField } from '~/sheets/staff-action.server';
import { lineField } from '~/text/line-field.server';

/** Graphemes. */
const maxNameLength = 40;

interface TimeLimits {
  timeZone: string;
  endsAt: Date;
  now: Date;
}

/** `validUntil`: in the tournament's time zone, in the future, and no later than its end. */
export const lateLinkForm = (t: Translate, { timeZone, endsAt, now }: TimeLimits) =>
  z.object({
    playerName: lineField({
      max: maxNameLength,
      required: t('late.links.nameRequired'),
      tooLong: t('late.links.nameTooLong', { max: maxNameLength }),
    }),
    reason: reasonField(t),
    validUntil: untilField(t, { timeZone, now, latest: endsAt, tooLate: t('late.links.untilAfterEnd') }),
  });
