import { useTranslation } from 'react-i18next';
import type { DeskProblems } from './desk-values';

type FieldWord = 'player' | 'score' | 'color';

/** 「プレイヤー1：スコア」, "Ticker": what stands before an input of the draft. */
function useLabel() {
  const { t } = useTranslation();
  return (name: string): string => {
    const [, word = name, number = ''] = /^([a-zA-Z]+?)(\d*)$/.exec(name) ?? [];
    if (word === 'casterName') return t('broadcast.fields.casterName', { number });
    if (word === 'casterHandle')
      return t('shell.labelled', {
        label: t('broadcast.fields.casterName', { number }),
        value: t('broadcast.fields.casterHandle'),
      });
    if (word === 'countdown') return t('broadcast.fields.countdownEndsAt');
    const player = t('broadcast.fields.player', { side: number });
    if (word === 'player') return player;
    if (number)
      return t('shell.labelled', { label: player, value: t(`broadcast.fields.${word as FieldWord}`) });
    return t(`broadcast.fields.${word as 'ticker'}`);
  };
}

/** Each problem by its field's name, which leads there. */
export function ProblemList({ problems }: { problems: DeskProblems }) {
  const { t } = useTranslation();
  const labelOf = useLabel();
  return (
    <ul className="desk-problems">
      {Object.entries(problems).map(([name, problem = 'other']) => (
        <li key={name}>
          <a href={`#${name}`}>
            {t('shell.labelled', {
              label: labelOf(name),
              value: t(
                problem === 'scoreImpossible'
                  ? 'broadcast.news.scoreImpossible'
                  : `broadcast.problems.${problem}`,
              ),
            })}
          </a>
        </li>
      ))}
    </ul>
  );
}
