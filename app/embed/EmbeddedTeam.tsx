import type { ReactNode } from 'react';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import type { SheetDetail } from '~/pokedex/regulations';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { lookOf } from '~/pokedex/type-looks';
import { typeNames } from '~/pokedex/type-names';
import { type NameChoice, namesIn } from '~/sheets/name-choice';
import type { Certainty, MergedMember } from '~/sheets/reading/merge-reading';
import { playerName } from '~/text/nameless';

interface Props {
  player: string;
  tournament: string;
  members: readonly MergedMember[];
  details: readonly SheetDetail[];
  names: NameChoice;
  locale: Locale;
  t: Translate;
  href: string;
}

export function EmbeddedTeam({ player, tournament, members, details, names, locale, t, href }: Props) {
  const nameFor = (dictionary: Dictionary, key: string) => (
    <Name {...{ dictionary, locale }} name={key} choice={names} />
  );
  const row = (label: string, dictionary: Dictionary, key: string | undefined, read?: Certainty) => (
    <>
      <dt>{label}</dt>
      <dd>{key ? markReading(nameFor(dictionary, key), read, t) : <i>{t('viewTeam.blank')}</i>}</dd>
    </>
  );
  const shows = (detail: SheetDetail) => details.includes(detail);
  return (
    <>
      <header>
        <p>{tournament}</p>
        <h1>{playerName(t, player)}</h1>
      </header>
      <ol>
        {members.map((member, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots never move
          <li key={slot}>
            <h2>
              <Types types={typesOf(member.species)} />
              {nameFor(speciesNames, member.species)}
            </h2>
            <dl>
              {shows('teraType') && row(t('viewTeam.teraType'), typeNames, member.teraType)}
              {shows('statAlignment') &&
                row(
                  t('viewTeam.statAlignment'),
                  natureNames,
                  member.statAlignment,
                  member.read.statAlignment,
                )}
              {shows('ability') &&
                row(t('viewTeam.ability'), abilityNames, member.ability, member.read.ability)}
              {shows('item') && row(t('viewTeam.item'), itemNames, member.item, member.read.item)}
              {shows('moves') && <dt>{t('viewTeam.moves')}</dt>}
              {shows('moves') &&
                (member.moves ?? []).map((key) => (
                  <dd key={key}>{markReading(nameFor(moveNames, key), member.read.moves?.[key], t)}</dd>
                ))}
              {shows('moves') && !member.moves?.length && (
                <dd>
                  <i>{t('viewTeam.blank')}</i>
                </dd>
              )}
            </dl>
          </li>
        ))}
      </ol>
      <footer>
        <a href={href}>{t('feeds.embed.openTeam')}</a>
      </footer>
    </>
  );
}

const markReading = (name: ReactNode, read: Certainty | undefined, t: Translate) =>
  read ? (
    <mark>
      {name}
      <small> ({t(`viewTeam.read.${read}`)})</small>
    </mark>
  ) : (
    name
  );

/** Shows a name as on the sheet. The page's own language needs no `lang`. */
function Name(props: { dictionary: Dictionary; name: string; choice: NameChoice; locale: Locale }) {
  const { dictionary, name: key, choice, locale } = props;
  const [first, second] = namesIn(choice, locale);
  const name = nameOf(dictionary, key, first);
  const other = second && nameOf(dictionary, key, second);
  return (
    <>
      {first === locale ? name : <span lang={first}>{name}</span>}
      {other && other !== name && <small lang={second}> {other}</small>}
    </>
  );
}

/** Types as colors alone: shapes would take a third of the page. */
function Types({ types: [first = '', second = first] }: { types: readonly string[] }) {
  return (
    <svg viewBox="0 0 2 2" aria-hidden="true">
      <path fill={lookOf(first).color} d="M0 0h2v2H0z" />
      {second !== first && <path fill={lookOf(second).color} d="M2 0v2H0z" />}
    </svg>
  );
}
