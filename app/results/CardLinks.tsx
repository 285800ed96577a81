import { useTranslation } from 'react-i18next';

interface Props {
  /** Path of the drawn PNG. */
  card: string;
  /** Name of the saved file. */
  file: string;
  /** Text of a post on X. */
  text: string | undefined;
  labels: { save: string; share: string };
  /** Classes of both links; none on pages that style plain links. */
  looks?: { save: string; share: string };
  /** Names the tournament for screen readers, if a page has several. */
  of?: string;
}

/** Saves a card, and posts about it on X. */
export function CardLinks({ card, file, text, labels, looks, of: whose }: Props) {
  const { t } = useTranslation();
  const spoken = whose && <span className="visually-hidden"> ({whose})</span>;
  return (
    <>
      <a className={looks?.save} href={card} download={file}>
        {labels.save}
        {spoken}
      </a>
      {text && (
        <a
          className={looks?.share}
          href={`https://x.com/intent/post?${new URLSearchParams({ text })}`}
          target="_blank"
          rel="noopener"
        >
          {labels.share}
          <span className="visually-hidden">
            {spoken && ` (${whose})`}
            {t('shell.newTab')}
          </span>
        </a>
      )}
    </>
  );
}
