import { copy } from '~/ui/enhance/copy';

copy(document);
