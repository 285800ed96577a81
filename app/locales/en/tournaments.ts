import type { tournaments as source } from '../ja/tournaments';
import type { Translated } from '../translated';

export const tournaments: Translated<typeof source> = {
  title: 'Tournaments',
};
