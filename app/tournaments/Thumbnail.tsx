import { useLocalePath } from '~/ui/root-data';
import { DrawnThumbnail } from './DrawnThumbnail';

interface Props {
  tournament: { id: string; name: string; thumbnailVersion: string | null };
  eager?: boolean;
  /** Shows the drawn picture until `enhance/pictures.ts` swaps in the organizer's. */
  deferred?: boolean;
}

export function Thumbnail({ tournament, eager, deferred }: Props) {
  const toPath = useLocalePath();
  if (!tournament.thumbnailVersion) return <DrawnThumbnail name={tournament.name} />;
  // The version in the URL bypasses caches of an older picture.
  const address = toPath(
    `/tournaments/${tournament.id}/thumbnail?size=phone&v=${tournament.thumbnailVersion}`,
  );
  if (deferred)
    return (
      <span data-picture={address}>
        <DrawnThumbnail name={tournament.name} />
      </span>
    );
  return (
    <img
      src={address}
      alt=""
      width={640}
      height={360}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
