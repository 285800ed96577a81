import { useTranslation } from 'react-i18next';
import { RequestBadge, RequestTitle } from './RequestTitle';
import type { DecidedRequest } from './shown-request';

export function RequestList({ requests, now }: { requests: readonly DecidedRequest[]; now: Date }) {
  const { t } = useTranslation();
  return (
    <ul className="rows card">
      {requests.map((request, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only looked at
        <li key={at} className="request">
          <RequestTitle request={request} now={now} />
          <RequestBadge request={request} />
          <p className="soft">{request.userName}</p>
          {(request.approvedAt || request.declinedAt) && (
            <p className="soft">
              {t('shell.labelled', {
                label: t('requests.decider'),
                value: request.deciderName ?? t('requests.deciderGone'),
              })}
            </p>
          )}
          {request.answer && <p className="answer">{request.answer}</p>}
        </li>
      ))}
    </ul>
  );
}
