import { useTranslation } from 'react-i18next';
import { CopyButton } from '~/ui/CopyButton';

/** The message about an act of staff, to copy: guests get no mail. */
export function PlayerNotice({ text, isGuest }: { text: string; isGuest: boolean }) {
  const { t } = useTranslation();
  return (
    <section className="card" aria-labelledby="told">
      <h2 id="told">{t('desk.told.title')}</h2>
      <div className="field">
        <p className="hint" id="told-hint">
          {t(isGuest ? 'desk.told.guestHint' : 'desk.told.hint')}
        </p>
        <textarea readOnly rows={10} value={text} aria-labelledby="told" aria-describedby="told-hint" />
      </div>
      <CopyButton text={text} label={t('desk.told.copy')} />
    </section>
  );
}
