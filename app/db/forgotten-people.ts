/** People to erase from a group's broadcasts: players by their sheets, staff by the names they had there. */
export interface ForgottenPeople {
  sheets: readonly {
    id: string;
    tournamentId: string;
    name: string;
    /** Replaces the name alone; the team stays. */
    instead?: string;
  }[];
  staff?: { userId: string; names: readonly string[] };
}
