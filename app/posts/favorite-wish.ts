const name = 'favorite_wish';
const seconds = 15 * 60;

/** The Set-Cookie value that remembers which post a visitor wanted to keep, while they sign in. */
export const favoriteWish = (postId: string, secure: boolean) =>
  `${name}=${postId}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The Set-Cookie value once it is granted. */
export const noWish = `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`;

/** The post that a Cookie header remembers. */
export const wishOf = (cookies: string | null): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([a-z0-9]{26})(?:;|$)`).exec(cookies ?? '')?.[1];
