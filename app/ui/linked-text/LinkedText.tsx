import { byLanguage } from '~/text/written-in';
import { ExternalLink } from '~/ui/ExternalLink';
import { textParts } from './text-parts';

export function LinkedText({ text }: { text: string }) {
  return (
    <div className="linked-text">
      {byLanguage(text).map(({ lang, text: part }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
        <span key={at} lang={lang}>
          {textParts(part).map(({ text: word, url }, place) =>
            url ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
              <ExternalLink key={place} href={url}>
                {word}
              </ExternalLink>
            ) : (
              word
            ),
          )}
        </span>
      ))}
    </div>
  );
}
