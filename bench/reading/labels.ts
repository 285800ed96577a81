import type { Locale } from '~/locales/locale';

/** Ground truth of a member, in Showdown IDs; without the details that the screen lacks. */
export interface LabeledMember {
  species: string;
  ability?: string;
  item?: string;
  moves: string[];
  /** Shown instead of the species: the reader should ask. */
  nickname?: string;
  /** Stat Alignment, as shown by the screen's arrows. */
  alignment?: string;
}

/** Entry of a folder's labels.json. */
export interface LabeledImage {
  file: string;
  language: Locale;
  screen: string;
  team: LabeledMember[];
}
