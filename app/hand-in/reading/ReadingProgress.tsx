import { useTranslation } from 'react-i18next';
import type { Gave } from '~/readings/join-readings';
import type { AppliedProposals } from '~/sheets/reading/proposals';
import { useLocale } from '~/ui/root-data';
import type { ReadingProgress } from './use-reading';

/** Progress of one image. `name`: file name. */
export function Progress({ progress, name }: { progress: ReadingProgress; name?: string }) {
  const { t } = useTranslation();
  if (progress.state === 'none') return null;
  if (progress.state === 'failed') {
    if (progress.during === 'upload' && progress.text) return null;
    const text =
      progress.text ?? t(progress.during === 'check' ? 'fields.image.checking' : 'fields.image.network');
    return <p className="notice bad">{text}</p>;
  }
  if (progress.state === 'waiting')
    return (
      <p className="notice warn">
        {t('fields.image.waiting')} {/* A screen reader would say each second. */}
        <strong aria-hidden="true">{t('fields.image.waitingSeconds', { seconds: progress.seconds })}</strong>
      </p>
    );
  const percent = progress.state === 'uploading' ? progress.percent : undefined;
  return (
    <>
      <p>
        {t(`fields.image.states.${progress.state}`, { percent })} {name && <small>{name}</small>}
      </p>
      {progress.state === 'done' && progress.gave && <WhatItGave gave={progress.gave} />}
      {progress.state !== 'done' && <progress aria-hidden="true" max={100} value={percent} />}
    </>
  );
}

const kinds = ['species', 'ability', 'item', 'moves', 'statAlignment'] as const;

function WhatItGave({ gave }: { gave: Gave }) {
  const { t } = useTranslation();
  const separator = useLocale() === 'ja' ? '、' : ', ';
  const list = kinds
    .filter((kind) => gave[kind] > 0)
    .map((kind) => t(`fields.image.kinds.${kind}`, { count: gave[kind] }));
  return <p className="hint">{t('fields.image.gave', { list: list.join(separator) })}</p>;
}

/** Says which screen is missing, once all images are read and none shows moves. */
export function Missing({ gave }: { gave: readonly Gave[] }) {
  const { t } = useTranslation();
  const sumOf = (kind: keyof Gave) => gave.reduce((sum, each) => sum + each[kind], 0);
  if (sumOf('species') === 0 || sumOf('moves') > 0) return null;
  const isNamesAlone = kinds.every((kind) => kind === 'species' || sumOf(kind) === 0);
  return <p className="notice">{t(`fields.image.${isNamesAlone ? 'namesAlone' : 'noMoves'}`)}</p>;
}

/** Summary of the values that the images filled in, and of those to check. */
export function Filled({ fills, marks, unmatched }: AppliedProposals) {
  const { t } = useTranslation();
  const locale = useLocale();
  const filled = Object.keys(fills).length;
  const unsure = Object.values(marks).filter(({ isSure }) => !isSure).length;
  return (
    <div className={`notice ${unsure > 0 || unmatched.length > 0 ? 'warn' : 'good'}`}>
      <p>{filled > 0 ? t('fields.image.filled', { count: filled }) : t('fields.image.filledNone')}</p>
      {unsure > 0 && <p>{t('fields.image.uncertain', { count: unsure })}</p>}
      {unmatched.length > 0 && (
        <p>
          {t('fields.image.unmatched', {
            count: unmatched.length,
            names: unmatched.join(locale === 'ja' ? '、' : ', '),
          })}
        </p>
      )}
    </div>
  );
}
