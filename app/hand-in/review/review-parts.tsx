import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mark } from '~/pokedex/naming/MarkedFrame';
import type { SheetDetail } from '~/pokedex/regulations';
import { BlankNote } from '~/sheets/legality/BlankNote';
import { openBlanks } from '~/sheets/legality/open-blanks';
import type { TypedMember } from '~/sheets/typed-sheet';
import type { SheetKind } from '~/tournaments/tournament';
import type { Answer } from '../use-sheet-form';

interface Props {
  tournament: { sheetKind: SheetKind };
  shows: readonly SheetDetail[];
  members: readonly TypedMember[];
  children: ReactNode;
}

/** Lists blanks of an open sheet, which opponents would miss. */
export function ReviewBlanks({ tournament, shows, members, children }: Props) {
  const { t } = useTranslation();
  if (tournament.sheetKind !== 'ots') return null;
  return (
    <BlankNote blanks={openBlanks(members, shows)} hint={t('teams.blanks.hint')}>
      {children}
    </BlankNote>
  );
}

interface DoubtNoteProps {
  marks?: Readonly<Record<string, Mark>>;
  children: ReactNode;
}

/** Warns of unconfirmed values from an image. */
export function DoubtNote({ marks = {}, children }: DoubtNoteProps) {
  const { t } = useTranslation();
  const count = Object.values(marks).filter(({ isSure }) => !isSure).length;
  if (count === 0) return null;
  return (
    <div className="notice warn blank-note" role="note">
      <p>{t('teams.submit.doubts', { count })}</p>
      {children}
    </div>
  );
}

/** Changes between a new sheet and the player's earlier one that it was filled in from. */
export function SinceLast({ repeated }: { repeated?: Answer['repeated'] }) {
  const { t } = useTranslation();
  const changes = repeated?.changes;
  if (!changes) return null;
  if (changes.length === 0) return <p className="notice">{t('fields.lastTeam.same')}</p>;
  return (
    <div className="notice since-last">
      <p>
        <strong>{t('fields.lastTeam.since')}</strong>
      </p>
      <ul>
        {changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

export const submitText = (isChange: boolean, hasFindings: boolean) => {
  if (hasFindings) return isChange ? 'teams.findings.reviseAnyway' : 'teams.findings.submitAnyway';
  return isChange ? 'teams.submit.revise' : 'teams.submit.submit';
};
