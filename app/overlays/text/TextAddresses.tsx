import { useTranslation } from 'react-i18next';
import type { LanguageMode } from '~/broadcast/scene';
import type { StreamOf } from '~/broadcast/stream';
import { CopyField } from '~/ui/CopyField';
import { usePage } from '~/ui/root-data';
import { textNames } from './on-air-text';

/** Plain text URLs for OBS text sources, vMix and scripts. */
export function TextAddresses({ streamId, lang }: { streamId: StreamOf; lang: LanguageMode | null }) {
  const { t } = useTranslation();
  const { origin } = usePage();
  return (
    <section className="overlay-section" aria-labelledby="texts">
      <h2 id="texts">{t('overlays.texts.title')}</h2>
      <p>{t('overlays.texts.lead')}</p>
      <ul className="cards overlay-texts">
        {textNames.map((name) => (
          <li key={name}>
            <CopyField
              id={`text-${name}`}
              label={t(`overlays.texts.names.${name}`)}
              value={`${origin}/broadcast/groups/${streamId.groupId}/text/${name}.txt?stream=${streamId.stream}${lang ? `&lang=${lang}` : ''}`}
              copy={t('overlays.copy')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
