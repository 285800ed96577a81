import { useTranslation } from 'react-i18next';
import type { LanguageMode } from '~/broadcast/scene';
import type { StreamOf } from '~/broadcast/stream';
import { CopyField } from '~/ui/CopyField';
import { usePage } from '~/ui/root-data';
import { textNames } from './on-air-text';

/** What is on air as plain text, one address each: for the text sources of OBS, for vMix and for scripts. */
export function TextAddresses({ of, lang }: { of: StreamOf; lang: LanguageMode | null }) {
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
              value={`${origin}/broadcast/groups/${of.groupId}/text/${name}.txt?stream=${of.stream}${lang ? `&lang=${lang}` : ''}`}
              copy={t('overlays.copy')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
