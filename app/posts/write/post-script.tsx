import { hydrateIsland } from '~/ui/island/hydrate-island';
import { PostForm } from './PostForm';

void hydrateIsland(PostForm);
