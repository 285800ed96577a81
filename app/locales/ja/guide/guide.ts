/** Guides quote the site's labels by key, so that they never misname a button. */
export const guide = {
  title: 'ガイド',
  lead: '知りたいことから選んでください。',
  others: 'ほかのガイド',
  pictures: {
    read: 'スクリーンショットから読み取った提出フォーム。ポケモンの名前、持ち物、技が入り、「$t(fields.member.fromImage)」の印が付いている',
    success: '提出完了の画面。6匹とQRコード、チームのURLが表示されている',
    open: 'オープンチームシートの大会で対戦相手に見えるページ。6匹の特性、持ち物、技が日本語と英語で並んでいる',
    closed: 'クローズドチームシートの大会で対戦相手に見えるページ。6匹の名前だけが並んでいる',
    home: '運営ホーム。「$t(host.new)」のボタンと、大会ごとの提出の人数、未提出の人の名前が表示されている',
    day: '「$t(desk.pages.day)」の画面。提出とチェックインの人数、検索欄、卓の順に並んだ参加者が表示されている',
    results: '「$t(desk.pages.result)」の画面。プレイヤーごとに勝ち数、負け数、順位を入力する欄がある',
    judge:
      '運営が開いたチームシート。「$t(judging.check.mark)」「$t(judging.note.verb)」「$t(desk.team.unlock)」のボタンの下に、画像から読み取った内容が色付きで並んでいる',
    draw: '「$t(judging.draw.title)」の画面。選ぶ人数の欄と「$t(judging.draw.button)」のボタンがある',
    files:
      'オーバーレイのページの「$t(overlays.files)」。「$t(overlays.scenes)」と「$t(overlays.local)」のボタンがある',
    desk: 'スマートフォンで開いた配信デスク。配信中の内容と、画面の下にスコアのボタン、「$t(broadcast.acts.undo)」、「$t(broadcast.acts.take)」がある',
    overlay:
      'オーバーレイの例。ゲーム画面のまわりに、両者の名前、スコア、6匹、実況・解説の名前が表示されている',
  },
  seen: {
    caption: '対戦相手に見えるもの',
    when: 'いつ',
    moments: {
      before: '開始まで',
      during: '開始から終了まで',
      afterPublic: '終了後（公開を選んだとき）',
      afterPrivate: '終了後（選ばないとき）',
    },
    shows: {
      nothing: '何も見えません',
      species: '6匹の種類だけ',
      open: '6匹の特性・持ち物・技など、チーム画像',
      openWithCode: '6匹の特性・持ち物・技など、チーム画像、チームコード',
    },
  },
  players: {
    title: 'プレイヤーのガイド',
    lead: 'チームの提出、スクリーンショットの移し方、対戦相手に見えるもの。',
    sections: {
      submit: {
        title: 'チームを提出する',
        steps:
          '大会ページで「$t(tournaments.detail.submit)」を押します。アカウントはなくてもかまいません。\n「$t(teams.submit.displayName)」「$t(teams.submit.discordId)」「$t(teams.submit.tonamelId)」を入力し、「$t(teams.submit.next)」を押します。\n6匹を入れます。「$t(teams.submit.ways.image)」「$t(teams.submit.ways.paste)」「$t(teams.submit.ways.type)」のどれからでも始められます。\n「$t(teams.submit.toReview)」を押し、見直してから「$t(teams.submit.submit)」を押します。\nQRコードが表示されたら完了です。',
        text: '締切までは、何度でも変更できます。アカウントなしで提出したときは、「$t(teams.success.copyEdit)」を押して控えておくと、ほかの端末からも変更できます。',
      },
      image: {
        title: '画像から入力する',
        steps:
          '使えるのは、ゲームのチーム画面のスクリーンショットです（JPEG・PNG・WebP、1枚8MBまで）。切り抜かずに、そのまま選びます。\nカメラで画面を撮った写真は使えません。\nPokémon Championsの大会では、技の画面と能力の画面を2枚まで送れます。順番は問いません。\n入るのは空いている欄だけです。入力済みの内容は変わりません。\n印の付いた欄は、読み違いかもしれません。合っているか確認してください。\n画像は運営も見ます。対戦相手に見えるかどうかは、下の表のとおりです。',
      },
      switch: {
        title: 'Nintendo Switchから移す',
        steps:
          'チーム画面を開き、コントローラーの撮影ボタンを押します。\nHOMEメニューの「アルバム」で画像を選び、「スマートフォンへ送る」を選びます。一度に10枚まで送れます。\n1つ目のQRコードをスマートフォンのカメラで読み取り、本体のWi-Fiにつなぎます。\n2つ目のQRコードを読み取り、開いたページの画像を保存します。\nいつものネットワークに戻り、提出フォームの「$t(fields.image.label)」で画像を選びます。',
        text: 'パソコンには、本体とUSBケーブルでつなぎ、本体の設定の「データ管理」からコピーできます。',
      },
      switch2: {
        title: 'Nintendo Switch 2から移す',
        steps:
          'スマートフォンに「Nintendo Switch App」を入れ、本体と連携します。\nチーム画面を開き、コントローラーの撮影ボタンを押します。\nアプリに届いた画像を、スマートフォンに保存します。届かないときは、本体の「アルバム」で画像を選んで送ります。\n提出フォームの「$t(fields.image.label)」で、保存した画像を選びます。',
        text: 'アプリに残る件数と期間には、上限があります（新しいものから100件、30日間）。必要な画像は早めに保存してください。本体の更新で、手順や上限が変わることがあります。',
      },
      phone: {
        title: 'スマートフォンで遊んでいるとき',
        steps:
          'Pokémon Championsのチーム画面を開きます。\n端末の機能でスクリーンショットを撮ります。\n提出フォームの「$t(fields.image.label)」で、撮った画像をそのまま選びます。',
      },
      seen: {
        title: '対戦相手に見えるもの',
        text: '「対戦相手」は、チームのリンクかQRコードを知っている人です。公開を選ぶと、大会のあとは大会ページから誰でも見られます。本人と運営は、いつでもすべて見られます。',
        steps:
          'チームが見えるときは、表示名とTonamel IDも見えます。\nDiscord IDとX IDは、本人と運営にしか見えません。\n努力値、個体値、能力ポイント、ニックネームは、チームシートに載りません。\n運営がチームを訂正すると、訂正の日時と内容が、対戦相手のページに表示されます。',
      },
      match: {
        title: '対戦のとき',
        steps:
          '組み合わせが公開されると、トップページとマイページに卓と相手が出ます。「$t(rounds.mine.sheet)」で相手のチームが開き、「$t(rounds.mine.report)」で結果を送れます。\n組み合わせがない大会では、提出完了の画面かマイページからQRコードを開き、対戦相手に見せます。\n相手がカメラで読み取ると、相手の言語でチームが開きます。ログインもアプリも不要です。\n自分のチームと、一度開いた相手のチームは、大会が終わった次の日まで、電波がなくても同じ端末で見られます。',
      },
      trouble: {
        title: '困ったとき',
        steps:
          '提出が間に合わない、締切のあとに直したい、変更用リンクをなくした：大会の運営に連絡してください。運営は、1人だけの提出リンクを作る、変更を許可する、変更用リンクを再発行する、のどれもできます。\n提出をやめたい：締切までは、チームのページの「$t(viewTeam.withdraw)」から取り下げられます。\n「$t(viewTeam.denied.notStarted.title)」と表示される：大会が始まると見られます。開始の時刻は、同じページにあります。',
      },
    },
  },
  organizers: {
    title: '主催・運営のガイド',
    lead: '大会を5分で開き、当日を進め、結果を公開するまで。',
    sections: {
      begin: {
        title: 'はじめに：グループ',
        steps:
          'ログインし、「$t(shell.pages.requestRole)」を開きます。\n「$t(requests.kinds.newGroup)」か「$t(requests.kinds.join)」を選び、「$t(requests.send)」を押します。\n承認されるとメールが届き（数日かかることがあります）、サイトのメニューに「$t(shell.pages.desk)」が出ます。',
      },
      create: {
        title: '大会を5分で開く',
        steps:
          '「$t(shell.pages.desk)」でグループを選び、「$t(host.new)」を押します。\n「$t(host.fields.name)」と「$t(host.fields.startsAt)」を入力します。「$t(host.fields.deadlineAt)」は空欄なら開始と同時、「$t(host.fields.endsAt)」は空欄なら開始の8時間後になります。\n「$t(host.fields.regulation)」「$t(host.fields.rule)」「$t(host.fields.format)」を選びます。\n「$t(host.fields.sheetKind)」を選びます。開始後に対戦相手に見えるのは、オープンなら特性・持ち物・技まで、クローズドなら6匹だけです。\n「$t(host.savePublish)」を押します。まだ公開しないときは「$t(host.saveDraft)」です。\n大会ページのURLを参加者に送ります。提出はすぐに始められます。',
      },
      before: {
        title: '当日までに',
        steps:
          '参加者名簿：「$t(desk.pages.entrants)」の「$t(entrants.paste.open)」に一覧を貼り付けると、誰が未提出か名前で分かります。名簿がなくても大会は開けます。\n独自のルール：大会の「$t(desk.pages.edit)」にある「$t(host.fields.houseRules)」で、使用禁止のポケモンなどを決めます。合わないチームには、提出の前に注意が出ます。\n案内：「$t(desk.pages.announcements)」で書くと、大会ページと、提出した人の画面に表示されます。\n仲間：「$t(groups.menu.members)」で運営を増やします。モデレーターは確認・訂正・結果・配信を、管理者は大会の作成やメンバーの管理も担当できます。',
      },
      day: {
        title: '当日',
        steps:
          '大会の「$t(desk.pages.day)」を開きます。提出の状況と、確認が必要なシートが1つの画面で分かります。\n未提出の人には、「$t(desk.pages.entrants)」の「$t(entrants.missingList.title)」から連絡します。\n間に合わないときは、全員なら「$t(host.extend.title)」、1人なら「$t(late.links.open)」を使います。\n書き間違いは、「$t(desk.team.unlock)」で本人に直してもらうか、「$t(desk.team.correct)」で運営が直します。\n組み合わせは、「$t(desk.pages.rounds)」に貼り付けるか、ブロックと決勝トーナメントをその場で作ります。公開すると、プレイヤーの画面に卓と相手が出ます。\n会場のモニターには、「$t(desk.pages.announcements)」の「$t(hall.openHall)」から、締切、案内、組み合わせが出る画面を映せます。\n紙で配るときは、「$t(desk.pages.teams)」の「$t(desk.list.more)」に「$t(desk.list.slips)」と「$t(desk.list.print)」があります。',
      },
      after: {
        title: '終わったら',
        steps:
          '大会の「$t(desk.pages.result)」を開き、勝敗と順位を入力するか、「$t(results.paste.open)」で表をそのまま貼り付けます。\n保存して、「$t(results.publish)」を押します。表示されるのは、大会の終了後です。\n公開を選んだチームと、使われたポケモンの統計も、終了後に大会ページから見られます。\n次の回は、終わった大会の「$t(host.duplicate)」から作ると、回数と日程が進みます。',
        text: '提出と名簿にあるプレイヤーのIDは、大会の終了から{{days}}日後に自動で削除されます。必要な連絡は、それまでに済ませてください。',
      },
    },
  },
  judges: {
    title: 'ジャッジのガイド',
    lead: 'シートを見つけて、確かめて、直す。スマートフォン1台でできます。',
    sections: {
      find: {
        title: 'シートを見つける',
        steps:
          '運営のアカウントでログインしておきます。\nプレイヤーのQRコードをカメラで読み取り、「$t(viewTeam.openOnDesk)」を押します。\nQRコードがないときは、大会の「$t(desk.pages.day)」で名前・ID・卓からさがし、「$t(day.look)」を押します。',
      },
      check: {
        title: 'シートを確かめる',
        steps:
          '「$t(desk.team.fromImage)」の付いた内容は、チーム画像から読み取ったものです。シートと違うか、シートに書かれていません。\n読み違いかもしれない内容は色が変わります。「$t(desk.team.image)」と見比べます。\nルールに合わないシートには、「$t(day.marks.rules)」の印が付きます。\n合っていたら「$t(judging.check.mark)」を押します。そのあとに変わると「$t(judging.check.changed)」と表示されます。',
      },
      draw: {
        title: '抽選で選んで確かめる',
        steps:
          '「$t(desk.pages.teams)」の「$t(judging.draw.title)」を開きます。\n人数を入れて「$t(judging.draw.button)」を押します。\n選ばれたシートを1つずつ開いて確かめます。',
        text: '誰が選ばれるかは、抽選のたびに作られるシードだけで決まります。計算のしかたは「$t(judging.draw.howTitle)」にあり、誰でも確かめられます。',
      },
      change: {
        title: 'シートを直す',
        steps:
          '本人に直してもらう：シートの「$t(desk.team.unlock)」で、期限と理由を入れます。\n運営が直す：「$t(desk.team.more)」の「$t(desk.team.correct)」で直し、理由を入れます。\n取り下げる：「$t(desk.team.more)」の「$t(desk.team.withdraw)」です。あとで解除できます。\nゲストが変更用リンクをなくした：「$t(desk.team.more)」の「$t(late.link.open)」で、新しいリンクを渡します。',
        text: '理由は本人に伝わりますが、対戦相手には見えません。対戦相手のページには、訂正の日時と内容だけが表示されます。',
      },
      late: {
        title: '遅刻した人',
        steps:
          '「$t(desk.pages.teams)」の「$t(late.links.open)」で、その人だけが1チームを提出できるリンクを作ります。QRコードを読み取ってもらえば、すぐに始められます。\n代わりに入力するときは、「$t(late.add.link)」を使います。',
      },
      note: {
        title: 'メモとペナルティ',
        steps:
          'シートの「$t(judging.note.verb)」を押し、種類を選んで記録します。\n運営だけに見えます。プレイヤーや対戦相手には見えません。\nペナルティの種類は、「$t(groups.settings.title)」の「$t(judging.kinds.field)」で変えられます（管理者）。',
      },
    },
  },
  casters: {
    title: '配信と実況・解説のガイド',
    lead: 'OBSの準備、配信デスクの動かし方、2つの言語での配信。',
    sections: {
      obs: {
        title: 'OBSに入れる（10の手順）',
        steps:
          '「$t(shell.pages.desk)」でグループを選び、「$t(groups.menu.broadcast)」を開きます。\n「$t(broadcast.sections.settings)」の「$t(broadcast.settings.event)」でデザインを選び、「$t(broadcast.settings.save)」を押します（管理者）。\n「$t(overlays.add)」を押します。\n「$t(overlays.language.label)」は「$t(overlays.language.desk)」のままにします。あとから配信デスクで変えられます。\n「$t(overlays.scenes)」を押し、ファイルを保存します。\nOBSの「シーンコレクション」→「インポート」で、そのファイルを選びます。\nOBSの「シーンコレクション」で、Sixsheetから始まるものを選びます。\nシーン「$t(overlays.obs.game)」に、キャプチャーボードなどの映像を追加し、「$t(overlays.obs.placeholder)」を消します。\nシーン「$t(overlays.obs.frame)」を選びます。ゲームを全画面にするなら「$t(overlays.obs.open)」です。\n配信デスクで大会とプレイヤーを選んで「$t(broadcast.acts.take)」を押し、OBSに出ることを確かめます。',
        text: '音声とゲームの映像は、いつもどおりOBSで調整します。練習が終わったら「$t(broadcast.acts.offAir)」を押してください。',
      },
      control: {
        title: '配信を動かす',
        steps:
          '変えるのは「$t(broadcast.draft)」です。「$t(broadcast.acts.take)」を押すまで、視聴者には見えません。\nスコアの＋と−は、押すとすぐに配信に出ます。\n間違えたら「$t(broadcast.acts.undo)」を押します。1つ前の内容に戻ります。\n「$t(broadcast.acts.nextMatch)」を押すと、「$t(broadcast.fields.upNext)」の先頭が下書きに入ります。\nスマートフォンでも操作できます。スコア、場面、「$t(broadcast.acts.undo)」、「$t(broadcast.acts.take)」は、いつも画面の下にあります。\nパソコンのキーは「$t(broadcast.keys.title)」に、Stream Deckなどからの操作は「$t(broadcast.sections.settings)」の「$t(broadcast.settings.tokens)」にあります。',
      },
      languages: {
        title: '2つの言語で見せる',
        steps:
          '1つの画面で両方：配信デスクの「$t(broadcast.fields.language)」で「$t(broadcast.languages.both)」を選びます。ポケモンなどの名前が、日本語と英語で交互に出ます。\n日本語の配信と英語の配信を同時に：「$t(overlays.language.label)」で言語を選び、それぞれのOBSに、その言語のシーンコレクションを入れます。配信デスクは1つで足ります。\n「$t(broadcast.fields.ticker)」と「$t(broadcast.fields.tickerEn)」は、別々に書けます。\nプレイヤーが名前の読み方をローマ字で入力していると、英語の画面にはその読み方が出ます。',
      },
      notes: {
        title: '実況・解説の手元に',
        steps:
          '配信デスクの「$t(broadcast.casters.title)」を、実況・解説の端末で開きます。\n両者のチームが2つの言語で並び、名前の読み方とこれまでの結果も分かります。\n配信に出している試合に合わせて、自動で変わります。',
      },
      trouble: {
        title: '止まらないために',
        steps:
          'ネットワークが切れても、オーバーレイは最後の内容を残します。つながると、自動で新しくなります。\nOBSを起動するときにつながらないおそれがあるなら、「$t(overlays.local)」をブラウザソースに使います。\n2つの卓を同時に配信するなら、「$t(broadcast.sections.settings)」の「$t(broadcast.streams.use)」を押します。URLもデスクも、配信ごとに分かれます。',
      },
    },
  },
};
