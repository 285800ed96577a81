import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireOperator } from '~/groups/guard.server';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { postLimits } from '~/posts/post';
import postStyles from '~/posts/post.css?url';
import { parseCursor, printCursor } from '~/posts/post-query';
import styles from '~/posts/posts.css?url';
import postsScript from '~/posts/posts-script.ts?script';
import { countCharacters, plainLines } from '~/text/text';
import deskStyles from '~/ui/desk.css?url';
import { LinkButton } from '~/ui/LinkButton';
import { ListBeside } from '~/ui/list/ListBeside';
import { ListKeys } from '~/ui/list/ListKeys';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { followUp } from './follow-up.server';
import { PendingRows, reviewPath } from './PendingRows';
import { ReviewedPost } from './ReviewedPost';
import { approvePost, isDecidedSo, listPending, rejectPost } from './review.server';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  layout: 'admin',
  enhance: true,
  title: 'posts.review.title',
  styles: [deskStyles, styles, postStyles],
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'reviewPosts');
  const { post, after, cursor } = parseQuery(request);
  return { post, after, ...(await listPending(context.db, cursor)) };
}

function parseQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const cursor = parseCursor(searchParams.get('after') ?? '', 'newest');
  return { cursor, after: cursor && printCursor(cursor), post: searchParams.get('post') || undefined };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const reviewer = await requireOperator(request, context, 'reviewPosts');
  const form = await readFormData(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const decision = {
    postId: text('postId'),
    version: Number(text('version')) || 0,
    reviewerId: reviewer.userId,
  };
  const query = parseQuery(request);
  const approves = text('intent') === 'approve';
  const reason = plainLines(text('reason').slice(0, 20_000).replace(/\r\n?/g, '\n'));
  if (!approves) {
    const { t } = context;
    const problem =
      reason === ''
        ? t('posts.problems.reasonRequired')
        : countCharacters(reason) > postLimits.reason && t('posts.problems.reasonTooLong');
    if (problem) return data({ ...decision, reason, problem }, { status: 422 });
  }
  // A decision opens the next post of the queue.
  const { pending } = await listPending(context.db, query.cursor);
  const at = pending.findIndex(({ postId }) => postId === query.post);
  const next = at < 0 ? undefined : pending[at + 1]?.postId;
  const back = context.to(reviewPath(query.after, next));
  const decided = approves
    ? await approvePost(context.db, decision, new Date())
    : await rejectPost(context.db, { ...decision, reason }, new Date());
  // Another reviewer decided, or the author wrote a new version.
  const success = { kind: 'success', key: approves ? 'postApproved' : 'postRejected' } as const;
  if (!decided) {
    if (await isDecidedSo(context.db, decision, approves ? undefined : reason))
      throw redirectWithToast(back, success);
    const problem = context.t('errors.changedMeanwhile');
    return data({ postId: decision.postId, version: undefined, reason, problem }, { status: 409 });
  }
  logSecurity(`siteAdmin.post${approves ? 'Approved' : 'Rejected'}`, {
    post: decision.postId,
    version: decision.version,
  });
  const outcome = { ...decision, reason: approves ? undefined : reason, decided };
  context.ctx.waitUntil(followUp(request, context, outcome));
  throw redirectWithToast(back, success);
}

export default function ReviewPosts() {
  const { t } = useTranslation();
  const { pending, next, post, after } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const chosen = pending.find(({ postId }) => postId === (answer?.postId ?? post));
  return (
    <div className="stack">
      <h1>{t('posts.review.title')}</h1>
      {pending.length === 0 && <p className="notice good">{t('posts.review.empty')}</p>}
      {answer && !chosen && (
        <div className="notice bad" role="alert">
          <p>{answer.problem}</p>
          {answer.reason && <q>{answer.reason}</q>}
        </div>
      )}
      {post && !answer && !chosen && (
        <p className="notice warn" role="status">
          {t('posts.review.missing')}
        </p>
      )}
      <ListBeside
        label={t('posts.review.chosen')}
        back={{ to: reviewPath(after), text: t('posts.review.back') }}
        list={
          <div className="stack">
            <PendingRows posts={pending} chosen={chosen?.postId} after={after} />
            {(next || after) && (
              <p className="row more">
                {next && <LinkButton to={reviewPath(printCursor(next))}>{t('posts.review.next')}</LinkButton>}
                {after && (
                  <LinkButton to={reviewPath()} look="quiet">
                    {t('posts.review.first')}
                  </LinkButton>
                )}
              </p>
            )}
          </div>
        }
        detail={chosen && <ReviewedPost post={chosen} answer={answer} />}
      />
      {pending.length > 0 && <ListKeys text={t('posts.review.keys')} />}
      <script type="module" src={postsScript} />
    </div>
  );
}
