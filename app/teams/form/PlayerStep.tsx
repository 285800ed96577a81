import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerFields } from '~/accounts/PlayerFields';
import { useLocalePath, usePage } from '~/ui/root-data';
import type { FieldErrors } from './form-progress';
import { ReasonField } from './ReasonField';
import type { SheetFields } from './use-sheet-form';

interface Props {
  hidden: boolean;
  fields: SheetFields;
  errors: FieldErrors;
  isChange: boolean;
  correction?: { reason: string };
  children?: ReactNode;
}

export function PlayerStep({ hidden, fields, errors, isChange, correction, children }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { signedIn, pathname, search } = usePage();
  const signIn = `/sign-in?${new URLSearchParams({ redirectTo: pathname + search })}`;
  return (
    <section data-step="player" hidden={hidden} aria-labelledby="title-player">
      <h2 id="title-player" tabIndex={-1}>
        {t('teams.submit.player')}
      </h2>
      {!isChange && !signedIn && (
        <p className="soft">
          {t('teams.submit.guestNote')}{' '}
          <a href={toPath(signIn)} rel="nofollow">
            {t('shell.signIn')}
          </a>
        </p>
      )}
      {correction && <ReasonField start={correction.reason} error={errors.reason?.[0]} />}
      <PlayerFields fields={fields} />
      {children}
    </section>
  );
}
