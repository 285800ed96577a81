import { useTranslation } from 'react-i18next';
import { useLocalePath, usePage } from '~/ui/root-data';

interface Props {
  postId: string;
  title: string;
  count: number;
  isFavorite: boolean;
}

/** Progressive enhancement: the posts script sends this form in place. */
export function FavoriteButton({ postId, title, count, isFavorite }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { pathname, search } = usePage();
  return (
    <form
      method="post"
      action={toPath(`/post/${postId}/favorite`)}
      className="favorite"
      data-favorite
      data-failed={t('errors.postFavoriteFailed')}
    >
      <input type="hidden" name="to" value={pathname + search} />
      <input type="hidden" name="favorite" value={isFavorite ? 'off' : 'on'} />
      <button
        type="submit"
        aria-pressed={isFavorite}
        aria-label={t('shell.labelled', { label: t('posts.favorite.add'), value: title })}
        title={t(isFavorite ? 'posts.favorite.remove' : 'posts.favorite.add')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.5C4 15 2.5 11 2.5 8.2A4.9 4.9 0 0 1 12 6.4a4.9 4.9 0 0 1 9.5 1.8C21.5 11 20 15 12 20.5z" />
        </svg>
        <span data-favorite-count>{count}</span>
      </button>
    </form>
  );
}
