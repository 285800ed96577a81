import { useTranslation } from 'react-i18next';
import { playerName } from '~/text/nameless';
import { Labelled } from '~/ui/Labelled';
import type { BlockSettings } from './stage';

interface Props {
  settings: BlockSettings;
  /** By entrant ID. */
  names: Readonly<Record<string, string>>;
}

/** The rules of the standing in words, and the lottery so that everybody can redo it. */
export function BlockRules({ settings, names }: Props) {
  const { t } = useTranslation();
  const { tie, drop, advance, seed, apart, blocks, isMoved } = settings;
  return (
    <section className="card stack">
      <p>{t(`rounds.page.rule.${tie}`)}</p>
      <p>{t(`rounds.page.dropRule.${drop}`)}</p>
      {advance > 0 && <p>{t('rounds.page.advance', { count: advance })}</p>}
      <details>
        <summary>{t('rounds.page.draw')}</summary>
        <p>{t('rounds.page.recipe')}</p>
        <p>
          <Labelled label={t('rounds.page.seed')}>
            <code>{seed}</code>
          </Labelled>
        </p>
        {isMoved && <p>{t('rounds.page.moved')}</p>}
        {apart.length > 0 && (
          <ul>
            {apart.map((group) => (
              <li key={group.join()}>{group.map((id) => playerName(t, names[id] ?? '')).join(' / ')}</li>
            ))}
          </ul>
        )}
        <ul className="codes">
          {blocks.flat().map((id) => (
            <li key={id}>
              <code>{id}</code> {playerName(t, names[id] ?? '')}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
