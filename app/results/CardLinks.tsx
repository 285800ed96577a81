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
  /** Class that leaves a text to screen readers. */
  unseen?: string;
}

/** Saves a card, and posts about it on X. */
export function CardLinks({ card, file, text, labels, looks, of: whose, unseen = 'visually-hidden' }: Props) {
  const { t } = useTranslation();
  const spoken = whose && <span className={unseen}> ({whose})</span>;
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
          {spoken}
          <span className={unseen}>{t('shell.newTab')}</span>
        </a>
      )}
    </>
  );
}
