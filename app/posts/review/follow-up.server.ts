import type { AppLoadContext } from '@remix-run/cloudflare';
import { logError } from '~/log/log.server';
import { keepCard } from '~/posts/pictures/card.server';
import { askForRenditions } from '~/posts/pictures/picture.server';
import { mailDecision } from './decision-mail.server';
import type { Decided } from './review.server';

interface Said {
  postId: string;
  version: number;
  reason?: string;
  decided: Decided;
}

/** Its author hears of it, and what is public now gets its card and small pictures. */
export async function followUp(request: Request, context: AppLoadContext, said: Said) {
  const { db, env } = context;
  const { postId, version, reason, decided } = said;
  await Promise.all([
    mailDecision(request, context, said),
    ...(reason === undefined
      ? [keepCard(db, env.IMAGES, { ...decided, postId, version }), askForRenditions(env, decided.pictureIds)]
      : []),
  ]).catch((error: unknown) => logError(error, 'what follows a decision'));
}
