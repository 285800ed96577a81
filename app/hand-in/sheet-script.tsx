import { hydrateIsland } from '~/ui/island/hydrate-island';
import { TeamSheetForm } from './TeamSheetForm';

void hydrateIsland(TeamSheetForm);
