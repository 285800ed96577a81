const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP3A.241005.015';
const webView = `${pixel}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36`;

/** User agents as apps send them. */
export const inAppBrowsers = [
  { app: 'LINE', system: 'iOS', userAgent: `${iPhone} Mobile/15E148 Safari Line/14.19.1` },
  { app: 'LINE', system: 'Android', userAgent: `${webView} Line/14.19.1/IAB` },
  { app: 'X', system: 'iOS', userAgent: `${iPhone} Mobile/15E148 Twitter for iPhone/10.67` },
  { app: 'X', system: 'Android', userAgent: `${webView} TwitterAndroid` },
  {
    app: 'Instagram',
    system: 'iOS',
    userAgent: `${iPhone} Mobile/22B83 Instagram 358.0.0.24.94 (iPhone15,2; iOS 18_1; ja_JP; ja; scale=3.00; 1179x2556; 658030563)`,
  },
  {
    app: 'Instagram',
    system: 'Android',
    userAgent: `${webView} Instagram 358.0.0.51.95 Android (35/15; 420dpi; 1080x2400; Google/google; Pixel 8)`,
  },
  { app: 'Discord', system: 'iOS', userAgent: `${iPhone} Mobile/15E148 Discord/255.0` },
  { app: 'Discord', system: 'Android', userAgent: `${webView} Discord-Android/255014` },
  {
    app: 'Facebook',
    system: 'iOS',
    userAgent: `${iPhone} Mobile/22B83 [FBAN/FBIOS;FBAV/488.0.0.71.103;FBDV/iPhone15,2;FBLC/ja_JP]`,
  },
  {
    app: 'Facebook',
    system: 'Android',
    userAgent: `${webView} [FB_IAB/FB4A;FBAV/490.0.0.63.82;IABMV/1;]`,
  },
  { app: 'WebView', system: 'Android', userAgent: webView },
];

export const deviceBrowsers = [
  `${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`,
  `${iPhone} CriOS/131.0.6778.31 Mobile/15E148 Safari/604.1`,
  // A site on the home screen.
  `${iPhone} Mobile/15E148`,
  `${pixel}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.39 Mobile Safari/537.36`,
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Twitterbot/1.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
];
