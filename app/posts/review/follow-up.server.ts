import type { AppLoadContext } from '@remix-run/cloudflare';
import { logError } from '~/log/log.server';
import { askForRenditions } from '~/posts/pictures/picture.server';
import { mailDecision } from './decision-mail.server';
import type { Decided } from './review.server';

interface ReviewOutcome {
  postId: string;
  version: number;
  reason?: string;
  decided: Decided;
}

export async function followUp(request: Request, context: AppLoadContext, outcome: ReviewOutcome) {
  const { reason, decided } = outcome;
  await Promise.all([
    mailDecision(request, context, outcome),
    reason === undefined ? askForRenditions(context.env, decided.pictureIds) : undefined,
  ]).catch((error: unknown) => logError(error, 'what follows a decision'));
}
