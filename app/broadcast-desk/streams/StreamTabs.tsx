import { useTranslation } from 'react-i18next';
import { withStream } from '~/broadcast/stream';
import { useLocalePath } from '~/ui/root-data';
import type { StreamTab } from './stream-tabs';
import { useStream } from './use-stream';

interface Props {
  tabs: readonly StreamTab[];
  page: string;
  both?: string;
}

export function StreamTabs({ tabs, page, both }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const open = useStream();
  if (tabs.length === 0) return null;
  return (
    <nav className="stream-tabs" aria-label={t('broadcast.streams.label')}>
      {tabs.map(({ stream, onAir }) => (
        <a
          key={stream}
          className="stream-tab"
          href={toPath(withStream(page, stream))}
          aria-current={stream === open ? 'page' : undefined}
        >
          <b>{t('broadcast.streams.name', { stream })}</b>{' '}
          <span className={onAir ? 'on-air' : 'off-air'}>
            {onAir ? t(`broadcast.kinds.${onAir.kind}`) : t('broadcast.offAir')}
          </span>{' '}
          {onAir && onAir.players.length > 0 && <small>{onAir.players.join(' – ')}</small>}
        </a>
      ))}
      {both && <a href={toPath(both)}>{t('broadcast.streams.both')}</a>}
    </nav>
  );
}
