import type { AppLoadContext } from '@remix-run/cloudflare';
import { sendMail } from '~/accounts/mail.server';
import { languagesOf, mailWriter } from '~/accounts/write-mail.server';
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
  const { db, env } = context;
  const { title, email, locale } = decided;
  const { versions, write } = mailWriter(request, env, languagesOf(locale));
  const parts = versions.map(({ t, urlOf }) => {
    const url = urlOf(`/post/${postId}`);
    return reason === undefined
      ? { subject: t('posts.mails.approved.subject'), text: t('posts.mails.approved.text', { title, url }) }
      : {
          subject: t('posts.mails.rejected.subject'),
          text: t('posts.mails.rejected.text', { title, reason, url: `${url}/edit` }),
        };
  });
  await sendMail(db, env, write({ to: email, why: 'post' }, parts));
}
