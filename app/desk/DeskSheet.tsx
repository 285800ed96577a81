import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import type { SheetDetail } from '~/pokedex/regulations';
import { DiagonalTile } from '~/pokedex/six/DiagonalTile';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import { findingPath } from '~/sheets/legality/finding';
import type { ShownFinding } from '~/sheets/legality/finding-text';
import { type NameChoice, namesIn } from '~/sheets/name-choice';
import type { ComparedMember, ReadBeside } from '~/sheets/reading/compare-reading';
import { SheetName } from '~/sheets/view/SheetName';
import { UnlistedMark } from '~/sheets/view/UnlistedMark';
import { useLocale } from '~/ui/root-data';
import { MarkedValue, MemberFindings } from './DeskFindings';

interface Props {
  six: ComparedMember[];
  details: readonly SheetDetail[];
  findings: readonly ShownFinding[];
  names: NameChoice;
}

/** The six as a judge reads them: compact, with the image's reading and the rules' findings beside each value. */
export function DeskSheet({ six, details, findings, names: choice }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const named = (dictionary: Dictionary, key: string) => (
    <>
      <SheetName {...{ dictionary, choice, locale }} name={key} />{' '}
      <UnlistedMark dictionary={dictionary} name={key} />
    </>
  );
  const marked = (slot: number, field: string, content: ReactNode) => (
    <MarkedValue findings={findings} path={findingPath({ slot, field })}>
      {content}
    </MarkedValue>
  );
  const beside = (dictionary: Dictionary, { key, isUnsure }: ReadBeside) => {
    const value = nameOf(dictionary, key, namesIn(choice, locale)[0]);
    return (
      <span className={isUnsure ? 'from-image unsure' : 'from-image'}>
        {t('shell.labelled', {
          label: t('desk.team.fromImage'),
          value: isUnsure ? t('desk.team.unsure', { value }) : value,
        })}
      </span>
    );
  };
  const blank = <i className="soft">{t('desk.team.blank')}</i>;
  const fact = (label: string, content: ReactNode, reading?: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>
        {content ?? (reading ? null : blank)} {reading}
      </dd>
    </div>
  );
  return (
    <ol className="desk-six">
      {six.map(({ member, ability, item, statAlignment, moves, isUnseen }, slot) => {
        const value = (field: string, dictionary: Dictionary, key: string | undefined) =>
          key ? marked(slot, field, named(dictionary, key)) : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its index
          <li key={slot}>
            <h3>
              <DiagonalTile types={typesOf(member.species)} isSilent />
              <span>{marked(slot, 'species', named(speciesNames, member.species))}</span>
            </h3>
            <dl>
              {fact(
                t('viewTeam.ability'),
                value('ability', abilityNames, member.ability),
                ability && beside(abilityNames, ability),
              )}
              {fact(
                t('viewTeam.item'),
                value('item', itemNames, member.item),
                item && beside(itemNames, item),
              )}
              {details.includes('teraType') &&
                fact(t('viewTeam.teraType'), value('teraType', typeNames, member.teraType))}
              {details.includes('statAlignment') &&
                fact(
                  t('viewTeam.statAlignment'),
                  member.statAlignment && named(natureNames, member.statAlignment),
                  statAlignment && beside(natureNames, statAlignment),
                )}
              <div className="desk-moves">
                <dt>{t('viewTeam.moves')}</dt>
                {member.moves?.map((move, at) => (
                  <dd key={move}>{marked(slot, `moves[${at}]`, named(moveNames, move))}</dd>
                ))}
                {moves.map((move) => (
                  <dd key={move.key}>{beside(moveNames, move)}</dd>
                ))}
                {!member.moves?.length && moves.length === 0 && <dd>{blank}</dd>}
              </div>
            </dl>
            <MemberFindings {...{ findings, slot }} />
            {isUnseen && <p className="soft">{t('desk.team.unseen')}</p>}
          </li>
        );
      })}
    </ol>
  );
}
