export const health = {
  title: '稼働状況',
  lead: '{{at}}時点の状態です。読み込み直すと更新されます。',
  states: { good: '正常', watch: '注意', bad: '異常' },
  all: { good: 'すべて正常です。', watch: '気になる点があります。', bad: '対応が必要です。' },
  guide: '対処のしかたは、リポジトリのdocs/operations.mdにあります。',
  parts: {
    d1: 'データベース（D1）',
    r2: '画像の保管（R2）',
    queue: '読み取りの待ち行列',
    deadLetters: '読み取れなかったメッセージ',
    mail: 'メール',
    sweeper: '定期処理',
    errors: 'エラー（5xx）',
    policy: 'コンテンツポリシー（CSP）違反の報告',
    storage: 'データベースの大きさ',
  },
  // Next to each part that is not OK: what to do first.
  advice: {
    d1: 'Cloudflareの障害情報を確認してください。ログに no such table や no such column があれば、npx wrangler d1 migrations apply DB --remote を実行します。',
    r2: 'Cloudflareの障害情報と、wrangler.tomlのバケットがあるかを確認してください。画像なしの提出は続けられます。',
    queue:
      'npx wrangler queues info sixsheet-readings で配信が止まっていないか、npx wrangler tail sixsheet-reader でエラーがないかを確認してください。待っている画像は自動で送り直されます。',
    deadLetters:
      'ログに同じエラーが続いていないか確認してください。続くときは npx wrangler rollback --name sixsheet-reader で前の版に戻します。',
    mail: '401・403は鍵（npx wrangler secret put MAIL_API_KEY）か差出人のドメイン、429はメールサービスの契約、5xxや応答なしはその障害情報を確認してください。',
    sweeper:
      'ダッシュボードのTriggersでcronを確認し、npm run deploy をもう一度実行してください。失敗した処理の名前が出ているときは、ログで調べます。',
    errors:
      'ログのエラーを、メッセージとURLごとに見てください。公開の直後に始まったなら npx wrangler rollback で戻します。',
    policy:
      'ログの policy.violated を見てください。公開の直後なら新しいコードが原因です。知らない送信先なら、ページに何かが入れられていないか調べます。',
    storage: '大きな大会の前に、docs/scale.mdの手順でデータを分けてください。',
  },
  answers: '{{ms}}ミリ秒で応答',
  silent: '応答がありません',
  waiting: '{{number}}件待ち、いちばん古いものは{{time}}前から',
  noneWaiting: '待っているものはありません',
  inDay: '24時間で{{number}}件',
  mail: {
    last: '最後の失敗：{{at}}、HTTP {{status}}',
    lastSilent: '最後の失敗：{{at}}、応答なし',
    isOver: 'その後は送れています',
    goesOn: 'その後、まだ1通も送れていません',
    givenUp_other: '送れなかったお知らせメール：{{count}}通',
    past_other: '大会の状態が変わり、送らずに終わったお知らせメール：{{count}}通',
    seePast: '一覧を見る',
    seeGivenUp: '確かめて送り直す',
  },
  unsent: {
    title: '送れなかったお知らせメール',
    lead: '何度か試しても送れなかったか、メールサービスに断られたお知らせです。もう一度送ると、まだ送れていない人にだけ届きます。{{days}}日たつと一覧から消えます。',
    none: '送れなかったお知らせはありません。',
    people_other: '{{count}}人',
    again: 'もう一度送る',
    past: '大会の状態が変わったため、もう送れません。',
    back: '稼働状況に戻る',
  },
  sweep: {
    ran: '{{time}}前に実行、所要{{ms}}ミリ秒',
    justNow: '1分以内に実行、所要{{ms}}ミリ秒',
    never: 'まだ一度も実行されていません',
    failed: '失敗した処理：{{parts}}',
  },
  rate: {
    hour: 'この1時間：{{failures}}件／{{requests}}件',
    day: '24時間：{{failures}}件／{{requests}}件',
    note: '件数は数分遅れて反映され、少なめになることがあります。',
  },
  bytes: '{{size}}（上限10 GB）',
  unknown: '不明',
  problems: {
    readings: 'チーム画像の読み取りが止まっています',
    mail: 'メールを送れていません',
    sweeper: '定期処理が動いていません',
  },
  mails: {
    stands: {
      subject: '【Sixsheet】{{what}}',
      text: '{{what}}。\n\nいまの状態：{{url}}\n対処のしかたはdocs/operations.mdにあります。解決するまで、6時間ごとにお知らせします。',
    },
    goesOn: {
      subject: '【Sixsheet】解決：{{what}}',
      text: '次の問題は解決しました：{{what}}\n\nいまの状態：{{url}}',
    },
  },
};
