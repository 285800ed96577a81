import type { AppLoadContext } from '@remix-run/cloudflare';
import { sendMail } from '~/accounts/mail.server';
import { translatorFor } from '~/locales/i18n';
import type { Decided } from './review.server';

interface Told {
  postId: string;
  reason?: string;
  decided: Decided;
}

export async function mailDecision(
  request: Request,
  { db, env, locale: shown }: AppLoadContext,
  { postId, reason, decided }: Told,
) {
  const locale = decided.locale ?? shown;
  const t = translatorFor(locale);
  const origin = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : new URL(request.url).origin;
  const url = `${origin}/${locale}/post/${postId}`;
  const { title, email } = decided;
  const mail =
    reason === undefined
      ? { subject: t('posts.mails.approved.subject'), text: t('posts.mails.approved.text', { title, url }) }
      : {
          subject: t('posts.mails.rejected.subject'),
          text: t('posts.mails.rejected.text', { title, reason, url: `${url}/edit` }),
        };
  await sendMail(db, env, { to: email, ...mail });
}
