import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import type { SheetDetail } from '~/pokedex/regulations';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import { findingPath } from '~/teams/legality/finding';
import type { ShownFinding } from '~/teams/legality/finding-text';
import type { ComparedMember, ReadBeside } from '~/teams/reading/compare-reading';
import { UnlistedMark } from '~/teams/UnlistedMark';
import { useLocale } from '~/ui/root-data';
import { MarkedValue } from './DeskFindings';

interface Props {
  six: ComparedMember[];
  details: readonly SheetDetail[];
  findings: readonly ShownFinding[];
}

export function DeskSheet({ six, details, findings }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const named = (names: Dictionary, key: string) => (
    <>
      {nameOf(names, key, locale)} <UnlistedMark name={key} />
    </>
  );
  const value = (names: Dictionary, key: string | undefined) =>
    key ? named(names, key) : <i className="soft">{t('desk.team.blank')}</i>;
  const marked = (slot: number, field: string, shown: ReactNode) => (
    <MarkedValue findings={findings} path={findingPath({ slot, field })}>
      {shown}
    </MarkedValue>
  );
  const beside = (names: Dictionary, read: (ReadBeside | undefined)[]) =>
    [false, true].map((isUnsure) => {
      const values = read.flatMap((value) => (value?.isUnsure === isUnsure ? [value] : []));
      if (values.length === 0) return null;
      const value = values.map(({ key }) => nameOf(names, key, locale)).join(' / ');
      return (
        <span key={String(isUnsure)} className={isUnsure ? 'from-image unsure' : 'from-image'}>
          {t('shell.labelled', {
            label: t('desk.team.fromImage'),
            value: isUnsure ? t('desk.team.unsure', { value }) : value,
          })}
        </span>
      );
    });
  return (
    <ol className="cards desk-six">
      {six.map(({ member, ability, item, statAlignment, moves, isUnseen }, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the six are their places
        <li key={slot}>
          <h3>
            <span className="type" data-type={typesOf(member.species)[0]} aria-hidden="true" />
            {marked(slot, 'species', named(speciesNames, member.species))}
          </h3>
          <dl className="small-facts">
            <dt>{t('viewTeam.ability')}</dt>
            <dd>
              {marked(slot, 'ability', value(abilityNames, member.ability))} {beside(abilityNames, [ability])}
            </dd>
            <dt>{t('viewTeam.item')}</dt>
            <dd>
              {marked(slot, 'item', value(itemNames, member.item))} {beside(itemNames, [item])}
            </dd>
            {details.includes('teraType') && (
              <>
                <dt>{t('viewTeam.teraType')}</dt>
                <dd>{marked(slot, 'teraType', value(typeNames, member.teraType))}</dd>
              </>
            )}
            {details.includes('statAlignment') && (
              <>
                <dt>{t('viewTeam.statAlignment')}</dt>
                <dd>
                  {value(natureNames, member.statAlignment)} {beside(natureNames, [statAlignment])}
                </dd>
              </>
            )}
            <dt>{t('viewTeam.moves')}</dt>
            <dd>
              {member.moves?.map((move, at) => (
                <Fragment key={move}>
                  {at > 0 && ' / '}
                  {marked(slot, `moves[${at}]`, named(moveNames, move))}
                </Fragment>
              )) ?? value(moveNames, undefined)}{' '}
              {beside(moveNames, moves)}
            </dd>
          </dl>
          {isUnseen && <p className="soft">{t('desk.team.unseen')}</p>}
        </li>
      ))}
    </ol>
  );
}
