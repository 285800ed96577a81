import { type EffectiveRole, may, type Permission } from '~/groups/permission';

/** Everybody who can come to a route, as seen by the group, the tournament and the team of its address. */
export const people = [
  'visitor',
  'guest',
  'user',
  'owner',
  'otherAdmin',
  'moderator',
  'admin',
  'siteAdmin',
] as const;
export type Person = (typeof people)[number];

/** A status, or where the answer leads: the sign-in (which leads back) or /error/403. */
export type Answer = number | 'signIn' | 'forbidden';
export type Access = (person: Person) => Answer;

export const isKnown = (person: Person) => person !== 'visitor' && person !== 'guest';
const placeOf = (person: Person): EffectiveRole | undefined =>
  person === 'moderator' || person === 'admin' || person === 'siteAdmin' ? person : undefined;

/** The same for all. */
export const everybody =
  (status: number): Access =>
  () =>
    status;
/** An account is all it takes. */
export const signedIn =
  (status: number): Access =>
  (person) =>
    isKnown(person) ? status : 'signIn';
/** A right in the group, which nobody outside of it knows of. */
export const inGroup =
  (permission: Permission, status: number): Access =>
  (person) => {
    if (!isKnown(person)) return 'signIn';
    const place = placeOf(person);
    if (!place) return 404;
    return may(place, permission) ? status : 'forbidden';
  };
/** The same of a page that asks nobody to sign in: to others it is not there. */
export const inGroupUnasked =
  (permission: Permission, status: number): Access =>
  (person) => {
    const place = placeOf(person);
    return place && may(place, permission) ? status : 404;
  };
/** A right that only operators have. */
export const operator =
  (permission: Permission, status: number): Access =>
  (person) => {
    if (!isKnown(person)) return 'signIn';
    return may(person === 'siteAdmin' ? 'siteAdmin' : 'user', permission) ? status : 'forbidden';
  };
/** Before the start: the team's own player and the staff of its group. */
export const beforeStart =
  (status: number): Access =>
  (person) =>
    person === 'visitor' || person === 'user' || person === 'otherAdmin' ? 403 : status;
/** The same, where others get to know of nothing. */
export const beforeStartUnasked =
  (status: number): Access =>
  (person) =>
    beforeStart(status)(person) === 403 ? 404 : status;
/** Only for those who are not signed in. */
export const toSignIn =
  (status: number): Access =>
  (person) =>
    isKnown(person) ? 302 : status;
/** The team's own player. */
export const ownTeam =
  (status: number): Access =>
  (person) =>
    person === 'guest' || person === 'owner' ? status : 403;
