import { listKeys } from './list-keys';

listKeys(document);
