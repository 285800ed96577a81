import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '~/pokedex/member';
import { nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import type { ShownFinding } from '~/sheets/legality/finding-text';
import { sheetLabel } from '~/sheets/sheet-label';
import { useLocale } from '~/ui/root-data';

const anchorOf = (path: string) => path.match(/\w+/g)?.join('-');

/** Links to the values of a sheet that the current rules question; the reasons are beside the values. */
export function DeskFindings({ findings, members }: { findings: ShownFinding[]; members: TeamMember[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (findings.length === 0) return null;
  const speciesAt = (path: string) => {
    const species = members[Number(/\d/.exec(path)?.[0])]?.species;
    return species === undefined ? '' : nameOf(speciesNames, species, locale);
  };
  return (
    <section className="notice warn desk-findings" aria-labelledby="findings">
      <h2 id="findings">
        {t('shell.labelled', { label: t('desk.shows.needsLook'), value: findings.length })}
      </h2>
      <ul>
        {findings.map(({ id, path }) => (
          <li key={id}>
            <a href={`#${anchorOf(path)}`}>
              {speciesAt(path)} · {sheetLabel(path, t)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MarkedProps {
  findings: readonly ShownFinding[];
  path: string;
  children: ReactNode;
}

export function MarkedValue({ findings, path, children }: MarkedProps) {
  const { t } = useTranslation();
  if (!findings.some((finding) => finding.path === path)) return children;
  return (
    <span id={anchorOf(path)}>
      <span className="needs-look">{children}</span>{' '}
      <span className="visually-hidden">{t('desk.shows.needsLook')}</span>
    </span>
  );
}

export function MemberFindings({ findings, slot }: { findings: readonly ShownFinding[]; slot: number }) {
  const { t } = useTranslation();
  const own = findings.filter(({ path }) => path.startsWith(`members[${slot}].`));
  if (own.length === 0) return null;
  return (
    <ul className="judge-findings">
      {own.map(({ id, path, text }) => (
        <li key={id}>
          <b>{sheetLabel(path, t)}</b> {text}
        </li>
      ))}
    </ul>
  );
}
