import { useLocale } from '~/ui/root-data';

/** A date in Japan time; the page's script converts it to the reader's time zone. */
export function PostDate({ at }: { at: Date }) {
  const options = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'Asia/Tokyo' } as const;
  return (
    <time dateTime={at.toISOString()} data-local="date">
      {new Intl.DateTimeFormat(useLocale(), options).format(at)}
    </time>
  );
}
