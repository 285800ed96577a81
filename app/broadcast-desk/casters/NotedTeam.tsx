import { useTranslation } from 'react-i18next';
import type { Named, OnAirBattle, OnAirMember } from '~/broadcast/on-air';
import { TeraJewel, TypeBadge } from '~/sheets/view/TypeBadge';
import { useLocale } from '~/ui/root-data';

export function NameInBothLanguages({ name }: { name: Pick<Named, 'ja' | 'en'> }) {
  const locale = useLocale();
  const other = locale === 'ja' ? 'en' : 'ja';
  return (
    <>
      <span lang={locale}>{name[locale]}</span>
      {name[other] !== name[locale] && (
        <small lang={other}>
          <span className="visually-hidden"> / </span>
          {name[other]}
        </small>
      )}
    </>
  );
}

export function NotedTeam({ members, battle }: { members: readonly OnAirMember[]; battle?: OnAirBattle }) {
  return (
    <ol className="noted-team">
      {members.map((member, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots never move
        <li key={slot} className="noted-member">
          <NotedMember member={member} />
          {battle && <Fate battle={battle} slot={slot} />}
        </li>
      ))}
    </ol>
  );
}

function Fate({ battle, slot }: { battle: OnAirBattle; slot: number }) {
  const { t } = useTranslation();
  const labels = [
    battle.down.includes(slot) ? t('told.battle.down') : battle.came.includes(slot) && t('told.battle.here'),
    battle.tera === slot && t('told.battle.tera'),
    battle.mega === slot && t('told.battle.mega'),
  ].filter(Boolean);
  return labels.length > 0 && <p className="noted-fate">{labels.join(' · ')}</p>;
}

function NotedMember({ member }: { member: OnAirMember }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { species, types, moves, teraType } = member;
  const facts = (['ability', 'item', 'statAlignment'] as const).flatMap((detail) => {
    const name = member[detail];
    return name ? [{ detail, name }] : [];
  });
  return (
    <>
      <h3>
        <TypeBadge types={types} label={species[locale]} />
        <span className="both">
          <NameInBothLanguages name={species} />
        </span>
      </h3>
      {teraType && (
        <p className="noted-tera">
          <TeraJewel type={teraType.key} />
          <span className="visually-hidden">{t('viewTeam.teraType')}</span>
          <span className="both">
            <NameInBothLanguages name={teraType} />
          </span>
        </p>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ detail, name }) => (
            <div key={detail}>
              <dt>{t(`viewTeam.${detail}`)}</dt>
              <dd className="both">
                <NameInBothLanguages name={name} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {moves && moves.length > 0 && (
        <ul className="noted-moves" aria-label={t('viewTeam.moves')}>
          {moves.map((move) => (
            <li key={move.key} className="both">
              <NameInBothLanguages name={move} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
