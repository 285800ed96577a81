import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';
import passkeyScript from './passkey-script.ts?script';

interface Props {
  id?: string;
  purpose: 'signIn' | 'confirm' | 'add';
  action?: string;
  button: string;
  isPrimary?: boolean;
  /** Fallback if the browser doesn't support passkeys, or without JavaScript. */
  instead?: ReactNode;
  children?: ReactNode;
}

/** Progressive enhancement: hidden until passkey-script finds that the browser supports passkeys. */
export function PasskeyForm({ id, purpose, action, button, isPrimary, instead, children }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <>
      <form
        id={id}
        method="post"
        action={action && toPath(action)}
        hidden
        data-passkey={purpose}
        data-challenge={toPath('/passkeys/challenge')}
        data-canceled={t('passkeys.canceled')}
        data-known={t('passkeys.known')}
        data-failed={t('passkeys.failed')}
      >
        <input type="hidden" name="credential" />
        {children}
        <button className={isPrimary ? 'button primary wide' : 'button wide'} type="submit">
          {button}
        </button>
      </form>
      {instead && <div data-passkey-less>{instead}</div>}
      <script type="module" src={passkeyScript} />
    </>
  );
}
