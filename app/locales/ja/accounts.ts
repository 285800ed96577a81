export const accounts = {
  email: 'メールアドレス',
  password: 'パスワード',
  signIn: {
    title: 'ログイン',
    adminTitle: '運営ログイン',
    adminLead: '大会を主催・運営する方のログインです。',
    button: 'ログイン',
  },
  problems: {
    emailRequired: 'メールアドレスを入力してください',
    emailInvalid: 'メールアドレスの形が正しくありません。例：name@example.com',
    passwordRequired: 'パスワードを入力してください',
    wrongPassword: 'メールアドレスかパスワードが違います。',
    tooManyTries: '試した回数が多すぎます。15分ほど待ってからもう一度お試しください。',
  },
};
