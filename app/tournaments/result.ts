/** How a team finished; a rank of null is not decided yet. */
export interface Result {
  wins: number;
  losses: number;
  rank: number | null;
}

/** What one save did to one team; `before` is null where nothing was written yet. */
export interface ResultChange {
  teamSheetId: string;
  before: Result | null;
  after: Result | null;
}
