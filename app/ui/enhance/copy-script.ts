import { copy } from './copy';

copy(document);
