import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirectDocument,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { findSignedIn } from '~/accounts/session.server';
import { isId, newId } from '~/db/ids';
import { picturesBody } from '~/http/policy';
import { mayTry } from '~/limits/attempts.server';
import { logAct, logError } from '~/log/log.server';
import { postsPerDay } from '~/posts/post';
import { createPost, findBySubmission } from '~/posts/post.server';
import styles from '~/posts/posts.css?url';
import { regulationNames } from '~/posts/regulation-key';
import { findFinishedTeam, listFinishedTeams } from '~/sheets/own-sheets.server';
import fieldStyles from '~/ui/form/fields.css?url';
import { page } from '~/ui/page';
import { draftNameOf } from './draft-name';
import { filledFrom } from './filled-from';
import { PostIsland } from './PostIsland';
import formStyles from './post-form.css?url';
import { readPostForm, readSignedOut } from './post-form.server';
import { blankPost } from './typed-post';

const { handle, meta, links } = page({
  audience: 'everyone',
  body: picturesBody,
  failed: { writing: 'postCreateFailed' },
  layout: 'user',
  title: 'posts.form.title',
  styles: [fieldStyles, styles, formStyles],
});

export { handle, links, meta };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const dayMs = 24 * 60 * 60_000;

/** `?team=ID` prefills the form from the author's own finished team. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  // A form submitted after the session expired is shown again with its input.
  const isSignedOut = context.isPost && !(await findSignedIn(request, context));
  const userId = isSignedOut ? '' : (await requireSignedIn(request, context)).userId;
  const { now } = context;
  const teamId = new URL(request.url).searchParams.get('team') ?? '';
  const [teams, team] = await Promise.all([
    listFinishedTeams(context.db, userId, now),
    findFinishedTeam(context.db, userId, teamId.toLowerCase(), now),
  ]);
  const start = team ? filledFrom(team, context.locale) : blankPost;
  return {
    teams,
    team,
    start,
    submissionKey: newId(),
    draftName: draftNameOf({ team: teamId }),
    regulationNames: regulationNames(context.locale),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await findSignedIn(request, context);
  if (!user) return data(await readSignedOut(context), { status: 401 });
  const { userId } = user;
  const { form, answer, init, content } = await readPostForm(request, context, userId);
  const sentKey = String(form.get('submissionKey') ?? '');
  const submissionKey = isId(sentKey) ? sentKey : newId();
  const back = { ...answer, submissionKey };
  if (!content) return data(back, init);
  const { db } = context;
  const now = new Date();
  const post = { submissionKey, authorId: userId, content };
  const existingId = await findBySubmission(db, submissionKey, userId);
  const limit = { of: `post ${userId}`, max: postsPerDay, withinMs: dayMs };
  if (!existingId && !(await mayTry(db, [limit], now)))
    return data({ ...back, formError: 'tooMany' as const }, { status: 429 });
  const id = existingId ?? (await createPost(db, post, now).catch(logFailure));
  if (!id) return data({ ...back, formError: 'postCreateFailed' as const }, { status: 503 });
  if (!existingId) logAct('post.written', { post: id });
  return redirectDocument(context.to(`/post/${id}/success`));
}

function logFailure(error: unknown) {
  logError(error, 'writing a post');
  return undefined;
}

export default function WritePost() {
  const { t } = useTranslation();
  const { teams, team, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="narrow">
      <h1>{t('posts.form.title')}</h1>
      <p className="soft">{t('posts.form.lead')}</p>
      <PostIsland
        {...form}
        pictures={[]}
        from={answer ? undefined : { teams, filled: team }}
        answer={answer}
      />
    </div>
  );
}
