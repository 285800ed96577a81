/** What an organizer changes of a regulation, or asks for without one. Keys of the pokedex. */
export interface HouseRules {
  ban?: RuledKeys;
  /** Beside what the regulation allows. */
  allow?: RuledKeys;
  restrictedLimit?: number;
  itemClause?: boolean;
  /** Every Pokémon has one of these types. */
  types?: string[];
}

export interface RuledKeys {
  species?: string[];
  items?: string[];
  moves?: string[];
}

export const maxRuledKeys = 200;
