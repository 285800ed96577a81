import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { logInBrowser } from '~/log/log-in-browser';

/** Error boundary. A new team's or post's draft is on the device; an edit or a correction is lost. */
export class IslandBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(failure: unknown) {
    logInBrowser(failure);
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { t } = useTranslation();
  return (
    <div className="narrow stack">
      <p className="notice bad" role="alert">
        {t('errors.unknown')}
      </p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('shell.reload')}
        </button>
      </p>
    </div>
  );
}
