import type { PreviewMode } from '~/overlays/options';

interface Props {
  address: string;
  preview: PreviewMode;
  fixture?: number;
  title: string;
}

export function OverlayFrame({ address, preview, fixture, title }: Props) {
  const url = new URL(address, 'https://overlay');
  url.searchParams.set('preview', preview);
  if (fixture !== undefined) {
    url.searchParams.set('fixture', String(fixture));
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
