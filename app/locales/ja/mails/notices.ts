export const noticeMails = {
  published: {
    subject: '{{tournament}}：新しい大会が公開されました',
    text: '{{group}}の新しい大会が公開されました。\n\n{{tournament}}\n開始：{{start}}\nチーム提出の締切：{{deadline}}\n\n大会ページ：{{url}}\nチームを提出する：{{submit}}',
  },
  opened: {
    subject: '{{tournament}}：チームを提出できるようになりました',
    text: '{{group}}の大会「{{tournament}}」に、チームを提出できるようになりました。\n締切：{{deadline}}\n\nチームを提出する：{{submit}}\n大会ページ：{{url}}',
  },
  deadlineNear: {
    subject: '{{tournament}}：チーム提出の締切が近づいています',
    text: '「{{tournament}}」の締切は {{deadline}} です。それまで何度でもチームを変更できます。このままでよければ、操作は不要です。\n\n提出したチームを確認する：{{team}}\nチームを変更する：{{edit}}',
  },
  closed: {
    subject: '{{tournament}}：チーム提出の受付が終わりました',
    text: '「{{tournament}}」のチーム提出の受付が終わりました。大会の開始は {{start}} です。\n\n提出したチームを確認する：{{team}}\nQRコードを開く：{{qr}}',
  },
  started: {
    subject: '{{tournament}}：大会が始まりました',
    text: '「{{tournament}}」が始まりました。対戦相手は、QRコードからあなたのチームを見られます。\n\nQRコードを開く：{{qr}}\n大会ページ：{{url}}',
  },
  ended: {
    subject: '{{tournament}}：大会が終わりました',
    text: '「{{tournament}}」が終わりました。おつかれさまでした。\n\n大会ページ：{{url}}\n提出したチーム：{{team}}',
  },
  submitted: {
    subject: '{{tournament}}：チームを提出しました',
    text: '「{{tournament}}」にチームを提出しました。締切（{{deadline}}）まで、何度でも変更できます。\n\n提出したチームを確認する：{{team}}\nチームを変更する：{{edit}}\nQRコードを開く：{{qr}}',
  },
  submittedLate: {
    subject: '{{tournament}}：チームを提出しました',
    text: '「{{tournament}}」にチームを提出しました。締切を過ぎているため、変更はできません。\n\n提出したチームを確認する：{{team}}\nQRコードを開く：{{qr}}',
  },
  results: {
    subject: '{{tournament}}：結果が公開されました',
    text: '「{{tournament}}」の結果が公開されました。\n\n順位を見る：{{url}}\n提出したチーム：{{team}}',
  },
  reminded: {
    subject: 'チームの提出がまだです - {{tournament}}',
    text: '「{{tournament}}」の参加者名簿に、あなたのTonamel IDがありますが、チームはまだ提出されていません。\n\n提出締切：{{deadline}}\n提出はこちら：{{submit}}\n\nすでに提出した場合や、参加しない場合は、大会の運営にご連絡ください。\n大会ページ：{{url}}',
  },
  onAir: {
    subject: '{{tournament}}：配信が始まりました',
    text: '「{{tournament}}」の配信が始まりました。視聴できる場所は、大会ページや主催の案内をご確認ください。\n\n大会ページ：{{url}}',
  },
};
