import type { groups as source } from '../ja/groups';
import type { Translated } from '../translated';

export const groups: Translated<typeof source> = {
  menu: {
    label: 'Menu of the group',
    home: 'Home',
    tournaments: 'Tournaments',
    members: 'Members',
  },
  places: { user: 'User', moderator: 'Moderator', admin: 'Admin', siteAdmin: 'Site admin' },
  home: { title: 'Organize {{name}}' },
};
