import { useTranslation } from 'react-i18next';
import { defaultTimeZone } from '~/time/instant';
import { ExternalLink } from '~/ui/ExternalLink';
import { PlainField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { Instant } from '~/ui/Instant';
import { RequestTitle } from './RequestTitle';
import { linksOf } from './role-request';
import type { FoundRequest } from './role-request.server';

interface Props {
  request: Omit<FoundRequest, 'userId' | 'userLocale' | 'answer'>;
  now: Date;
  refused?: { answer: string; problem: string };
}

export function DecideRequest({ request, now, refused }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const { id, userName, userEmail, userSince, purpose, links, namesakes } = request;
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
              {linksOf(links).map((link) => (
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
        <PlainField id={`answer-${id}`} {...words('requests.answer')} error={refused?.problem}>
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
