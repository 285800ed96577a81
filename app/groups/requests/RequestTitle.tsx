import { useTranslation } from 'react-i18next';
import { defaultTimeZone } from '~/time/instant';
import { Instant } from '~/ui/Instant';
import { requestState } from './role-request';
import type { FoundRequest } from './role-request.server';

interface Props {
  request: Pick<FoundRequest, 'kind' | 'groupName' | 'role' | 'createdAt'>;
  now: Date;
  heading?: 'h2' | 'h3';
}

export function RequestTitle({ request, now, heading: Heading = 'h3' }: Props) {
  const { t } = useTranslation();
  const { kind, groupName, role, createdAt } = request;
  return (
    <div>
      <Heading>
        {kind === 'newGroup'
          ? t('requests.asks.newGroup', { name: groupName })
          : t('requests.asks.join', { name: groupName, role: t(`groups.places.${role}`) })}
      </Heading>
      <p className="soft">
        <Instant at={createdAt} timeZone={defaultTimeZone} now={now} />
      </p>
    </div>
  );
}

const looks = { open: 'warn', approved: 'good', declined: 'bad', withdrawn: '' } as const;

export function RequestBadge({ request }: { request: Parameters<typeof requestState>[0] }) {
  const { t } = useTranslation();
  const state = requestState(request);
  return (
    <p>
      <span className={`badge ${looks[state]}`}>{t(`requests.states.${state}`)}</span>
    </p>
  );
}
