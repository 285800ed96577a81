import type { SignedIn } from '~/accounts/session.server';
import { may } from '~/groups/permission';
import type { PostViewer } from './post';

/** What somebody is to posts. */
export const viewerOf = (user: SignedIn): PostViewer =>
  user && { userId: user.userId, isReviewer: may(user.siteAdminSince ? 'siteAdmin' : 'user', 'reviewPosts') };
