import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteMark } from './Mark';

const StillPicture = () => <SiteMark className="loading-picture" />;
// Offline its chunk may never load.
const LoadingPicture = lazy(() => import('./LoadingPicture').catch(() => ({ default: StillPicture })));

/** Shown only after `delay` ms, so that quick work does not flicker. */
export function LoadingOverlay({
  active,
  message,
  delay = 400,
}: {
  active: boolean;
  message?: string;
  delay?: number;
}) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!active) return setLong(false);
    const timer = setTimeout(() => setLong(true), delay);
    return () => clearTimeout(timer);
  }, [active, delay]);
  return active && long ? <Overlay message={message} /> : null;
}

function Overlay({ message }: { message?: string }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  // A modal dialog is above every z-index, makes the page inert and restores focus.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  const text = message ?? t('shell.loading');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <dialog
      className="loading"
      ref={dialog}
      aria-label={text}
      aria-busy="true"
      onCancel={(event) => event.preventDefault()}
    >
      {still ? (
        <StillPicture />
      ) : (
        <Suspense fallback={<StillPicture />}>
          <LoadingPicture />
        </Suspense>
      )}
      <p role="status">{text}</p>
    </dialog>
  );
}
