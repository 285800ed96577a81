import { useLocale } from '~/ui/root-data';

/** A day as Japan has it; the page's small script turns it to the reader's own. */
export function PostDate({ at }: { at: Date }) {
  const options = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'Asia/Tokyo' } as const;
  return (
    <time dateTime={at.toISOString()} data-local="date">
      {new Intl.DateTimeFormat(useLocale(), options).format(at)}
    </time>
  );
}
