/** Pokémon on a sheet. */
export const teamSize = 6;

/** One of the six on a sheet. Every value is a key of the pokedex. */
export interface TeamMember {
  species: string;
  ability?: string;
  item?: string;
  moves?: string[];
  /** Scarlet/Violet only: a key of types. */
  teraType?: string;
  /** Pokémon Champions only: a key of natures. */
  statAlignment?: string;
}
