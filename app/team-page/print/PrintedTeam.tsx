import { useTranslation } from 'react-i18next';
import type { Locale } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import type { SheetDetail } from '~/pokedex/regulations';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import { QrCode } from '~/sheets/QrCode';
import type { MergedMember } from '~/sheets/reading/merge-reading';
import { UnlistedMark } from '~/sheets/view/UnlistedMark';
import { playerName } from '~/text/nameless';
import { useLocale } from '~/ui/root-data';
import { JudgeLines } from './JudgeLines';

interface Props {
  team: {
    number?: number;
    displayName: string;
    saidName?: string;
    tonamelId: string;
    url: string;
    members: MergedMember[];
    findings: string[];
  };
  tournamentName: string;
  details: readonly SheetDetail[];
  isJudged?: boolean;
}

export function PrintedTeam({ team, tournamentName, details, isJudged = false }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const other: Locale = locale === 'ja' ? 'en' : 'ja';
  const both = (names: Dictionary, key: string) => {
    const [first, second] = [nameOf(names, key, locale), nameOf(names, key, other)];
    return (
      <>
        {first} {second !== first && <small lang={other}>{second}</small>}{' '}
        <UnlistedMark dictionary={names} name={key} />
      </>
    );
  };
  const value = (names: Dictionary, key: string | undefined, isRead: boolean) =>
    key ? <span className={isRead ? 'read' : undefined}>{both(names, key)}</span> : '—';
  return (
    <article className="sheet">
      <header>
        <div>
          <p>
            {tournamentName}
            {team.number !== undefined && ` · ${team.number}`}
          </p>
          <h2>
            {playerName(t, team.displayName)} {team.saidName && <small>{team.saidName}</small>}
          </h2>
          <p>
            {t('viewTeam.tonamelId')} <b>{team.tonamelId || t('desk.removed')}</b>
          </p>
          <p className="url">{team.url}</p>
        </div>
        <QrCode url={team.url} label={t('viewTeam.qrPage.label')} />
      </header>
      <ol>
        {team.members.map((member, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the six are their places
          <li key={slot}>
            <h3>
              {isJudged && <span className="box" />}
              <span>{both(speciesNames, member.species)}</span>
            </h3>
            <dl>
              <dt>{t('viewTeam.ability')}</dt>
              <dd>{value(abilityNames, member.ability, member.read.ability !== undefined)}</dd>
              <dt>{t('viewTeam.item')}</dt>
              <dd>{value(itemNames, member.item, member.read.item !== undefined)}</dd>
              {details.includes('teraType') && (
                <>
                  <dt>{t('viewTeam.teraType')}</dt>
                  <dd>{value(typeNames, member.teraType, false)}</dd>
                </>
              )}
              {details.includes('statAlignment') && (
                <>
                  <dt>{t('viewTeam.statAlignment')}</dt>
                  <dd>{value(natureNames, member.statAlignment, member.read.statAlignment !== undefined)}</dd>
                </>
              )}
            </dl>
            <ul>
              {member.moves?.map((move) => (
                <li key={move}>{value(moveNames, move, member.read.moves?.[move] !== undefined)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {team.findings.length > 0 && (
        <section className="findings">
          <h3>{t('desk.shows.needsLook')}</h3>
          <ul>
            {team.findings.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {isJudged && <JudgeLines />}
    </article>
  );
}
