import { foldName } from '~/pokedex/name';

// Column headings, and the navigation around the lists of official pages.
const words = [
  '番号|図鑑番号|全国図鑑|図鑑|名前|ポケモン名|タイプ|すがた|フォルム|メガシンカ|画像|備考|種別|分類|効果|カテゴリ',
  'No.|Number|Dex|Pokédex|National Pokédex|Name|Type|Types|Form|Forms|Image|Notes|Category|Effect|Mega Evolution|Generation',
  'ホーム|トップ|トップページ|トップへ|トップへ戻る|ページトップへ|ページの先頭へ|戻る|もどる|前へ|次へ|前のページ|次のページ|閉じる|開く',
  'もっと見る|すべて表示|絞り込み|並び替え|検索|検索する|メニュー|目次|シェア|シェアする|ツイート|ポスト|いいね|印刷|共有|更新',
  'お知らせ|ニュース|最新情報|イベント|大会|ルール|ランクバトル|バトル|シーズン|期間|開催期間|概要|詳細|詳しくはこちら',
  '一覧|一覧へ|一覧に戻る|一覧へ戻る|商品情報|よくある質問|よくあるご質問|お問い合わせ|サポート|ヘルプ|利用規約|ご利用規約',
  'プライバシーポリシー|サイトポリシー|サイトマップ|会社情報|公式サイト|言語|日本語|ログイン|新規登録|マイページ|本文へ|本文へスキップ',
  'Home|Top|Back to top|To top|Page top|Back|Previous|Next|Close|Open|Menu|Search|Filter|Sort|Show more|See more|View all|Show all',
  'Load more|Read more|Learn more|Share|Tweet|Post|Like|News|Latest news|Events|Event|Rules|Rule|Ranked Battles|Ranked Battle',
  'Battle|Season|Period|Overview|Details|Contents|Table of contents|List|Back to list|FAQ|Contact|Contact us|Support|Help|Terms',
  'Terms of use|Terms of service|Privacy|Privacy policy|Privacy notice|Cookie policy|Cookie settings|Cookies|Legal|Legal info',
  'Sitemap|Site map|About|About us|Careers|Official site|Official website|Language|English|Log in|Login|Sign in|Sign up|Print',
  'Skip to content|Skip to main content|Follow us|Parents’ guide|Press|Shop|New|Updated',
  'カントー|ジョウト|ホウエン|シンオウ|イッシュ|カロス|アローラ|ガラル|ヒスイ|パルデア',
  'Kanto|Johto|Hoenn|Sinnoh|Unova|Kalos|Alola|Galar|Hisui|Paldea',
  'シングルバトル|ダブルバトル|シングル|ダブル|Single Battle|Double Battle|Singles|Doubles',
  'ポケモンチャンピオンズ|Pokémon Champions|Pokémon HOME',
];
const furniture = new Set(words.flatMap((line) => line.split('|')).map(foldName));

const patterns: readonly RegExp[] = [
  /https?:\/\/|www\.|@\w+|\.(?:com|jp)\b/i,
  /[©®]|\(c\)|copyright|all rights reserved|nintendo|creatures inc|game freak|任天堂|株式会社/i,
  /20\d\d\s*[年/.-]|\d{1,2}月\d{1,2}日|\d{1,2}:\d{2}|\b20\d\d\b/,
  /^(?:レギュレーション|regulation|reg\.?)\s*\S{0,6}$/i,
  /^(?:第\s*\S{1,2}\s*世代|gen(?:eration)?\.?\s*\S{1,4}|\S{2,5}地方)$/i,
  /^(?:page|ページ)?\s*\d+\s*(?:\/|of|ページ|件|匹|種類?|results?)\s*\d*$/i,
  /^(?:[ぁ-んァ-ヶ]行?|[a-z](?:\s*[-–—~〜]\s*[a-z])?)$/i,
  /^[\p{P}\p{S}\d\s]*$/u,
];

export const isFurniture = (text: string): boolean => {
  const plain = text.normalize('NFKC').trim();
  return furniture.has(foldName(text)) || patterns.some((look) => look.test(plain));
};

/** Whether a text is too long for a name or punctuated like a sentence. */
export const isSentence = (text: string): boolean =>
  text.length > 40 ||
  /[。！？]/.test(text) ||
  text.split(/\s+/).length > 6 ||
  (/\S \S+ /.test(text) && /[.!?]$/.test(text));
