import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { site } from './person';
import { get, good, headersOf, idOf, main, picture, row, send, written } from './post-form';

const showdown = `Garchomp @ Life Orb
Ability: Rough Skin
Tera Type: Steel
EVs: 252 Atk
Adamant Nature
- Earthquake

ガオガエン @ とつげきチョッキ

Nobody @ Leftovers
- Protect`;

const pictureIdsIn = (page: string) =>
  [...page.matchAll(/name="pictureIds" value="(\w{26})"/g)].map(([, id]) => id);

describe('a form that is sent after the session is over', () => {
  it('comes back with all that was typed, and makes a post when it is sent again', async () => {
    const form = { ...good({ imageUrl: '' }), intent: 'submit' };
    const held = pictureIdsIn(
      await main(await send('/post', { ...form, title: '' }, 'kenta', { files: [picture()] })),
    );
    const late = await send('/post', { ...form, pictureIds: held[0] ?? '' }, '');
    expect(late.status).toBe(401);
    const page = await main(late);
    expect(page).toContain('ログインの有効期限が切れています。');
    expect(page).toContain('value="雨のなかのガブリアス"');
    expect(page).toContain(`name="submissionKey" value="${form.submissionKey}"`);
    expect(pictureIdsIn(page)).toEqual(held);
    expect(page).toMatch(/<a href="\/sign-in" target="_blank"/);
    const again = await send('/post', { ...form, pictureIds: held[0] ?? '' }, 'kenta');
    expect(again.status).toBe(302);
    const kept = await row('select picture_ids from post_versions where post_id = ?', idOf(again));
    expect(kept?.picture_ids).toBe(JSON.stringify(held));
  });

  it('says nothing of the post that was to be changed', async () => {
    const id = await written({ title: '見せないでください' });
    const late = await send(`/en/post/${id}/edit`, { ...good({ title: 'Mine' }), version: '1' }, '');
    expect(late.status).toBe(401);
    const page = await late.text();
    expect(page).toContain('You’ve been signed out.');
    expect(page).toContain('value="Mine"');
    expect(page).toContain('name="version" value="1"');
    expect(page).not.toContain('見せないでください');
    expect((await get(`/en/post/${id}/edit`)).status).toBe(302);
  });

  it.each(['', '%%%', 'x'.repeat(200)])('and is no form is no fault: %j', async (body) => {
    for (const type of [
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/x-www-form-urlencoded',
    ]) {
      const headers = { Origin: site, 'Content-Type': type };
      const response = await SELF.fetch(`${site}/post`, { method: 'POST', body, headers });
      expect(response.status).toBe(401);
    }
  });
});

describe('a pasted team', () => {
  it('fills the six, in the language of the page, and says what it did not know', async () => {
    const answer = await send(
      '/en/post',
      { ...good({ title: '' }), paste: showdown, intent: 'paste' },
      'kenta',
    );
    expect(answer.status).toBe(200);
    const page = await main(answer);
    const six = [
      ...page.matchAll(
        /name="members\[\d\]\.species"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="members\[\d\]\.species"/g,
      ),
    ].map(([, after, before]) => after ?? before);
    expect(six.slice(0, 3)).toEqual(['Garchomp', 'Incineroar', 'Nobody']);
    expect(six).toHaveLength(6);
    expect(page).toContain('There’s no Pokémon called “Nobody”');
    // What is said of items and EVs is of no use here.
    expect(/paste-told[\s\S]*?<ul>([\s\S]*?)<\/ul>/.exec(page)?.[1]?.match(/<li>/g)).toHaveLength(1);
    expect(page).toContain('value="https://example.com/article"');
    expect(page).toMatch(/<details[^>]*paste-box[^>]*open/);
  });

  it.each(['', '<b>', '\u0000', 'x'.repeat(30_000), 'Garchomp\n\n'.repeat(50)])(
    'is no fault, whatever is in it: %#',
    async (paste) => {
      const answer = await send('/post', { ...good(), paste, intent: 'paste' }, 'kenta');
      expect(answer.status).toBe(200);
      expect(await main(answer)).not.toContain('<b>');
    },
  );
});

describe('pictures that are chosen', () => {
  const add = async (who: string, files: File[], held: readonly string[] = []) => {
    const body = new FormData();
    for (const id of held) body.append('pictureIds', id);
    for (const file of files) body.append('upload', file);
    const headers = { ...(await headersOf(who)), Origin: site };
    const response = await SELF.fetch(`${site}/post/pictures`, { method: 'POST', body, headers });
    type Answer = { pictures: { id: string }[]; problems: string[] };
    return { status: response.status, ...(await response.json<Answer>()) };
  };

  it('are kept at once, beside those that are there, and are their owner’s alone', async () => {
    const one = await add('kenta', [picture()]);
    const two = await add('kenta', [picture(400, 300), picture(300, 300)], [one.pictures[0]?.id ?? '']);
    expect([one.status, two.status, two.pictures.length]).toEqual([200, 200, 3]);
    expect(two.pictures[0]?.id).toBe(one.pictures[0]?.id);
    const stolen = await add(
      'haruka',
      [],
      two.pictures.map(({ id }) => id),
    );
    expect(stolen).toEqual({ status: 200, pictures: [], problems: [] });
  });

  it('are refused with the reason, and the good ones kept', async () => {
    const found = await add('kenta', [new File(['GIF89a'], 'x.png'), picture()]);
    expect([found.status, found.pictures.length, found.problems.length]).toEqual([422, 1, 1]);
    const five = Array.from({ length: 5 }, () => picture());
    const many = await add('kenta', five);
    expect([many.status, many.pictures.length]).toEqual([422, 4]);
    expect(many.problems).toEqual(['画像は4枚までです。']);
  });

  it('are nobody’s without a session', async () => {
    const found = await add('', [picture()]);
    expect([found.status, found.pictures]).toEqual([401, []]);
    expect(found.problems[0]).toContain('ログインの有効期限が切れています');
  });

  it.each(['%%%', ''])('and are no form are no fault: %j', async (body) => {
    const headers = {
      ...(await headersOf('kenta')),
      Origin: site,
      'Content-Type': 'multipart/form-data; boundary=x',
    };
    const response = await SELF.fetch(`${site}/post/pictures`, { method: 'POST', body, headers });
    expect([200, 400]).toContain(response.status);
  });
});

describe('the six', () => {
  it('are each marked where they are wrong, one beside the other', async () => {
    const fields = good({
      'members[1].species': '',
      'members[4].species': 'ガブリアヌ',
      'members[5].species': '',
    });
    const page = await main(await send('/post', fields, 'kenta'));
    for (const slot of [0, 1, 2, 3, 4, 5]) {
      const input =
        new RegExp(`<input[^>]*name="members\\[${slot}\\]\\.species"[^>]*>`).exec(page)?.[0] ?? '';
      expect([slot, input.includes('aria-invalid="true"')]).toEqual([slot, [1, 4, 5].includes(slot)]);
      if (slot === 1) expect(input).toContain('aria-describedby="post-members[1].species-error"');
    }
    expect(page).toContain('2匹目のポケモンを選んでください。');
    expect(page).toContain('6匹目のポケモンを選んでください。');
  });
});
