/** Who is to leave a group's broadcasts: players by their sheets, staff by what they were called there. */
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
