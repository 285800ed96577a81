export const teamSize = 6;

export interface TeamMember {
  species: string;
  ability?: string;
  item?: string;
  moves?: string[];
  teraType?: string;
  statAlignment?: string;
}
