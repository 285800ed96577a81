import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { findSignedIn, type SignedIn } from '~/accounts/session.server';
import { isId } from '~/db/ids';
import { failure } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { logError } from '~/log/log.server';
import { refusalOfTarget, siteTarget } from '~/ui/safe-url';
import { redirectWithToast, toastCookie } from '~/ui/toast';
import { mayFavorite, setFavorite } from './favorite.server';
import { favoriteWish } from './favorite-wish.server';
import { findPost } from './post.server';
import { viewerOf } from './post-viewer.server';

export const handle: Policy = { audience: 'everyone', failed: { writing: 'postFavoriteFailed' } };

type Args = LoaderFunctionArgs | ActionFunctionArgs;

const here = ({ params, context }: Args) => context.to(`/post/${postIdOf({ params })}`);
const postIdOf = ({ params }: Pick<Args, 'params'>) => (params.postId ?? '').toLowerCase();

/** Return URL after sign-in: adds the favorite that this device requested, then redirects. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const postId = postIdOf(args);
  const target = new URL(request.url).searchParams.get('to');
  const to = siteTarget(target, here(args));
  const user = await findSignedIn(request, context);
  const wish = favoriteWish(request, context);
  if (!user || (await wish.parse(request.headers.get('Cookie'))) !== postId)
    throw redirectTo(isId(postId) ? to : here(args), target);
  const outcome = await change(args, user, postId, true);
  const headers = { 'Set-Cookie': await wish.serialize('', { maxAge: 0 }) };
  if (outcome.status !== 200)
    throw redirectWithToast(to, { kind: 'error', key: 'postFavoriteFailed' }, headers);
  throw redirectTo(to, target, headers);
}

/** Sets the favorite on or off. Responds with JSON to the script, with a redirect to a form. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  const postId = postIdOf(args);
  const form = await readFormData(request);
  const target = String(form.get('to') ?? '');
  const to = siteTarget(target, here(args));
  const on = form.get('favorite') !== 'off';
  const byScript = request.headers.get('Accept')?.includes('application/json') ?? false;
  const user = await findSignedIn(request, context);
  if (!user) return askToSignIn(args, postId, to, byScript);
  const outcome = await change(args, user, postId, on);
  if (byScript) return Response.json(outcome.body, { status: outcome.status });
  if (outcome.status === 404) throw failure(404, 'postNotFound');
  if (outcome.status !== 200)
    throw redirectWithToast(to, { kind: 'error', key: outcome.key ?? 'postFavoriteFailed' });
  throw redirectTo(to, target);
}

function redirectTo(to: string, target: string | null, headers?: HeadersInit): Response {
  const refusal = refusalOfTarget(target);
  return refusal
    ? redirectWithToast(to, { kind: 'error', key: refusal }, headers)
    : redirect(to, { headers });
}

interface Outcome {
  status: number;
  key?: 'postFavoriteFailed' | 'postNotFound' | 'postNotAllowed' | 'favoritesTooMany';
  body: { favorite: boolean; count: number } | { error: string };
}

async function change({ context }: Args, user: SignedIn, postId: string, on: boolean): Promise<Outcome> {
  const { t } = context;
  const refuse = (status: number, key: NonNullable<Outcome['key']>) => ({
    status,
    key,
    body: { error: t(`errors.${key}`) },
  });
  const found = user && (await findPost(context.db, postId, viewerOf(user)));
  if (!user || !found) return refuse(404, 'postNotFound');
  // Only public posts can be favorites.
  if (found.post.approvedVersion === null) return refuse(409, 'postNotAllowed');
  const now = new Date();
  if (!(await mayFavorite(context.db, user.userId, now))) return refuse(429, 'favoritesTooMany');
  try {
    const count = await setFavorite(context.db, { userId: user.userId, postId, on }, now);
    return { status: 200, body: { favorite: on, count: count ?? 0 } };
  } catch (error) {
    logError(error, 'a favorite');
    return refuse(503, 'postFavoriteFailed');
  }
}

async function askToSignIn(
  { request, context }: Args,
  postId: string,
  to: string,
  byScript: boolean,
): Promise<Response> {
  const back = `${context.to(`/post/${postId}/favorite`)}?${new URLSearchParams({ to })}`;
  const signIn = `${context.to('/sign-in')}?${new URLSearchParams({ redirectTo: back })}`;
  const headers = new Headers();
  if (isId(postId)) headers.append('Set-Cookie', await favoriteWish(request, context).serialize(postId));
  headers.append('Set-Cookie', toastCookie({ kind: 'error', key: 'authenticationRequired' }));
  return byScript ? Response.json({ signIn }, { status: 401, headers }) : redirect(signIn, { headers });
}
