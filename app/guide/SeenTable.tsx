import { useTranslation } from 'react-i18next';
import { sheetKinds } from '~/tournaments/tournament';
import { seenByOpponents } from './seen';

export function SeenTable() {
  const { t } = useTranslation();
  return (
    <table>
      <caption className="visually-hidden">{t('guide.seen.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('guide.seen.when')}</th>
          {sheetKinds.map((kind) => (
            <th key={kind} scope="col">
              {t(`viewTeam.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seenByOpponents.map(({ moment, shown }) => (
          <tr key={moment}>
            <th scope="row">{t(`guide.seen.moments.${moment}`)}</th>
            {shown.map(([kind, what]) => (
              <td key={kind} data-shown={what}>
                {t(`guide.seen.shows.${what}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
