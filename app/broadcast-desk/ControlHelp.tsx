import { useTranslation } from 'react-i18next';
import type { StreamOf } from '~/broadcast/stream';
import { usePage } from '~/ui/root-data';
import { controlActNames } from './control/control-act';

export function ControlHelp({ streamId: { groupId, stream } }: { streamId: StreamOf }) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const base = `${origin}/api/v1/groups/${groupId}/broadcast`;
  return (
    <details className="card control-help">
      <summary>{t('broadcast.settings.how')}</summary>
      <p>{t('broadcast.settings.howLead')}</p>
      <dl>
        <div>
          <dt>
            <code>GET …/broadcast/state</code>
          </dt>
          <dd>{t('broadcast.settings.stateUse')}</dd>
        </div>
        {controlActNames.map((act) => (
          <div key={act}>
            <dt>
              <code>POST …/broadcast/{act}</code>
            </dt>
            <dd>{t(`broadcast.settings.uses.${act}`)}</dd>
          </div>
        ))}
      </dl>
      {stream !== 1 && <p>{t('broadcast.streams.control', { stream })}</p>}
      <p>{t('broadcast.settings.onUse')}</p>
      <p>{t('broadcast.settings.revisionUse')}</p>
      <p>{t('broadcast.settings.answerUse')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard */}
      <pre tabIndex={0}>
        <code>{`curl -X POST '${base}/score?${stream === 1 ? '' : `stream=${stream}&`}side=1&by=1' \\\n  -H 'Authorization: Bearer TOKEN'`}</code>
      </pre>
    </details>
  );
}
