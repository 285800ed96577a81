import type { Translate } from '~/locales/i18n';
import { blockName } from './block-sizes';
import type { StageKind } from './stage';

interface Place {
  stage: StageKind;
  round: number;
  place: number;
  block: number | null;
  isDecider: boolean;
}

/** 「予選3回戦」, 「Aブロック 第2試合」, 「準決勝」. @param rounds number of rounds of a bracket */
export function roundName(t: Translate, { stage, round, place, block, isDecider }: Place, rounds: number) {
  if (stage === 'swiss') return t('rounds.names.swiss', { number: round });
  if (stage === 'blocks')
    return isDecider
      ? t('rounds.names.decider', { block: blockName(block ?? 0) })
      : t('rounds.names.blocks', { block: blockName(block ?? 0), number: round });
  if (round === rounds) return t(place === 0 ? 'rounds.names.final' : 'rounds.names.thirdPlace');
  return bracketRoundName(t, round, rounds);
}

export function bracketRoundName(t: Translate, round: number, rounds: number): string {
  if (round === rounds) return t('rounds.names.final');
  if (round === rounds - 1) return t('rounds.names.semifinal');
  return t('rounds.names.top', { size: 2 ** (rounds - round + 1) });
}
