export interface HouseRules {
  ban?: RuledKeys;
  allow?: RuledKeys;
  restrictedLimit?: number;
  itemClause?: boolean;
  types?: string[];
}

export interface RuledKeys {
  species?: string[];
  items?: string[];
  moves?: string[];
}

export const maxRuledKeys = 200;
