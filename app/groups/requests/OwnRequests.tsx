import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/ui/LinkButton';
import { RequestBadge, RequestTitle } from './RequestTitle';
import { requestState } from './role-request';
import type { FoundRequest } from './role-request.server';

type OwnRequest = Omit<FoundRequest, `user${string}` | 'purpose' | 'links' | 'namesakes' | 'deciderName'>;

export function OwnRequests({ requests, now }: { requests: OwnRequest[]; now: Date }) {
  const { t } = useTranslation();
  if (requests.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="own">
      <h2 id="own">{t('requests.own')}</h2>
      <ul className="rows card">
        {requests.map((request) => {
          const state = requestState(request);
          return (
            <li key={request.id} className="request">
              <RequestTitle request={request} now={now} />
              <RequestBadge request={request} />
              {request.answer && (
                <p className="answer">
                  <span className="soft">{t('requests.answer')}</span>
                  <br />
                  {request.answer}
                </p>
              )}
              {state === 'approved' && request.groupId && (
                <p>
                  <LinkButton to={`/admin/${request.groupId}`}>{t('requests.open')}</LinkButton>
                </p>
              )}
              {state === 'open' && (
                <form method="post">
                  <input type="hidden" name="requestId" value={request.id} />
                  <button className="button" type="submit" name="intent" value="withdraw">
                    {t('requests.withdraw')}
                    <span className="visually-hidden"> ({request.groupName})</span>
                  </button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
