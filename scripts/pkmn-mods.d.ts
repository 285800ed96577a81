// The package's own types are not reachable through its `exports`.
declare module '@pkmn/mods/champions' {
  export const Learnsets: Record<string, { learnset?: Record<string, string[]> }>;
}
declare module '@pkmn/mods/championsregma';
