import type { PlayerInfo } from '~/teams/team-sheet';
import type { Viewer } from './viewer';

/** What the form knows of a player before they type: a guest's profile is empty. */
export const profileDefaults = (_viewer: Viewer): Partial<PlayerInfo> => ({});
