import { InlineStyle } from '../InlineStyle';
import type { ColorfulEvent } from './accents';
import { rulesOf } from './palette';

/** Gives the page the colors of the event that its group has chosen for its stream, if any. */
export const EventColors = ({ event }: { event: ColorfulEvent | null }) =>
  event && <InlineStyle css={rulesOf(event)} />;
