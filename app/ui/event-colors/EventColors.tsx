import { useMatches } from '@remix-run/react';
import { InlineStyle } from '../InlineStyle';
import type { ColorfulEvent } from './accents';
import { rulesOf } from './palette';

/** Gives a page the colors of the event that its loader returns as `wears`, if any. In the head, since scripts replace the rest. */
export function EventColors() {
  const { wears } = (useMatches().at(-1)?.data ?? {}) as { wears?: ColorfulEvent | null };
  return wears ? <InlineStyle css={rulesOf(wears)} /> : null;
}
