export const shell = {
  pageNotFound: 'Page not found: {{path}}',
  skipToContent: '本文へ移動',
  languageSwitch: '言語',
  siteNavigation: 'サイト内の移動',
  areaNavigation: 'このエリアの移動',
  home: 'ホーム',
  tournaments: '大会',
  footer: {
    unofficial:
      'Sixsheet（シックスシート）は、コミュニティ大会のための非公式のファンプロジェクトです。任天堂、株式会社ポケモン、クリーチャーズ、ゲームフリークとは関係ありません。',
    trademarks: 'ポケモンの名称は各権利者の商標です。ゲームの画像や絵は使っていません。',
  },
  errorPage: {
    notFoundTitle: 'ページが見つかりません',
    notFoundNext:
      'URLの打ち間違いか、ページがなくなった可能性があります。QRコードをもう一度読み取るか、大会一覧から探してください。',
    forbiddenTitle: 'このページは表示できません',
    forbiddenNext: 'リンクが正しいかご確認ください。分からないときは、大会の主催者にお尋ねください。',
    requestTitle: '受け付けられませんでした',
    requestNext: '前のページに戻って、もう一度お試しください。',
    serverTitle: 'うまくいきませんでした',
    serverNext:
      'こちら側の問題です。少し待ってから、ページを読み込み直してください。続くときは大会の主催者にお知らせください。',
    toTournaments: '大会一覧を見る',
    toHome: 'ホームへ',
    again: 'もう一度読み込む',
  },
  close: '閉じる',
  notice: 'お知らせ',
  toasts: {
    saved: '保存しました',
    submitted: '提出しました',
    deleted: '削除しました',
    copied: 'コピーしました',
  },
  loading: '処理中',
  copy: 'コピー',
  newTab: '（新しいタブで開きます）',
  newBuild: '新しい版が公開されています。',
  reload: '読み込み直す',
};
