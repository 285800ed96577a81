import { useTranslation } from 'react-i18next';
import { plainPlayer } from '~/accounts/player';
import { nameOf } from '~/pokedex/name';
import { DoubtWords, type Mark } from '~/pokedex/naming/MarkedFrame';
import { natureNames } from '~/pokedex/nature-names';
import { readTeamCode, spacedTeamCode } from '~/pokedex/team-code';
import { typeNames } from '~/pokedex/type-names';
import { sheetChanges } from '~/sheets/sheet-changes';
import { fieldsOf, type TypedSheet } from '~/sheets/typed-sheet';
import { TypeTile } from '~/sheets/view/TypeTile';
import { Labelled } from '~/ui/Labelled';
import { useLocale } from '~/ui/root-data';

interface Props {
  sheet: TypedSheet;
  /** Of the six; unknown where the server could not be asked. */
  types?: readonly (readonly string[])[];
  before?: TypedSheet;
  /** What an image said and nobody has confirmed, by field. */
  marks?: Readonly<Record<string, Mark>>;
}

export function SheetReview({ sheet, types, before, marks = {} }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const shown = { ...sheet, ...plainPlayer(sheet) };
  const now = fieldsOf(shown);
  const changes = before && new Map(sheetChanges(before, shown).map((change) => [change.path, change]));
  const changed = (name: string) => changes?.has(name) ?? false;
  const value = (name: string, text = now[name], written = (key: string) => key) => {
    const change = changes?.get(name);
    return (
      <>
        {text || <span className="soft">{t('teams.submit.notEntered')}</span>}
        {marks[name]?.isSure === false && (
          <small className="doubt">
            <DoubtWords raw={marks[name].raw} />
          </small>
        )}
        {change && (
          <small className="was">
            <Labelled label={t('teams.submit.before')}>
              <del>{written(change.before) || t('teams.submit.notEntered')}</del>
            </Labelled>
          </small>
        )}
      </>
    );
  };
  const visibility = (isPublic: boolean) => t(isPublic ? 'teams.submit.yes' : 'teams.submit.no');
  const use = (may: boolean) => t(may ? 'teams.submit.imageUseYes' : 'teams.submit.imageUseNo');
  const isUnchanged = changes && [...changes.keys()].every((name) => name === 'readingId');
  return (
    <div className="sheet-review">
      {isUnchanged && <p className="notice">{t('teams.submit.unchanged')}</p>}
      <dl className="facts">
        {(['displayName', 'saidName', 'discordId', 'twitterId', 'tonamelId'] as const).map((name) => (
          <div key={name} className={changed(name) ? 'changed' : undefined}>
            <dt>{t(`teams.submit.${name}`)}</dt>
            <dd>{value(name)}</dd>
          </div>
        ))}
        <div className={changed('isPublic') ? 'changed' : undefined}>
          <dt>{t('teams.submit.visibility')}</dt>
          <dd>{value('isPublic', visibility(sheet.isPublic), (was) => visibility(was === 'on'))}</dd>
        </div>
        {(sheet.teamCode || changed('teamCode')) && (
          <div className={changed('teamCode') ? 'changed' : undefined}>
            <dt>{t('viewTeam.teamCode')}</dt>
            <dd>{value('teamCode', spacedTeamCode(readTeamCode(sheet.teamCode) ?? ''), spacedTeamCode)}</dd>
          </div>
        )}
        {(sheet.readingId || changed('improvesReading')) && (
          <div className={changed('improvesReading') ? 'changed' : undefined}>
            <dt>{t('teams.submit.imageUse')}</dt>
            <dd>{value('improvesReading', use(sheet.improvesReading), (was) => use(was === 'on'))}</dd>
          </div>
        )}
      </dl>
      <ol className="cards review-members">
        {sheet.members.map((member, slot) => {
          const path = `members[${slot}]`;
          const details: [name: string, text: string, label?: string, written?: (key: string) => string][] = [
            [`${path}.ability`, member.ability, t('fields.member.ability')],
            [`${path}.item`, member.item, t('fields.member.item')],
            [
              `${path}.teraType`,
              member.teraType,
              t('fields.member.teraType'),
              (key) => nameOf(typeNames, key, locale),
            ],
            [
              `${path}.statAlignment`,
              member.statAlignment,
              t('fields.member.statAlignment'),
              (key) => nameOf(natureNames, key, locale),
            ],
            ...member.moves.map((move, at): [string, string] => [`${path}.moves[${at}]`, move]),
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the six are their places
            <li key={slot} className={changed(`${path}.species`) ? 'changed' : undefined}>
              <header>
                <TypeTile types={types?.[slot]} />
                <strong>{value(`${path}.species`)}</strong>
              </header>
              <ul>
                {details
                  .filter(([name, text]) => text || changed(name))
                  .map(([name, text, label, written = (key: string) => key]) => (
                    <li
                      key={name}
                      className={[changed(name) && 'changed', label && 'named'].filter(Boolean).join(' ')}
                    >
                      {label && <span className="soft">{t('shell.labelled', { label, value: '' })}</span>}
                      {name.endsWith('.teraType') && text && (
                        <span className="type bare" data-type={text} aria-hidden="true" />
                      )}{' '}
                      {value(name, text && written(text), written)}
                    </li>
                  ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
