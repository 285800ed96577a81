import en from '~/locales/en/post-script.ts?worker&url';
import ja from '~/locales/ja/post-script.ts?worker&url';
import { Island } from '~/ui/island/Island';
import { PostForm } from './PostForm';
import script from './post-script.tsx?worker&url';
import type { PostFormProps } from './use-post-form';

export const PostIsland = (shown: PostFormProps) => (
  <Island of={PostForm} shown={shown} script={script} texts={{ ja, en }} />
);
