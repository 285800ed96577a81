import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { MyPosts } from './MyPosts';
import { listOwnPosts } from './post-list.server';
import { parseCursor, printCursor } from './post-query';
import styles from './posts.css?url';

const { handle, meta, links } = page({
  audience: 'person',
  layout: 'user',
  enhance: true,
  title: 'posts.mine',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireSignedIn(request, context);
  const after = parseCursor(new URL(request.url).searchParams.get('after') ?? '', 'newest');
  return listOwnPosts(context.db, userId, after);
}

export default function OwnPosts() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { posts, next } = useLoaderData<typeof loader>();
  return (
    <div className="narrow">
      <h1>{t('posts.mine')}</h1>
      <p>
        <LinkButton to="/post" look="primary">
          {t('posts.write')}
        </LinkButton>
      </p>
      <MyPosts posts={posts} />
      {next && (
        <p className="more">
          <a className="button" rel="next" href={toPath(`/posts/mine?after=${printCursor(next)}`)}>
            {t('posts.list.more')}
          </a>
        </p>
      )}
    </div>
  );
}
