import { useTranslation } from 'react-i18next';
import { editing, making, sendingLink } from '~/sheets/form-button';
import type { Answer } from '../use-sheet-form';

interface Props {
  asks: NonNullable<Answer['asks']>;
  busy?: boolean;
  /** ID of the form that the buttons submit, if they are rendered outside it. */
  form?: string;
}

/** Asks whether the input belongs to an existing team of this form or these IDs, or to another player. */
export function WhoseTeam({ asks: { own, onDesk, another, link }, busy, form }: Props) {
  const { t } = useTranslation();
  const shared = { form, disabled: busy };
  return (
    <div className="stack whose-team">
      {own ? (
        <button type="submit" className="button primary wide" name={editing} value={own.id} {...shared}>
          {t('teams.whose.edit', { name: own.displayName })}
        </button>
      ) : onDesk ? (
        <a className="button primary wide" href={onDesk.path}>
          {t('teams.whose.onDesk', { name: onDesk.displayName })}
        </a>
      ) : link ? (
        <p className="notice" role="status">
          {t(link === 'sent' ? 'teams.whose.linkSent' : 'teams.whose.linkLimited')}
        </p>
      ) : (
        <>
          <button type="submit" className="button primary wide" name={sendingLink} value="1" {...shared}>
            {t('teams.whose.sendLink')}
          </button>
          <p className="soft">{t('teams.whose.sendLinkHint')}</p>
        </>
      )}
      <button type="submit" className="button wide" name={making} value={another} {...shared}>
        {t(onDesk ? 'teams.whose.addAnother' : 'teams.whose.another')}
      </button>
    </div>
  );
}
