import { useTranslation } from 'react-i18next';
import { CopyButton } from '~/ui/CopyButton';

const hints = {
  mail: 'desk.told.hint',
  guest: 'desk.told.guestHint',
  returned: 'desk.told.returnedHint',
} as const;

/** The message about an act of staff, to copy: not everybody gets it by mail. */
export function PlayerNotice({ text, by }: { text: string; by: keyof typeof hints }) {
  const { t } = useTranslation();
  return (
    <section className="card" aria-labelledby="told">
      <h2 id="told">{t('desk.told.title')}</h2>
      <div className="field">
        <p className="hint" id="told-hint">
          {t(hints[by])}
        </p>
        <textarea readOnly rows={10} value={text} aria-labelledby="told" aria-describedby="told-hint" />
      </div>
      <CopyButton text={text} label={t('desk.told.copy')} />
    </section>
  );
}
