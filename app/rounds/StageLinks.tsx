import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '~/ui/Instant';
import { useLocalePath } from '~/ui/root-data';
import { blockName, blockQuery } from './block-sizes';

interface SwissProps {
  swiss: { round: number; rounds: number; roundEndsAt: Date | null };
  /** The page, without a locale prefix; `?round=` chooses a round. */
  page: string;
  now: Date;
}

/** Heading of a Swiss round, and links to the others. */
export function SwissHead({ swiss: { round, rounds, roundEndsAt }, page, now }: SwissProps) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <>
      <h2 id="swiss">
        {t('rounds.names.swiss', { number: round })}{' '}
        {roundEndsAt && roundEndsAt > now && <Countdown until={roundEndsAt} now={now} />}
      </h2>
      {rounds > 1 && (
        <nav className="row round-links" aria-label={t('rounds.kinds.swiss')}>
          {Array.from({ length: rounds }, (_, at) => at + 1).map((number) => (
            <a
              key={number}
              className="button quiet"
              href={toPath(`${page}?round=${number}`)}
              aria-current={number === round ? 'page' : undefined}
            >
              {t('rounds.names.swiss', { number })}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}

interface BlocksProps {
  /** Index of the block that is shown. */
  shown: number;
  count: number;
  /** The page, without a locale prefix; `?block=` chooses a block. */
  page: string;
  /** Marks a block, such as by what is left to do. */
  mark?: (index: number) => ReactNode;
}

/** Links to all blocks, for a page that shows one of them. */
export function BlockLinks({ shown, count, page, mark }: BlocksProps) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <nav className="row round-links" aria-label={t('rounds.kinds.blocks')}>
      {Array.from({ length: count }, (_, index) => blockName(index)).map((block, index) => (
        <a
          key={block}
          className="button quiet"
          href={toPath(`${page}${blockQuery(index)}#blocks`)}
          aria-current={index === shown ? 'page' : undefined}
        >
          <span aria-hidden="true">{block}</span>
          <span className="visually-hidden">{t('rounds.names.block', { block })}</span>
          {mark?.(index)}
        </a>
      ))}
    </nav>
  );
}
