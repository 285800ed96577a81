import type { Preview } from '~/overlays/options';

interface Props {
  /** Of the overlay, with or without a query. */
  address: string;
  preview: Preview;
  /** A made-up scene instead of what is on air. */
  fixture?: number;
  title: string;
}

/** The real overlay, as small as the page has room; a picture only: nothing in it is reached. */
export function OverlayFrame({ address, preview, fixture, title }: Props) {
  const url = new URL(address, 'https://overlay');
  url.searchParams.set('preview', preview);
  if (fixture !== undefined) {
    url.searchParams.set('fixture', String(fixture));
    // A dozen of them stand on one page: a phone could not move them all.
    url.searchParams.set('motion', '0');
  }
  return (
    <iframe
      className="overlay-frame"
      src={url.pathname + url.search}
      title={title}
      name={`overlay-${preview}`}
      tabIndex={-1}
      loading="lazy"
    />
  );
}
