import { useTranslation } from 'react-i18next';
import { defaultTimeZone } from '~/time/instant';
import { ExternalLink } from '~/ui/ExternalLink';
import { PlainField, verbatim } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { Instant } from '~/ui/Instant';
import type { Refusal } from './decide-request.server';
import { RequestTitle } from './RequestTitle';
import { splitLinks } from './role-request';
import type { ShownRequest } from './shown-request';

interface Props {
  request: ShownRequest;
  now: Date;
  refused?: Refusal;
}

export function DecideRequest({ request, now, refused }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const { id, kind, userName, userEmail, userSince, userTonamelId, purpose, links, namesakes } = request;
  return (
    <article className="card request">
      <RequestTitle request={request} now={now} heading="h2" />
      <dl className="facts">
        <dt>{t('requests.from')}</dt>
        <dd>
          {userName} <span className="soft">{userEmail}</span>
        </dd>
        <dt>{t('requests.userSince')}</dt>
        <dd>
          <Instant at={userSince} timeZone={defaultTimeZone} now={now} />
        </dd>
        <dt>{t('requests.purpose')}</dt>
        <dd className="lines">{purpose}</dd>
        {links && (
          <>
            <dt>{t('requests.links')}</dt>
            <dd>
              {splitLinks(links).map((link) => (
                <div key={link}>
                  <ExternalLink href={link}>{link}</ExternalLink>
                </div>
              ))}
            </dd>
          </>
        )}
      </dl>
      {namesakes > 0 && <p className="notice warn">{t('requests.namesakes')}</p>}
      <form method="post">
        <input type="hidden" name="requestId" value={id} />
        {kind === 'join' && (
          <div className="pair">
            <PlainField
              id={`name-${id}`}
              {...words('groups.member.displayName')}
              error={refused?.problems.displayName}
            >
              {(own) => <input {...own} name="displayName" defaultValue={refused?.displayName ?? userName} />}
            </PlainField>
            <PlainField
              id={`tonamel-${id}`}
              {...words('groups.member.tonamelId')}
              error={refused?.problems.tonamelId}
            >
              {(own) => (
                <input
                  {...own}
                  {...verbatim}
                  name="tonamelId"
                  defaultValue={refused?.tonamelId ?? userTonamelId}
                />
              )}
            </PlainField>
          </div>
        )}
        <PlainField id={`answer-${id}`} {...words('requests.answer')} error={refused?.problems.answer}>
          {(own) => <textarea {...own} name="answer" rows={3} defaultValue={refused?.answer} />}
        </PlainField>
        <p className="desk-actions">
          <button className="button primary" type="submit" name="decision" value="approve">
            {t('requests.approve')}
            <span className="visually-hidden"> ({userName})</span>
          </button>
          <button className="button danger" type="submit" name="decision" value="decline">
            {t('requests.decline')}
            <span className="visually-hidden"> ({userName})</span>
          </button>
        </p>
      </form>
    </article>
  );
}
