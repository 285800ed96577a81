import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import type { SheetDetail } from '~/pokedex/regulations';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import type { NameChoice } from '../name-choice';
import type { Certainty, MergedMember } from '../reading/merge-reading';
import { SheetName } from './SheetName';
import { TeraJewel, TypeBadge } from './TypeBadge';

interface TeamSheetProps {
  members: readonly MergedMember[];
  /** Empty for a closed sheet. */
  details: readonly SheetDetail[];
  names: NameChoice;
  locale: Locale;
}

export function TeamSheet({ members, details, names, locale }: TeamSheetProps) {
  const { t } = useTranslation();
  const inLanguages = (dictionary: Dictionary, key: string) => (
    <SheetName {...{ dictionary, locale }} name={key} choice={names} />
  );
  const value = (dictionary: Dictionary, key: string | undefined, read?: Certainty) =>
    key ? <Read certainty={read}>{inLanguages(dictionary, key)}</Read> : <i>{t('viewTeam.blank')}</i>;
  const shows = (detail: SheetDetail) => details.includes(detail);

  return (
    <ol className={details.length > 0 ? 'six' : 'six closed'}>
      {members.map((member, slot) => {
        const types = typesOf(member.species);
        return (
          // The slot distinguishes duplicates of a species.
          // biome-ignore lint/suspicious/noArrayIndexKey: slots never move
          <li key={slot}>
            <header>
              <TypeBadge
                types={types}
                label={
                  types.map((type) => nameOf(typeNames, type, locale)).join(' / ') ||
                  t('viewTeam.unknownType')
                }
              />
              <h2>{inLanguages(speciesNames, member.species)}</h2>
            </header>
            {details.length > 0 && (
              <dl>
                {shows('teraType') && (
                  <div className="tera">
                    <dt>{t('viewTeam.teraType')}</dt>
                    <dd>
                      {member.teraType && <TeraJewel type={member.teraType} />}
                      <span>{value(typeNames, member.teraType)}</span>
                    </dd>
                  </div>
                )}
                {shows('statAlignment') && (
                  <div className="tera">
                    <dt>{t('viewTeam.statAlignment')}</dt>
                    <dd>{value(natureNames, member.statAlignment, member.read.statAlignment)}</dd>
                  </div>
                )}
                {shows('ability') && (
                  <div className="detail">
                    <dt>{t('viewTeam.ability')}</dt>
                    <dd>{value(abilityNames, member.ability, member.read.ability)}</dd>
                  </div>
                )}
                {shows('item') && (
                  <div className="detail">
                    <dt>{t('viewTeam.item')}</dt>
                    <dd>{value(itemNames, member.item, member.read.item)}</dd>
                  </div>
                )}
                {shows('moves') && (
                  <div className="moves">
                    <dt>{t('viewTeam.moves')}</dt>
                    {member.moves?.length ? (
                      member.moves.map((key) => (
                        <dd key={key}>{value(moveNames, key, member.read.moves?.[key])}</dd>
                      ))
                    ) : (
                      <dd>{value(moveNames, undefined)}</dd>
                    )}
                  </div>
                )}
              </dl>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Marks a value read from the image that no person has confirmed. */
function Read({ certainty, children }: { certainty: Certainty | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  if (!certainty) return children;
  return (
    <mark className={certainty} title={t(`viewTeam.read.${certainty}`)}>
      {children}
      <span className="unseen"> ({t(`viewTeam.read.${certainty}`)})</span>
    </mark>
  );
}
