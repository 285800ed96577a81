import { useTranslation } from 'react-i18next';
import { printTyped } from '~/sheets/print-typed';
import type { TypedSheet } from '~/sheets/typed-sheet';
import { LinkButton } from '~/ui/LinkButton';
import { useLocale } from '~/ui/root-data';

interface Props {
  title: string;
  gone: 'withdrawn' | 'removed';
  /** The team's path, without a locale prefix. */
  path: string;
  typed?: TypedSheet;
}

/** Refuses to correct a withdrawn or removed sheet, and returns the input that came too late. */
export function GoneSheet({ title, gone, path, typed }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <section className="narrow card">
      <h1>{title}</h1>
      <p>{t(gone === 'withdrawn' ? 'desk.act.correctWithdrawn' : 'teams.formErrors.removed')}</p>
      {typed && (
        <div className="field">
          <label htmlFor="typed">{t('desk.act.notCorrected')}</label>
          <textarea id="typed" readOnly rows={12} value={printTyped(typed, locale)} />
        </div>
      )}
      <p>
        <LinkButton to={path} look="primary">
          {t('desk.act.toTeam')}
        </LinkButton>
      </p>
    </section>
  );
}
