export const host = {
  new: '大会をつくる',
  teams: 'チーム {{count}}',
  result: '結果',
  edit: '編集',
  state: {
    draft: '下書き（非公開）',
    published: '公開中',
    archived: 'アーカイブ済み',
    closedByHand: '提出を停止中',
    results: '結果を発表済み',
  },
  concerns: {
    notPublished: 'まだ公開されていません。開始まで2週間を切っています。',
    closedByHand: 'チームの提出を手動で停止しています。',
    regulationOver: 'レギュレーションの期間が、開始より前に終わります。',
    noResults: '大会は終わりましたが、結果がまだ発表されていません。',
  },
};
