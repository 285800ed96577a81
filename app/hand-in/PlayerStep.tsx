import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerFields } from '~/accounts/PlayerFields';
import { asking } from '~/sheets/form-button';
import { CheckboxField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { useLocalePath, usePage } from '~/ui/root-data';
import type { ErrorsByField } from './form-progress';
import { ReasonField } from './ReasonField';
import type { PlayerLines } from './submit/kept-player.server';
import type { SheetFields } from './use-sheet-form';

interface Props {
  hidden: boolean;
  fields: SheetFields;
  errors: ErrorsByField;
  isChange: boolean;
  /** Source of a new sheet's prefilled lines. */
  lines?: PlayerLines;
  /** The display name in Latin letters. */
  suggested?: string;
  /** Whether a draft survives a sign-in; without JavaScript the form itself must be submitted. */
  hasDraft: boolean;
  correction?: { reason: string };
  children?: ReactNode;
  notes?: ReactNode;
}

export function PlayerStep({
  hidden,
  fields,
  errors,
  isChange,
  correction,
  children,
  notes,
  ...props
}: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const { lines } = props;
  return (
    <section data-step="player" hidden={hidden} aria-labelledby="title-player">
      <h2 id="title-player" tabIndex={-1}>
        {t('teams.submit.player')}
      </h2>
      {lines === 'device' && <NotMe />}
      {correction && <ReasonField start={correction.reason} error={errors.reason?.[0]} />}
      <PlayerFields fields={fields} suggested={props.suggested} />
      {lines === 'profileWithoutIds' && (
        <CheckboxField field={fields.keepsIds} {...words('teams.submit.keepsIds')} />
      )}
      {children}
      {!isChange && lines === undefined && <GuestNote hasDraft={props.hasDraft} />}
      {notes}
    </section>
  );
}

function GuestNote({ hasDraft }: { hasDraft: boolean }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { signedIn, pathname, search } = usePage();
  if (signedIn) return null;
  const signIn = `/sign-in?${new URLSearchParams({ redirectTo: pathname + search })}`;
  return (
    <p className="soft guest-note">
      {t('teams.submit.guestNote')}{' '}
      {hasDraft ? (
        <a href={toPath(signIn)} rel="nofollow">
          {t('shell.signIn')}
        </a>
      ) : (
        <button type="submit" className="button quiet" formNoValidate {...asking('signIn')}>
          {t('shell.signIn')}
        </button>
      )}
    </p>
  );
}

/** Link for shared devices. */
function NotMe() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { pathname, search } = usePage();
  const here = new URLSearchParams({ redirectTo: pathname + search });
  return (
    <p className="soft">
      {t('teams.submit.keptHere')}{' '}
      <a className="button quiet" href={toPath(`/this-device?${here}`)} rel="nofollow">
        {t('teams.submit.notMe')}
      </a>
    </p>
  );
}
