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
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { followUp } from './follow-up.server';
import { ReviewedPost } from './ReviewedPost';
import { approvePost, isDecidedSo, listPending, rejectPost } from './review.server';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  layout: 'admin',
  enhance: true,
  title: 'posts.review.title',
  styles: [styles, postStyles],
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'reviewPosts');
  const after = parseCursor(new URL(request.url).searchParams.get('after') ?? '', 'newest');
  return { after: after !== undefined, ...(await listPending(context.db, after)) };
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
  const { search } = new URL(request.url);
  const back = context.to('/admin/posts') + search;
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
  const toPath = useLocalePath();
  const { pending, next, after } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <h1>{t('posts.review.title')}</h1>
      {pending.length === 0 ? (
        <p className="notice good">{t('posts.review.empty')}</p>
      ) : (
        <>
          <p>{t('posts.review.lead')}</p>
          <p className="soft keyboard-hint" hidden data-review-keys>
            {t('posts.review.keys')}
          </p>
        </>
      )}
      {answer && !pending.some(({ postId }) => postId === answer.postId) && (
        <div className="notice bad" role="alert">
          <p>{answer.problem}</p>
          {answer.reason && <q>{answer.reason}</q>}
        </div>
      )}
      <div className="stack">
        {pending.map((post) => (
          <ReviewedPost
            key={post.postId}
            post={post}
            answer={answer?.postId === post.postId ? answer : undefined}
          />
        ))}
      </div>
      <p className="row more">
        {next && (
          <a className="button" rel="next" href={toPath(`/admin/posts?after=${printCursor(next)}`)}>
            {t('posts.review.next')}
          </a>
        )}
        {after && (
          <LinkButton to="/admin/posts" look="quiet">
            {t('posts.review.first')}
          </LinkButton>
        )}
      </p>
      <script type="module" src={postsScript} />
    </>
  );
}
