import type { ja } from '~/locales/ja';
import type { PictureName } from './pictures';

export const guideNames = ['players', 'organizers', 'judges', 'casters'] as const;
export type GuideName = (typeof guideNames)[number];

export const isGuideName = (name: unknown): name is GuideName => guideNames.some((each) => each === name);

/** Look of a section. Its words are in the catalogs, `guide`. */
export interface SectionLook {
  isOrdered?: boolean;
  pictures?: readonly PictureName[];
  hasSeenTable?: boolean;
  /** Pages where its steps are done: a path, and the key of the label there. */
  links?: readonly { to: string; label: string }[];
}

type Looks = { [Name in GuideName]: { [Id in keyof (typeof ja.guide)[Name]['sections']]: SectionLook } };

const links = {
  tournaments: { to: '/tournaments', label: 'shell.pages.tournaments' },
  myPage: { to: '/mypage', label: 'shell.pages.myPage' },
  requestRole: { to: '/request-role', label: 'shell.pages.requestRole' },
  desk: { to: '/admin/groups', label: 'shell.pages.desk' },
  overlays: { to: '/broadcast', label: 'overlays.title' },
  regulations: { to: '/regulations', label: 'shell.pages.regulations' },
  developers: { to: '/developers', label: 'shell.pages.developers' },
} as const;

export const guides: Looks = {
  players: {
    submit: { isOrdered: true, links: [links.tournaments] },
    image: { pictures: ['read'] },
    switch: { isOrdered: true },
    switch2: { isOrdered: true },
    phone: { isOrdered: true },
    seen: { hasSeenTable: true, pictures: ['open', 'closed'] },
    match: { pictures: ['success'], links: [links.myPage] },
    trouble: {},
  },
  organizers: {
    begin: { isOrdered: true, links: [links.requestRole] },
    create: { isOrdered: true, pictures: ['home'], links: [links.desk] },
    before: { links: [links.regulations] },
    day: { pictures: ['day'] },
    after: { pictures: ['results'] },
  },
  judges: {
    find: { isOrdered: true, links: [links.desk] },
    check: { pictures: ['judge'] },
    draw: { isOrdered: true, pictures: ['draw'] },
    change: {},
    late: {},
    note: {},
  },
  casters: {
    obs: { isOrdered: true, pictures: ['files'], links: [links.desk, links.overlays] },
    control: { pictures: ['desk'], links: [links.developers] },
    languages: { pictures: ['overlay'] },
    notes: {},
    trouble: {},
  },
};
