import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetDetail } from '~/pokedex/regulations';
import { BlankNote } from '~/teams/legality/BlankNote';
import { openBlanks } from '~/teams/legality/open-blanks';
import type { TypedMember } from '~/teams/typed-sheet';
import type { SheetKind } from '~/tournaments/tournament';

interface Props {
  tournament: { sheetKind: SheetKind };
  shows: readonly SheetDetail[];
  members: readonly TypedMember[];
  /** The way back to the form. */
  children: ReactNode;
}

/** Of an open sheet at the last look: what opponents would not see. */
export function ReviewBlanks({ tournament, shows, members, children }: Props) {
  const { t } = useTranslation();
  if (tournament.sheetKind !== 'ots') return null;
  return (
    <BlankNote blanks={openBlanks(members, shows)} hint={t('teams.blanks.hint')}>
      {children}
    </BlankNote>
  );
}

export const submitText = (isChange: boolean, hasFindings: boolean) => {
  if (hasFindings) return isChange ? 'teams.findings.reviseAnyway' : 'teams.findings.submitAnyway';
  return isChange ? 'teams.submit.revise' : 'teams.submit.submit';
};
