import type { SignedIn } from '~/accounts/session.server';
import { may } from '~/groups/permission';
import type { PostViewer } from './post';

export const viewerOf = (user: SignedIn): PostViewer =>
  user && { userId: user.userId, isReviewer: may(user.siteAdminSince ? 'siteAdmin' : 'user', 'reviewPosts') };
