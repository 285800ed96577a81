import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findSignedIn } from '~/accounts/session.server';
import { failure } from '~/http/errors';
import { pageTitle } from '~/locales/i18n';
import { printShowdown } from '~/pastes/showdown';
import { TeamOfSix } from '~/pokedex/six/TeamOfSix';
import { TeamCode } from '~/sheets/view/TeamCode';
import { writtenIn } from '~/text/written-in';
import { CopyButton } from '~/ui/CopyButton';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import { LinkedText } from '~/ui/linked-text/LinkedText';
import type { PageHandle } from '~/ui/page-handle';
import { ReportLink } from '~/ui/ReportLink';
import { localeOf } from '~/ui/root-data';
import { describePost } from './describe-post';
import { FavoriteButton } from './FavoriteButton';
import { PostFacts } from './PostFacts';
import { PostNotice } from './PostNotice';
import { PostPictures } from './pictures/PostPictures';
import { pictureUrls, shownPictures } from './pictures/picture-path';
import postStyles from './post.css?url';
import { viewerOf } from './post-viewer.server';
import styles from './posts.css?url';
import postsScript from './posts-script.ts?script';
import { ShareLinks } from './ShareLinks';
import { findViewedPost } from './viewed-post.server';

export const handle: PageHandle = { audience: 'everyone', fromReplica: true, enhance: true };
export const links = () => [styles, postStyles].map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = viewerOf(await findSignedIn(request, context));
  const version = new URL(request.url).searchParams.get('show') === 'latest' ? 'latest' : 'approved';
  const view = await findViewedPost(context.db, params.postId ?? '', viewer, version, context.now);
  if (!view) throw failure(404, 'postNotFound');
  return view;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? describePost(data, localeOf(matches), matches) : [{ title: pageTitle() }];

export default function ViewPost() {
  const { t } = useTranslation();
  const view = useLoaderData<typeof loader>();
  const { post, shown, isPublic } = view;
  const { title, species } = shown;
  const text = printShowdown(species.map((key) => ({ species: key })));
  return (
    <article className="post">
      <PostNotice {...view} />
      <header className="post-head">
        <h1 lang={writtenIn(title)}>{title}</h1>
        <p className="soft">{t('posts.by', { name: post.authorName })}</p>
        <div className="row">
          {isPublic && (
            <FavoriteButton
              postId={post.id}
              title={title}
              count={post.favoriteCount}
              isFavorite={post.isFavorite}
            />
          )}
          {view.isAuthor && <LinkButton to={`/post/${post.id}/edit`}>{t('posts.view.edit')}</LinkButton>}
          {view.mayDelete && (
            <LinkButton to={`/post/${post.id}/delete`} look="danger">
              {t('posts.view.delete')}
            </LinkButton>
          )}
        </div>
      </header>
      <div className="post-body">
        <div className="stack">
          <PostPictures
            title={title}
            urls={isPublic ? shownPictures({ ...shown, id: post.id }) : pictureUrls(shown)}
          />
          <section className="card" aria-labelledby="team">
            <h2 id="team">{t('posts.view.team')}</h2>
            <TeamOfSix size="poster" species={species} label={t('posts.sixOf', { title })} />
            {shown.teamCode && (
              <p>
                <Labelled label={t('posts.view.teamCode')}>
                  <TeamCode code={shown.teamCode} copyLabel={t('shell.copy')} />
                </Labelled>
              </p>
            )}
            <details className="showdown">
              <summary>{t('posts.view.showdown')}</summary>
              <pre lang="en">{text.trim()}</pre>
              <CopyButton text={text} label={t('posts.view.copy')} />
            </details>
          </section>
          {shown.description && <LinkedText text={shown.description} />}
        </div>
        <div className="stack">
          <PostFacts {...view} />
          {isPublic && <ShareLinks title={title} path={`/post/${post.id}`} />}
        </div>
      </div>
      {isPublic && !view.isAuthor && <ReportLink page={`/post/${post.id}`} />}
      <script type="module" src={postsScript} />
    </article>
  );
}
