import { useTranslation } from 'react-i18next';
import type { LateLinkState } from '~/sheets/late-link';
import { playerName } from '~/text/nameless';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  link: {
    id: string;
    playerName: string;
    state: LateLinkState | 'ended';
    validUntil: Date;
    reason: string;
    who: string | null;
    teamSheetId: string | null;
    sheetName: string | null;
  };
  now: Date;
  timeZone: string;
  /** Path of the team list, without a locale prefix. */
  teams: string;
}

const looks = { open: 'good', used: 'brand-soft', expired: '', ended: '', revoked: '' };

export function LateLinkRow({ link, now, timeZone, teams }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { id, state, teamSheetId, sheetName } = link;
  return (
    <li className="row-link">
      <div>
        <p>
          <strong>{link.playerName}</strong>{' '}
          <span className={`badge ${looks[state]}`}>{t(`late.states.${state}`)}</span>
        </p>
        <p className="soft">
          <Labelled label={t('late.links.until')}>
            <Instant at={link.validUntil} timeZone={timeZone} now={now} />
          </Labelled>
          {link.who && ` · ${link.who}`}
        </p>
        <p className="soft">{t('shell.labelled', { label: t('desk.act.reason'), value: link.reason })}</p>
        {teamSheetId && (
          <p>
            <a href={toPath(`${teams}/${teamSheetId}`)}>
              {t('late.links.toSheet', { name: playerName(t, sheetName ?? '') })}
            </a>
          </p>
        )}
      </div>
      {state === 'open' && (
        <form method="post">
          <button className="button danger" type="submit" name="revoke" value={id}>
            {t('late.links.revoke')}
            <span className="visually-hidden"> ({link.playerName})</span>
          </button>
        </form>
      )}
    </li>
  );
}
