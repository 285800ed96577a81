import { useTranslation } from 'react-i18next';
import type { ShownMatch } from '~/rounds/shown-rounds.server';
import { playerName } from '~/text/nameless';
import { useLocalePath } from '~/ui/root-data';

/** Link to enter a match's result. */
export function MatchVerb({ match, here }: { match: ShownMatch; here: string }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  if (!match.a || !match.b) return null;
  const names = { a: playerName(t, match.a.name), b: playerName(t, match.b.name) };
  return (
    <a
      className={match.state === 'objected' ? 'button primary' : 'button'}
      href={toPath(`${here}/matches/${match.id}`)}
      aria-label={t('roundsDesk.enterOf', names)}
    >
      {t('roundsDesk.enter')}
    </a>
  );
}
