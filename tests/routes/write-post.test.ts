import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { site } from './person';
import { get, good, headersOf, idOf, main, row, send, written } from './post-form';

describe('writing a post', () => {
  it('asks a visitor to sign in, and leads back', async () => {
    expect((await get('/en/post')).headers.get('Location')).toBe('/en/sign-in?redirectTo=%2Fen%2Fpost');
  });

  it.each([
    ['title', '', 'タイトルを入力してください。'],
    ['title', '字'.repeat(101), 'タイトルは100文字までで入力してください。'],
    ['imageUrl', '', '画像を1枚以上追加するか、画像のURLを入力してください。'],
    ['imageUrl', 'javascript:alert(1)', '画像のURLが正しくありません。'],
    ['rule', 'multi', 'ルールを選んでください。'],
    ['regulation', '', 'レギュレーションを入力してください。'],
    ['regulation', 'あ'.repeat(51), 'レギュレーションは50文字までで入力してください。'],
    ['externalUrl', '', '外部リンクを入力してください。'],
    ['externalUrl', 'ftp://example.com', '外部リンクのURLが正しくありません。'],
    ['description', 'あ'.repeat(5001), '説明は5,000文字までで入力してください。'],
    ['members[3].species', '', '4匹目のポケモンを選んでください。'],
    ['members[3].species', 'ガブリアヌ', '「ガブリアヌ」が見つかりません。'],
    ['finalRank', '0', '最終順位は1以上の整数で入力してください。'],
    ['finalRank', '1.5', '最終順位は1以上の整数で入力してください。'],
  ])('refuses %s %j, and keeps the rest', async (field, value, message) => {
    const response = await send('/post', good({ [field]: value }), 'kenta');
    expect(response.status).toBe(422);
    const page = await main(response);
    expect(page).toContain(message);
    if (field !== 'externalUrl') expect(page).toContain('value="https://example.com/article"');
    if (field !== 'title') expect(page).toContain('value="雨のなかのガブリアス"');
  });

  it('takes the six from a pasted PokePaste, and says which address it does not take', async () => {
    const paste = async (text: string) =>
      main(
        await send('/post', { ...good({ 'members[0].species': '' }), intent: 'paste', paste: text }, 'kenta'),
      );
    expect(await paste('https://pokepast.es/0123456789abcdef')).toMatch(
      /name="members\[0\].species"[^>]*value="ガブリアス"/,
    );
    expect(await paste('https://pokebin.example/1')).toContain('このURLのページは取り込めません');
    expect(await paste('https://pokepast.es/ffffffffffffffff')).toContain('PokePasteに接続できませんでした');
  });

  it('makes one post of a form that is sent twice', async () => {
    const form = good();
    const [one, other] = await Promise.all([send('/post', form, 'kenta'), send('/post', form, 'kenta')]);
    expect(idOf(one)).toBe(idOf(other));
    expect(idOf(one)).not.toBe('');
  });

  it('is limited to ten a day, and loses nothing', async () => {
    for (let i = 0; i < 10; i++) await written({}, 'haruka');
    const response = await send('/post', good(), 'haruka');
    expect(response.status).toBe(429);
    expect(await main(response)).toContain('投稿は1日10件までです');
  });

  it('answers nonsense without a fault', async () => {
    for (const body of ['%%%', 'a=b', new Uint8Array([0, 1, 2])]) {
      const response = await SELF.fetch(`${site}/post`, {
        method: 'POST',
        body,
        headers: {
          ...(await headersOf('kenta')),
          Origin: site,
          'Content-Type': 'multipart/form-data; boundary=x',
        },
      });
      expect(response.status).toBe(400);
    }
  });
});

describe('the team code of a post', () => {
  it('is kept as the game writes it, shown 5 and 5, and copied whole', async () => {
    const id = await written({ teamCode: ' ｐｏｓｔ1-12345' });
    expect((await row('select team_code from post_versions where post_id = ?', id))?.team_code).toBe(
      'POST112345',
    );
    const page = await main(await get(`/post/${id}`, 'kenta'));
    expect(page).toContain('POST1 12345');
    expect(page).toContain('data-copy="POST112345"');
    expect(await main(await get(`/post/${id}/edit`, 'kenta'))).toContain('value="POST1 12345"');
  });

  it.each(['ABCDE1234', 'ABCDE1234あ', '<script>'])('is refused beside its field: %j', async (teamCode) => {
    const response = await send('/en/post', good({ teamCode }), 'kenta');
    expect(response.status).toBe(422);
    const page = await main(response);
    expect(page).toMatch(/<input[^>]*name="teamCode"[^>]*aria-invalid="true"/);
    expect(page).toContain('Enter a team code of 10 letters and digits.');
  });
});
