import type { AppLoadContext } from '@remix-run/cloudflare';
import { sendMail } from '~/accounts/mail.server';
import { mailWriter } from '~/accounts/write-mail.server';
import type { Decided } from './review.server';

interface ReviewOutcome {
  postId: string;
  reason?: string;
  decided: Decided;
}

export async function mailDecision(
  request: Request,
  context: AppLoadContext,
  { postId, reason, decided }: ReviewOutcome,
) {
  const { t, urlOf, write } = mailWriter(request, context, decided.locale ?? context.locale);
  const url = urlOf(`/post/${postId}`);
  const { title, email } = decided;
  const message =
    reason === undefined
      ? { subject: t('posts.mails.approved.subject'), text: t('posts.mails.approved.text', { title, url }) }
      : {
          subject: t('posts.mails.rejected.subject'),
          text: t('posts.mails.rejected.text', { title, reason, url: `${url}/edit` }),
        };
  await sendMail(context.db, context.env, write({ to: email, why: 'post', ...message }));
}
