export const pasted = {
  check: '読み取った内容',
  column: '{{at}}列目',
  unused: '使わない',
  unknown: '使わない（分かりません）',
  separator: '、',
  unknownNote:
    '何の列か分からないものがあります。使う列は、内容を選んで「もう一度読み取る」を押してください。',
  choose: '選んでください',
  mustKnowNote:
    '何の列か分からないものがあります。内容か「使わない」を選んで「もう一度読み取る」を押してください。',
  again: 'もう一度読み取る',
  readAnew: '変更した内容で読み直しました。確認して、もう一度保存してください。',
  look: '内容を確認する',
  line: '{{line}}行目',
  moreLines_other: 'ほか{{count}}行',
  notTaken_other: '次の{{count}}行は入れません。',
  notKept_other: '次の{{count}}か所は保存しません。',
  file: 'またはファイル',
  fileHint: 'ファイルを選ぶと、上の欄の代わりに読み取ります。',
  encoding: 'ファイルの文字を読み取れませんでした。UTF-8かShift_JISで保存してください。',
};
