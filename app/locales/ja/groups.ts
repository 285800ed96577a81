export const groups = {
  menu: {
    label: 'グループのメニュー',
    home: 'ホーム',
    tournaments: '大会',
    members: 'メンバー',
  },
  places: { user: 'ユーザー', moderator: 'モデレーター', admin: '管理者', siteAdmin: 'サイト管理者' },
  home: { title: '{{name}}の運営' },
};
