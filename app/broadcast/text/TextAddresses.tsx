import { useTranslation } from 'react-i18next';
import { CopyField } from '~/ui/CopyField';
import { usePage } from '~/ui/root-data';
import { textNames } from './on-air-text';

/** What is on air as plain text, one address each: for the text sources of OBS, for vMix and for scripts. */
export function TextAddresses({ groupId }: { groupId: string }) {
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
              value={`${origin}/broadcast/groups/${groupId}/text/${name}.txt`}
              copy={t('overlays.copy')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
