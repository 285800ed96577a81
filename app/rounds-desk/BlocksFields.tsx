import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxPlayers, minPlayers } from '~/rounds/block-sizes';
import { bestOfs } from '~/rounds/match';
import { dropRules, lateRules, tieRules } from '~/rounds/stage';
import { playerName } from '~/text/nameless';
import { PlainField } from '~/ui/form/Field';
import { FirstInvalid } from '~/ui/form/first-invalid';
import { useUnsavedForm } from '~/ui/form/use-unsaved-form';
import type { BlocksAnswer, DrawProblem } from './blocks-act.server';
import { maxAdvance, type TypedBlocks } from './blocks-form';

interface Props {
  typed: TypedBlocks;
  answer?: BlocksAnswer;
  counts: { all: number; checkedIn: number };
  choices: readonly { blocks: number; sizes: string; isOfAll: boolean }[];
  hidden: { seen: number; key: string };
  isDrawn: boolean;
}

export function BlocksFields({ typed, answer, counts, choices, hidden, isDrawn }: Props) {
  const { t } = useTranslation();
  const unsaved = useUnsavedForm();
  const problem = answer?.problem;
  const problemText = problem && problemTextOf(problem);
  function problemTextOf(wrong: DrawProblem) {
    const names = 'names' in wrong ? wrong.names.map((name) => playerName(t, name)).join('、') : '';
    const limits = isAboutAll(wrong) ? { min: minPlayers, max: 256 } : { min: minPlayers, max: maxPlayers };
    return t(`roundsDesk.blocks.problems.${wrong.reason}`, { ...limits, count: wrong.count, names });
  }
  const apartError =
    answer?.names
      .map(({ line, name, reason }) =>
        reason === 'twice' ? '' : t(`roundsDesk.blocks.problems.${reason}`, { line, name }),
      )
      .join(' ') || (problem && 'names' in problem ? problemText : undefined);
  const select = <Some extends string | number>(
    name: keyof TypedBlocks,
    label: string,
    options: readonly (readonly [Some, ReactNode])[],
  ) => (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={typed[name]}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <form method="post" className="card stack block-fields" {...unsaved}>
      <input type="hidden" name="seen" value={hidden.seen} />
      <input type="hidden" name="key" value={hidden.key} />
      {problem && !('names' in problem) && (
        <p className="notice bad" role="alert">
          {problemText}
        </p>
      )}
      <FirstInvalid>
        <div className="block-selects">
          {select('who', t('roundsDesk.blocks.who'), [
            ...(counts.checkedIn > 0
              ? [['checkedIn', t('roundsDesk.blocks.whos.checkedIn', { count: counts.checkedIn })] as const]
              : []),
            ['all', t('roundsDesk.blocks.whos.all', { count: counts.all })],
          ])}
          {select(
            'count',
            t('roundsDesk.blocks.count'),
            choices.map(({ blocks, sizes, isOfAll }) => [
              blocks,
              t(isOfAll ? 'roundsDesk.blocks.countedOfAll' : 'roundsDesk.blocks.counted', { blocks, sizes }),
            ]),
          )}
          {select(
            'bestOf',
            t('roundsDesk.paste.bestOf'),
            bestOfs.map((each) => [
              each,
              t(each === 1 ? 'roundsDesk.paste.bestOfs.one' : 'roundsDesk.paste.bestOfs.three'),
            ]),
          )}
          {select(
            'advance',
            t('roundsDesk.blocks.advance'),
            Array.from({ length: maxAdvance + 1 }, (_, count) => [
              count,
              count === 0
                ? t('roundsDesk.blocks.advances.none')
                : t('roundsDesk.blocks.advances.top', { count }),
            ]),
          )}
          {select(
            'drop',
            t('roundsDesk.blocks.drop'),
            dropRules.map((each) => [each, t(`roundsDesk.blocks.drops.${each}`)]),
          )}
          {select(
            'tie',
            t('roundsDesk.blocks.tie'),
            tieRules.map((each) => [each, t(`roundsDesk.blocks.ties.${each}`)]),
          )}
          {select(
            'late',
            t('roundsDesk.blocks.late'),
            lateRules.map((each) => [each, t(`roundsDesk.blocks.lates.${each}`)]),
          )}
        </div>
        <PlainField
          id="apart"
          label={t('roundsDesk.blocks.apart')}
          hint={t('roundsDesk.blocks.apartHint')}
          error={apartError || undefined}
        >
          {(own) => (
            <textarea
              {...own}
              name="apart"
              rows={4}
              defaultValue={typed.apart}
              placeholder={t('roundsDesk.blocks.apartExample')}
              spellCheck={false}
            />
          )}
        </PlainField>
      </FirstInvalid>
      <p>
        <button className={isDrawn ? 'button' : 'button primary'} type="submit" name="intent" value="draw">
          {t(isDrawn ? 'roundsDesk.blocks.redraw' : 'roundsDesk.blocks.draw')}
        </button>
      </p>
    </form>
  );
}

const isAboutAll = ({ reason }: DrawProblem) => reason === 'tooFew' || reason === 'tooMany';
