import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/cloudflare';
import { eq } from 'drizzle-orm';
import { isPassword } from '~/accounts/password.server';
import type { Database } from '~/db/client.server';
import { users } from '~/db/schema';
import { forgetTries, limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import type { Translate } from '~/locales/i18n';
import { logSecurity } from '~/log/log.server';
import { hidden } from './account-form.server';

export type PasswordRefusal = 'wrongCurrentPassword' | 'tooManyTries';

/** Checks the password of a signed-in account, rate limited per account. @returns undefined if it is right */
export async function refusalOfPassword(
  db: Database,
  userId: string,
  password: string,
  now: Date,
): Promise<PasswordRefusal | undefined> {
  const limits = limitsOf(`password of ${userId}`, rates.ownPassword);
  if (!(await mayTry(db, limits, now))) return 'tooManyTries';
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!(await isPassword(password, user?.passwordHash))) {
    logSecurity('password.wrong');
    return 'wrongCurrentPassword';
  }
  await forgetTries(db, limits);
  return undefined;
}

export const refusePassword = (
  submission: Pick<Submission<unknown>, 'reply'>,
  refusal: PasswordRefusal,
  t: Translate,
) =>
  data(
    submission.reply({ ...hidden, fieldErrors: { currentPassword: [t(`accounts.problems.${refusal}`)] } }),
    { status: refusal === 'tooManyTries' ? 429 : 422 },
  );
