import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireOperator } from '~/groups/guard.server';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { page } from '~/ui/page';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { useHealthTexts } from './describe-health';
import { findHealth } from './find-health.server';
import { judgeHealth, type State, worstOf } from './health';
import styles from './health.css?url';

const { handle, meta, links } = page({ audience: 'staff', layout: 'admin', title: 'health.title', styles });

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'seeHealth');
  return findHealth(context.db, context.env, context.now);
}

const looks: Record<State, string> = { good: 'good', watch: 'warn', bad: 'bad' };

export default function ViewHealth() {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const facts = useLoaderData<typeof loader>();
  const states = judgeHealth(facts);
  const worst = worstOf(states);
  const rows = useHealthTexts(facts);
  return (
    <div className="stack health">
      <h1>{t('health.title')}</h1>
      <div className={`notice ${looks[worst]}`}>
        <p>
          <strong>{t(`health.all.${worst}`)}</strong>
        </p>
        <p>{t('health.lead', { at: formatInstant(facts.now, defaultTimeZone, locale, facts.now) })}</p>
      </div>
      <ul className="card">
        {rows.map(({ part, texts }) => (
          <li key={part}>
            <p className="row">
              <strong>{t(`health.parts.${part}`)}</strong>
              <span className={`badge ${looks[states[part]]}`}>{t(`health.states.${states[part]}`)}</span>
            </p>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {states[part] !== 'good' && <p>{t(`health.advice.${part}`)}</p>}
            {part === 'mail' && facts.mail.unsent + facts.mail.past > 0 && (
              <p>
                <a href={toPath('/admin/unsent-mails')}>
                  {t(facts.mail.unsent > 0 ? 'health.mail.seeGivenUp' : 'health.mail.seePast')}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="soft">{t('health.rate.note')}</p>
      <p className="soft">{t('health.guide')}</p>
    </div>
  );
}
