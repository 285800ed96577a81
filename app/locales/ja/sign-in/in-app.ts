/** Browsers inside of apps, and the edit link that stays in them. */
export const inApp = {
  google: '{{app}}の中ではGoogleでログインできないため、SafariやChromeで開いてください。',
  anyApp: 'アプリ',
  open: 'ブラウザで開く',
  ifNot: '開かないときは、次のURLをブラウザに貼り付けてください。',
  menu: '画面の「…」や共有のメニューで「ブラウザで開く」「Safariで開く」を選ぶか、次のURLをSafariに貼り付けてください。',
  url: 'このページのURL',
  editLink: {
    mail: '自分にメールで送る',
    mailSubject: '変更用リンク（{{tournament}}）',
    mailText: '{{tournament}}のチームは、次のリンクから変更できます。ほかの人に送らないでください。',
    only: 'いま変更できるのは、{{app}}の中のブラウザだけです。ほかのブラウザでも変更できるように、変更用リンクを保存してください。',
    open: 'ブラウザで変更ページを開く',
  },
};
