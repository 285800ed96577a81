import { useLocalePath } from '~/ui/root-data';
import { DrawnThumbnail } from './DrawnThumbnail';

interface Props {
  tournament: { id: string; name: string; thumbnailVersion: string | null };
  /** Above the fold: loaded at once, the others when they come near. */
  eager?: boolean;
  /** The drawn one, until the script of light pages puts the organizer's in its place. */
  deferred?: boolean;
}

/** Decorative: the organizer's own from storage, else one drawn in the page. */
export function Thumbnail({ tournament, eager, deferred }: Props) {
  const toPath = useLocalePath();
  if (!tournament.thumbnailVersion) return <DrawnThumbnail name={tournament.name} />;
  // Its version in the address: a new picture is seen at once, though the old one is still cached.
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
