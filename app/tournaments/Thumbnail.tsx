import { useLocalePath } from '~/ui/root-data';
import { DrawnThumbnail } from './DrawnThumbnail';

interface Props {
  tournament: { id: string; name: string; thumbnailVersion: string | null };
  /** Above the fold: loaded at once, the others when they come near. */
  eager?: boolean;
}

/** Decorative: the organizer's own from storage, else one drawn in the page. */
export function Thumbnail({ tournament, eager }: Props) {
  const toPath = useLocalePath();
  if (!tournament.thumbnailVersion) return <DrawnThumbnail name={tournament.name} />;
  return (
    <img
      // Its version in the address: a new picture is seen at once, though the old one is still cached.
      src={toPath(`/tournaments/${tournament.id}/thumbnail?size=phone&v=${tournament.thumbnailVersion}`)}
      alt=""
      width={640}
      height={360}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
