import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import { reasonField } from '~/teams/desk/staff-action.server';
import { lineField } from '~/text/line-field.server';
import { instantOf } from '~/time/zoned-time';

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
    validUntil: z
      .string()
      .optional()
      .transform((typed = '', context) => {
        const at = instantOf(typed, timeZone)?.at;
        const refuse = (message: string) => {
          context.addIssue({ code: 'custom', message });
          return z.NEVER;
        };
        if (!at) return refuse(t('desk.act.untilRequired'));
        if (at <= now) return refuse(t('desk.act.untilPast'));
        return at > endsAt ? refuse(t('late.links.untilAfterEnd')) : at;
      }),
  });
