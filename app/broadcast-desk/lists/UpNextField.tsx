import { useTranslation } from 'react-i18next';
import { max, type UpcomingMatch } from '~/broadcast/scene';
import { useLocale } from '~/ui/root-data';
import { ActButton } from '../ActButton';
import { type DeskFormState, DeskTextarea } from '../DeskField';
import { upNextText } from './up-next-lines';

export function UpNextField({ state, upNext }: { state: DeskFormState; upNext: readonly UpcomingMatch[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [next] = upNext;
  // Unedited rounds are shown in the viewer's language.
  const isSame = state.values.upNext === upNextText(upNext, 'ja');
  const own = isSame ? { ...state, values: { ...state.values, upNext: upNextText(upNext, locale) } } : state;
  return (
    <details className="card desk-show" id="up-next" open={state.problems.upNext !== undefined}>
      <summary>
        <h2>{t('broadcast.fields.upNext')}</h2>
        <small className="soft">
          {next
            ? t('told.upNext.summary', {
                players: next.players.map((each) => each || '—').join(' – '),
                count: upNext.length,
              })
            : t('told.upNext.none')}
        </small>
      </summary>
      <div className="stack">
        <div>
          <ActButton act="up-next">{t('told.published.upNext')}</ActButton>
        </div>
        <DeskTextarea
          state={own}
          name="upNext"
          label={t('told.upNext.label')}
          hint={t('told.upNext.hint', { max: max.upNext })}
          rows={6}
        />
      </div>
    </details>
  );
}
