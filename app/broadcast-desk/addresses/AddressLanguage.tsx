import { useTranslation } from 'react-i18next';
import type { BroadcastEvent } from '~/broadcast/event';
import { type LanguageMode, languageModes } from '~/broadcast/scene';
import type { StreamOf } from '~/broadcast/stream';
import { streamWords } from '~/overlays/overlay-path';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  lang: LanguageMode | null;
  event: BroadcastEvent;
  streamId: StreamOf;
}

export function AddressLanguage({ lang, event, streamId }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <nav className="overlay-events" aria-label={t('overlays.language.label')}>
      <span>{t('overlays.language.label')}</span>
      {([null, ...languageModes] as const).map((mode) => (
        <a
          key={mode}
          className="button"
          href={toPath(`/broadcast?event=${event}&${streamWords(streamId, mode)}`)}
          aria-current={mode === lang ? 'page' : undefined}
        >
          {mode ? t(`broadcast.languages.${mode}`) : t('overlays.language.desk')}
        </a>
      ))}
    </nav>
  );
}
