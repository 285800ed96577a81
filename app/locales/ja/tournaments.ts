export const tournaments = {
  title: '大会一覧',
};
