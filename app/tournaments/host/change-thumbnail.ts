import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { requireGroup } from '~/groups/guard.server';
import { mayKeepImage, mayUpload } from '~/limits/upload-limit.server';
import { logError } from '~/log/log.server';
import { findThumbnailKey, putThumbnail, removeThumbnail } from '~/tournaments/thumbnail.server';
import { pageNotFound } from '~/ui/errors';
import { reached, Unavailable } from '~/ui/faults';
import { readUpload } from '~/ui/form/request-body';
import { redirectWithToast } from '~/ui/toast';
import { checkThumbnail, maxThumbnailBytes, type ThumbnailRefusal } from './check-thumbnail';
import { findHostedTournament } from './hosted-tournament.server';

async function find({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageTournaments');
  const tournament = await findHostedTournament(context.db, group.id, params.tournamentId);
  if (!tournament) throw pageNotFound(request);
  return { group, tournament, before: await findThumbnailKey(context.db, tournament.id) };
}

export async function loader(args: LoaderFunctionArgs) {
  const { before } = await find(args);
  const stored = before && (await reached(args.context.env.IMAGES.get(before)));
  if (!stored) throw pageNotFound(args.request);
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  stored.writeHttpMetadata(headers);
  headers.set('Content-Length', String(stored.size));
  return new Response(stored.body, { headers });
}

/** Takes a picture in (field `picture`), or with `intent=remove` takes it away. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { request, context } = args;
  const { group, tournament, before } = await find(args);
  const edit = context.to(`/admin/${group.id}/tournaments/${tournament.id}/edit`);
  const refuse = (refusal: ThumbnailRefusal) =>
    redirectWithToast(`${edit}?picture=${refusal}#picture`, { kind: 'error', key: 'saveFailed' });
  if (!(await mayUpload(request, context.env))) return refuse('tooManyRequests');
  const { form, tooLarge } = await readUpload(request, maxThumbnailBytes);
  if (tooLarge.size > 0) return refuse('tooLarge');
  const place = { groupId: group.id, tournamentId: tournament.id, before };
  let saved: boolean;
  if (form.get('intent') === 'remove') {
    saved = await removeThumbnail(context, place);
  } else {
    const picture: FormDataEntryValue | null = form.get('picture');
    if (picture === null || typeof picture === 'string') return refuse('missing');
    const checked = checkThumbnail(new Uint8Array(await picture.arrayBuffer()));
    if ('refusal' in checked) return refuse(checked.refusal);
    const userId = (await findSignedIn(request, context))?.userId;
    if (!(await mayKeepImage(request, context.db, { userId }, new Date()))) return refuse('tooManyToday');
    try {
      saved = await putThumbnail(context, place, checked);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      logError(error, 'keeping a thumbnail');
      return refuse('notTaken');
    }
  }
  return redirectWithToast(
    `${edit}#picture`,
    saved ? { kind: 'success', key: 'saved' } : { kind: 'error', key: 'saveFailed' },
  );
}
