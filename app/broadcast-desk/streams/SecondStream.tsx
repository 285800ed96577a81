import { useTranslation } from 'react-i18next';
import type { StreamNumber } from '~/broadcast/stream';

export function SecondStream({ stream, hasSecond }: { stream: StreamNumber; hasSecond: boolean }) {
  const { t } = useTranslation();
  if (stream === 1 && hasSecond) return null;
  return (
    <form method="post" className="second-stream">
      <p className="soft">{t(stream === 1 ? 'broadcast.streams.useHint' : 'broadcast.streams.stopHint')}</p>
      <button
        type="submit"
        className={stream === 1 ? 'button quiet' : 'button danger'}
        name="intent"
        value={stream === 1 ? 'addStream' : 'removeStream'}
      >
        {t(stream === 1 ? 'broadcast.streams.use' : 'broadcast.streams.stop')}
      </button>
    </form>
  );
}
