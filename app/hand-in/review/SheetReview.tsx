import { useTranslation } from 'react-i18next';
import { mayBeDiscordId } from '~/accounts/discord-id';
import { plainPlayer } from '~/accounts/player';
import { playerKeyOf } from '~/accounts/player-key';
import { nameOf } from '~/pokedex/name';
import { DoubtWords, type Mark } from '~/pokedex/naming/MarkedFrame';
import { natureNames } from '~/pokedex/nature-names';
import { DiagonalTile } from '~/pokedex/six/DiagonalTile';
import { readTeamCode, spacedTeamCode } from '~/pokedex/team-code';
import { typeNames } from '~/pokedex/type-names';
import { sheetChanges } from '~/sheets/sheet-changes';
import { fieldsOf, type TypedSheet } from '~/sheets/typed-sheet';
import { Labelled } from '~/ui/Labelled';
import { useLocale } from '~/ui/root-data';

interface Props {
  sheet: TypedSheet;
  /** Types of the six; undefined if the server could not be reached. */
  types?: readonly (readonly string[])[];
  before?: TypedSheet;
  /** Marks of unconfirmed values from an image, by field. */
  marks?: Readonly<Record<string, Mark>>;
}

export function SheetReview({ sheet, types, before, marks = {} }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const plain = { ...sheet, ...plainPlayer(sheet) };
  const now = fieldsOf(plain);
  const changes = before && new Map(sheetChanges(before, plain).map((change) => [change.path, change]));
  const isChanged = (name: string) => changes?.has(name) ?? false;
  const value = (name: string, text = now[name], print = (key: string) => key) => {
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
              <del>{print(change.before) || t('teams.submit.notEntered')}</del>
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
      {(!changes || isChanged('discordId')) && <DiscordIdDoubt id={plain.discordId} />}
      <dl className="facts">
        {(['displayName', 'saidName', 'discordId', 'twitterId', 'tonamelId'] as const).map((name) => (
          <div key={name} className={isChanged(name) ? 'changed' : undefined}>
            <dt>{t(`teams.submit.${name}`)}</dt>
            <dd>{value(name)}</dd>
          </div>
        ))}
        <div className={isChanged('isPublic') ? 'changed' : undefined}>
          <dt>{t('teams.submit.visibility')}</dt>
          <dd>{value('isPublic', visibility(sheet.isPublic), (was) => visibility(was === 'on'))}</dd>
        </div>
        {(sheet.teamCode || isChanged('teamCode')) && (
          <div className={isChanged('teamCode') ? 'changed' : undefined}>
            <dt>{t('viewTeam.teamCode')}</dt>
            <dd>{value('teamCode', spacedTeamCode(readTeamCode(sheet.teamCode) ?? ''), spacedTeamCode)}</dd>
          </div>
        )}
        {(sheet.readingId || isChanged('improvesReading')) && (
          <div className={isChanged('improvesReading') ? 'changed' : undefined}>
            <dt>{t('teams.submit.imageUse')}</dt>
            <dd>{value('improvesReading', use(sheet.improvesReading), (was) => use(was === 'on'))}</dd>
          </div>
        )}
      </dl>
      <ol className="cards review-members">
        {sheet.members.map((member, slot) => {
          const path = `members[${slot}]`;
          const details: [name: string, text: string, label?: string, print?: (key: string) => string][] = [
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its index
            <li key={slot} className={isChanged(`${path}.species`) ? 'changed' : undefined}>
              <header>
                {types?.[slot]?.length ? <DiagonalTile types={types[slot]} /> : null}
                <strong>{value(`${path}.species`)}</strong>
              </header>
              <ul>
                {details
                  .filter(([name, text]) => text || isChanged(name))
                  .map(([name, text, label, print = (key: string) => key]) => (
                    <li
                      key={name}
                      className={[isChanged(name) && 'changed', label && 'named'].filter(Boolean).join(' ')}
                    >
                      {label && <span className="soft">{t('shell.labelled', { label, value: '' })}</span>}
                      {name.endsWith('.teraType') && text && (
                        <span className="type bare" data-type={text} aria-hidden="true" />
                      )}{' '}
                      {value(name, text && print(text), print)}
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

/** Asks about an ID that Discord cannot have given. The player may submit it all the same. */
function DiscordIdDoubt({ id }: { id: string }) {
  const { t } = useTranslation();
  if (playerKeyOf(id) === '' || mayBeDiscordId(id)) return null;
  return <p className="notice warn">{t('fields.discordIdDoubt', { id })}</p>;
}
