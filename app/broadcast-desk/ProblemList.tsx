import { useTranslation } from 'react-i18next';
import { aboutFields } from '~/broadcast/scene';
import type { DeskProblems } from './desk-values';
import { useMatchLabel } from './lists/BracketFields';
import { useProblemText } from './problem-text';

type FieldWord = 'player' | 'score' | 'color';

/** Labels of form fields: 「プレイヤー1：スコア」, "Ticker". */
function useLabel() {
  const { t } = useTranslation();
  const matchLabel = useMatchLabel();
  return (name: string): string => {
    const [, word = name, number = ''] = /^([a-zA-Z]+?)(\d*)$/.exec(name) ?? [];
    if (word === 'casterName') return t('broadcast.fields.casterName', { number });
    if (word === 'casterNameEn')
      return t('shell.labelled', {
        label: t('broadcast.fields.casterName', { number }),
        value: t('told.english.caster'),
      });
    if (word === 'casterHandle')
      return t('shell.labelled', {
        label: t('broadcast.fields.casterName', { number }),
        value: t('broadcast.fields.casterHandle'),
      });
    if (word === 'countdown') return t('broadcast.fields.countdownEndsAt');
    if (word === 'bracketScore') return matchLabel(Number(number));
    if (word === 'bracketName')
      return t('shell.labelled', {
        label: t('broadcast.fields.bracket'),
        value: t('told.bracket.player', { number }),
      });
    const player = t('broadcast.fields.player', { side: number });
    if (word === 'player') return player;
    const about = aboutFields.find((field) => field === word);
    if (about) return t('shell.labelled', { label: player, value: t(`told.about.${about}`) });
    if (number)
      return t('shell.labelled', { label: player, value: t(`broadcast.fields.${word as FieldWord}`) });
    return t(`broadcast.fields.${word as 'ticker'}`);
  };
}

export function DeskProblemList({ problems }: { problems: DeskProblems }) {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const textOf = useProblemText();
  return (
    <ul className="desk-problems">
      {Object.entries(problems).map(([name, problem = 'other']) => (
        <li key={name}>
          <a href={`#${name}`}>
            {t('shell.labelled', {
              label: labelOf(name),
              value: textOf(problem),
            })}
          </a>
        </li>
      ))}
    </ul>
  );
}
