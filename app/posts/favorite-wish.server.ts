import type { AppLoadContext } from '@remix-run/cloudflare';
import { signedCookie } from '~/accounts/secure-cookie.server';

export const favoriteWish = (request: Request, context: AppLoadContext) =>
  signedCookie(request, context, { name: 'favorite_wish', seconds: 15 * 60 });
