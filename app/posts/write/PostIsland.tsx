import en from '~/locales/en/post-script.ts?script';
import ja from '~/locales/ja/post-script.ts?script';
import { Island } from '~/ui/island/Island';
import { PostForm } from './PostForm';
import script, { parts } from './post-script.tsx?script';
import type { PostFormProps } from './use-post-form';

export const PostIsland = (shown: PostFormProps) => (
  <Island of={PostForm} shown={shown} {...{ script, parts }} texts={{ ja, en }} />
);
