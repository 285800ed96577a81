import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { findViewer } from '~/accounts/viewer.server';
import { forbidden, pageNotFound } from '~/http/errors';
import { claimCookie, isClaim, makeClaim } from '~/sheets/claim.server';
import { isEditKey } from '~/sheets/edit-key.server';
import { claimTeams, findClaimable } from '~/sheets/own-sheets.server';
import { ButtonForm } from '~/ui/form/Form';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';

const { handle, meta } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'auth',
  title: 'teams.claim.title',
});

export { handle, meta };

async function requireClaimable({ request, params, context }: LoaderFunctionArgs, now: Date) {
  const id = params.teamId?.toLowerCase() ?? '';
  const viewer = await findViewer(request, context);
  const sheet = await findClaimable(context.db, id);
  if (!sheet) throw pageNotFound(request);
  const { searchParams } = new URL(request.url);
  const secret = context.env.SESSION_SECRET;
  const cookie = await claimCookie(request, context).parse(request.headers.get('Cookie'));
  const hasClaim = isClaim(secret, id, cookie, now);
  const holds =
    hasClaim ||
    isClaim(secret, id, searchParams.get('claim'), now) ||
    isEditKey(viewer.editKeys.get(id) ?? '', sheet.editKeyHash);
  const owns = sheet.ownerId !== null && sheet.ownerId === viewer.userId;
  if (!owns && (!holds || sheet.ownerId !== null)) throw forbidden(request);
  const to = (path: string) => context.to(path);
  return { id, sheet, viewer, hasClaim, owns, to };
}

/** Claims the sheet if the button was pressed on this device before signing in; else asks again. @throws 403, 404 */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireSignedIn(args.request, args.context);
  const { id, sheet, hasClaim, owns, to } = await requireClaimable(args, args.context.now);
  if (owns) throw redirect(to('/mypage'));
  if (hasClaim) {
    await claimTeams(args.context.db, [id], user.userId);
    const headers = {
      'Set-Cookie': await claimCookie(args.request, args.context).serialize('', { maxAge: 0 }),
    };
    throw redirectWithToast(to('/mypage'), { kind: 'success', key: 'claimed' }, headers);
  }
  return data({ displayName: sheet.displayName, tournamentName: sheet.tournamentName });
}

export async function action(args: ActionFunctionArgs) {
  const now = new Date();
  const { db, env } = args.context;
  const { id, viewer, to } = await requireClaimable(args, now);
  if (viewer.userId) {
    await claimTeams(db, [id], viewer.userId);
    return redirectWithToast(to('/mypage'), { kind: 'success', key: 'claimed' });
  }
  const claim = makeClaim(env.SESSION_SECRET, id, now);
  // The cookie claims it on this device; the URL lets another device, which opens the mail, ask.
  const back = to(`/teams/${id}/claim?${new URLSearchParams({ claim })}`);
  return redirect(`${to('/sign-up')}?${new URLSearchParams({ redirectTo: back })}`, {
    headers: { 'Set-Cookie': await claimCookie(args.request, args.context).serialize(claim) },
  });
}

export default function ClaimTeam() {
  const { displayName, tournamentName } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <section className="card">
      <h1>{t('teams.claim.title')}</h1>
      <p>{t('teams.claim.lead', { displayName, tournamentName })}</p>
      <ButtonForm button={t('teams.claim.button')} />
    </section>
  );
}
