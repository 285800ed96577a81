import { ExternalLink } from '~/ui/ExternalLink';
import { textParts } from './text-parts';

export function PostText({ text }: { text: string }) {
  return (
    <div className="post-text">
      {textParts(text).map(({ text: part, url }, at) =>
        url ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
          <ExternalLink key={at} href={url}>
            {part}
          </ExternalLink>
        ) : (
          part
        ),
      )}
    </div>
  );
}
