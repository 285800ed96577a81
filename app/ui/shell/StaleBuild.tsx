import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreForms } from '~/ui/form/kept-forms.client';
import { usePage } from '~/ui/root-data';
import { reloadOnce, watchBuild } from './stale-build.client';

export function StaleBuild() {
  const { t } = useTranslation();
  const { buildId } = usePage();
  const [stale, setStale] = useState(false);
  useEffect(() => restoreForms(), []);
  useEffect(() => watchBuild(buildId, () => setStale(true)), [buildId]);
  return (
    <div role="status">
      {stale && (
        <p className="stale-build">
          {t('shell.newBuild')}
          <button type="button" className="button" onClick={() => reloadOnce()}>
            {t('shell.reload')}
          </button>
        </p>
      )}
    </div>
  );
}
