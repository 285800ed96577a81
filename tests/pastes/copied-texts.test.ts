import { describe, expect, test } from 'vitest';
import { readPastedTeam } from '~/pastes/paste';
import type { PasteProblemKey } from '~/pastes/paste-problem';

const chomp = {
  species: 'garchomp',
  item: 'lifeorb',
  ability: 'roughskin',
  teraType: 'steel',
  moves: ['earthquake', 'dragonclaw', 'protect', 'swordsdance'],
};
const cat = {
  species: 'incineroar',
  item: 'safetygoggles',
  ability: 'intimidate',
  teraType: 'grass',
  moves: ['fakeout', 'flareblitz', 'knockoff', 'partingshot'],
};
const six = ['garchomp', 'incineroar', 'rillaboom', 'fluttermane', 'amoonguss', 'dragonite'];
const named = ['ガブリアス', 'ガオガエン', 'ゴリランダー', 'ハバタクカミ', 'モロバレル', 'カイリュー'];

const told = (text: string, game: 'sv' | 'champions' = 'sv') =>
  readPastedTeam(text, game)
    .problems.filter(({ key }) => key !== 'leftOut')
    .map(({ line, key }) => [line, key]);

describe('two sets, however they are written down', () => {
  test.each([
    [
      'a list of Markdown',
      '- Garchomp @ Life Orb\n  - Ability: Rough Skin\n  - Tera Type: Steel\n  - Earthquake\n  - Dragon Claw\n  - Protect\n  - Swords Dance\n- Incineroar @ Safety Goggles\n  - Ability: Intimidate\n  - Tera Type: Grass\n  - Fake Out\n  - Flare Blitz\n  - Knock Off\n  - Parting Shot',
    ],
    [
      'a quote in bold',
      '> **Garchomp** @ *Life Orb*\n> Ability: Rough Skin\n> Tera Type: Steel\n> - Earthquake\n> - Dragon Claw\n> - Protect\n> - Swords Dance\n>\n> **Incineroar** @ *Safety Goggles*\n> Ability: Intimidate\n> Tera Type: Grass\n> - Fake Out\n> - Flare Blitz\n> - Knock Off\n> - Parting Shot',
    ],
    [
      'circled numbers and kanji',
      '①ガブリアス＠珠\n特性：鮫肌\n鋼テラス\n地震/ドラクロ/守る/剣舞\n②ガオガエン＠防塵ゴーグル\n特性：威嚇\nテラス草\n猫騙し/フレドラ/叩き落とす/捨て台詞',
    ],
    [
      'a receipt of a form',
      'ポケモン1 *\nガブリアス\nポケモン1の特性 *\nさめはだ\nポケモン1の持ち物 *\nいのちのたま\nポケモン1のテラスタイプ *\nはがね\nポケモン1の技 *\nじしん、ドラゴンクロー、まもる、つるぎのまい\n\nポケモン2 *\nガオガエン\nポケモン2の特性 *\nいかく\nポケモン2の持ち物 *\nぼうじんゴーグル\nポケモン2のテラスタイプ *\nくさ\nポケモン2の技 *\nねこだまし、フレアドライブ、はたきおとす、すてゼリフ',
    ],
    [
      'a sheet across, with a label beside the first move only',
      '\tガブリアス\tガオガエン\n特性\tさめはだ\tいかく\n持ち物\tいのちのたま\tぼうじんゴーグル\nテラス\tはがね\tくさ\n技\tじしん\tねこだまし\n\tドラゴンクロー\tフレアドライブ\n\tまもる\tはたきおとす\n\tつるぎのまい\tすてゼリフ',
    ],
    [
      'brackets of heads',
      '【ガブリアス】＠いのちのたま\n【特性】さめはだ\n【テラス】はがね\n【技】じしん・ドラゴンクロー・まもる・つるぎのまい\n\n【ガオガエン】＠ぼうじんゴーグル\n【特性】いかく\n【テラス】くさ\n【技】ねこだまし・フレアドライブ・はたきおとす・すてゼリフ',
    ],
    [
      'one line each',
      '1. ガブリアス@珠 / 特性:さめはだ / T:鋼 / 技:地震、ドラクロ、守る、剣の舞\n2. ガオガエン@ゴーグル / 特性:いかく / T:草 / 技:猫だまし、フレドラ、はたきおとす、捨てゼリフ',
    ],
    [
      'a table with heads',
      'No.\tポケモン\t持ち物（どうぐ）\t特性\tテラスタイプ\t技1\t技2\t技3\t技4\n1\tガブリアス\tいのちのたま\tさめはだ\tはがね\tじしん\tドラゴンクロー\tまもる\tつるぎのまい\n2\tガオガエン\tぼうじんゴーグル\tいかく\tくさ\tねこだまし\tフレアドライブ\tはたきおとす\tすてゼリフ',
    ],
    [
      'a table without heads, of semicolons',
      'Garchomp;Life Orb;Rough Skin;Steel;Earthquake;Dragon Claw;Protect;Swords Dance\nIncineroar;Safety Goggles;Intimidate;Grass;Fake Out;Flare Blitz;Knock Off;Parting Shot',
    ],
    [
      'CSV with quotes and moves in one cell',
      'Pokémon,Item,Ability,Tera,Moves\nGarchomp,Life Orb,Rough Skin,Steel,"Earthquake, Dragon Claw, Protect, Swords Dance"\nIncineroar,Safety Goggles,Intimidate,Grass,"Fake Out, Flare Blitz, Knock Off, Parting Shot"',
    ],
    [
      'full-width commas',
      'ガブリアス，いのちのたま，さめはだ，はがね，じしん，ドラゴンクロー，まもる，つるぎのまい\nガオガエン，ぼうじんゴーグル，いかく，くさ，ねこだまし，フレアドライブ，はたきおとす，すてゼリフ',
    ],
    [
      'a table of Markdown',
      '| Pokémon | Item | Ability | Tera | Move 1 | Move 2 | Move 3 | Move 4 |\n|---|---|---|---|---|---|---|---|\n| Garchomp | Life Orb | Rough Skin | Steel | EQ | Dragon Claw | Protect | SD |\n| Incineroar | Goggles | Intimidate | Grass | Fake Out | Flare Blitz | Knock Off | Parting Shot |',
    ],
    [
      'columns instead of rows',
      'ポケモン\tガブリアス\tガオガエン\n持ち物\t珠\tゴーグル\n特性\tさめはだ\tいかく\nテラス\t鋼\t草\n技1\t地震\tねこだまし\n技2\tドラクロ\tフレドラ\n技3\tまもる\tはたきおとす\n技4\t剣舞\tすてゼリフ',
    ],
    [
      'columns below a corner that was trimmed',
      '\tガブリアス\tガオガエン\n持ち物\t珠\tゴーグル\n特性\tさめはだ\tいかく\nテラス\t鋼\t草\n技1\t地震\tねこだまし\n技2\tドラクロ\tフレドラ\n技3\tまもる\tはたきおとす\n技4\t剣舞\tすてゼリフ',
    ],
    [
      'two sets beside each other',
      'ポケモン\tガブリアス\tポケモン\tガオガエン\nテラスタイプ\tはがね\tテラスタイプ\tくさ\n特性\tさめはだ\t特性\tいかく\n持ち物\tいのちのたま\t持ち物\tぼうじんゴーグル\n技1\tじしん\t技1\tねこだまし\n技2\tドラゴンクロー\t技2\tフレアドライブ\n技3\tまもる\t技3\tはたきおとす\n技4\tつるぎのまい\t技4\tすてゼリフ',
    ],
    [
      'labels without colons',
      'Pokémon Garchomp\nTera Type Steel\nAbility Rough Skin\nHeld Item Life Orb\nMove 1 Earthquake\nMove 2 Dragon Claw\nMove 3 Protect\nMove 4 Swords Dance\nPokémon Incineroar\nTera Type Grass\nAbility Intimidate\nHeld Item Safety Goggles\nMove 1 Fake Out\nMove 2 Flare Blitz\nMove 3 Knock Off\nMove 4 Parting Shot',
    ],
    [
      'each name in both languages',
      'ガブリアス (Garchomp) @ Life Orb / いのちのたま\nAbility: Rough Skin（さめはだ）\nTera: はがね / Steel\n- Earthquake (じしん)\n- ドラゴンクロー / Dragon Claw\n- Protect (まもる)\n- Swords Dance (つるぎのまい)\n\nガオガエン / Incineroar @ ぼうじんゴーグル (Safety Goggles)\nAbility: いかく / Intimidate\nTera: Grass (くさ)\n- ねこだまし (Fake Out)\n- フレアドライブ (Flare Blitz)\n- はたきおとす (Knock Off)\n- すてゼリフ (Parting Shot)',
    ],
    [
      'names without labels',
      'ガブリアス\nいのちのたま\nさめはだ\nはがね\nじしん\nドラゴンクロー\nまもる\nつるぎのまい\n\nガオガエン\nぼうじんゴーグル\nいかく\nくさ\nねこだまし\nフレアドライブ\nはたきおとす\nすてゼリフ',
    ],
    [
      'a list above the sets',
      'ガブリアス/ガオガエン\n\nガブリアス@いのちのたま\nさめはだ\nテラスタイプ：はがね\nじしん/ドラゴンクロー/まもる/つるぎのまい\n\nガオガエン@ぼうじんゴーグル\nいかく\nテラスタイプ：くさ\nねこだまし/フレアドライブ/はたきおとす/すてゼリフ',
    ],
    [
      'the storage of Showdown',
      'gen9vgc2026regi]My team|Rex|garchomp|lifeorb|roughskin|earthquake,dragonclaw,protect,swordsdance|Jolly|4,252,,,,252|M|||50|,,,,,Steel]Incineroar||safetygoggles||fakeout,flareblitz,knockoff,partingshot||||||50|,,,,,Grass',
    ],
  ])('%s', (_, text) => {
    const { members } = readPastedTeam(text, 'sv');
    const storage = text.startsWith('gen9');
    expect(members).toEqual([chomp, storage ? { ...cat, ability: 'blaze' } : cat]);
    expect(told(text)).toEqual([]);
  });
});

test.each([
  [
    'usage',
    'Incineroar\nMoves\nFake Out 98.2%\nKnock Off 91.0%\nParting Shot 88.7%\nItems\nSafety Goggles 31.5%\nSitrus Berry 27.7%\nTeammates\nRillaboom 39.1%',
  ],
  [
    'a battle',
    'Turn 1\nGarchomp used Protect!\nThe opposing Clefairy used Follow Me!\nKoraidon used Flare Blitz!\nThe opposing Clefairy fainted!\nTurn 2\nGarchomp used Earthquake!',
  ],
])('the text of %s is no team', (_, text) => {
  const { members, problems } = readPastedTeam(text, 'sv');
  expect([members, problems.map(({ key }) => key)]).toEqual([[], ['otherText']]);
});

describe('a form in words', () => {
  test.each([
    ['Calyrex [Shadow Rider]', 'calyrexshadow'],
    ['Calyrex Shadow Rider', 'calyrexshadow'],
    ['Shadow Rider Calyrex', 'calyrexshadow'],
    ['Urshifu [Rapid Strike Style]', 'urshifurapidstrike'],
    ['Urshifu Single Strike Style', 'urshifu'],
    ['Landorus Therian Forme', 'landorustherian'],
    ['Ogerpon [Wellspring Mask]', 'ogerponwellspring'],
    ['Zamazenta [Hero of Many Battles]', 'zamazenta'],
    ['Ninetales Alola', 'ninetalesalola'],
  ])('%s', (text, species) => {
    const { members, problems } = readPastedTeam(`${text} @ Leftovers`, 'sv');
    expect([members, problems]).toEqual([[{ species, item: 'leftovers' }], []]);
  });

  test('that is unclear leaves an ability of two forms open', () => {
    const [member] = readPastedTeam('Calyrex Shadow Rider\nAs One', 'sv').members;
    expect(member?.ability).toBe('asonespectrier');
    const { members, problems } = readPastedTeam('Calyrex\nAbility: As One', 'sv');
    expect([members[0]?.ability, problems.map(({ key }) => key)]).toEqual([undefined, ['unclear']]);
  });
});

describe('six on one line', () => {
  test.each([
    named.join('/'),
    named.join('＋'),
    named.join('、'),
    named.join('・'),
    named.join(' → '),
    named.join('　'),
    `構築：${named.join('＋')}`,
    `今回のPT ${named.join('/')}`,
    `使用構築は${named.join('、')}でした！`,
    'Team: Garchomp, Incineroar, Rillaboom, Flutter Mane, Amoonguss, Dragonite',
    'Garchomp Incineroar Rillaboom Flutter Mane Amoonguss Dragonite',
    'Garchomp, Incineroar, Rillaboom, Flutter Mane, Amoonguss and Dragonite',
    'Garchomp + Incineroar + Rillaboom + Flutter Mane + Amoonguss + Dragonite',
  ])('%s', (text) => {
    expect(readPastedTeam(text, 'sv').members.map(({ species }) => species)).toEqual(six);
  });

  test.each([
    '重いのはガブリアス、カイリュー、ハバタクカミです。対策が必要。',
    'I lost to Garchomp and Dragonite twice, and Flutter Mane is hard to beat.',
    'ガブリアスとカイリューを軸に組みました',
    'My favorite Pokémon is Garchomp because it is strong',
    'Rillaboom with Fake Out is so annoying to play against',
  ])('a sentence is refused: %s', (text) => {
    expect(readPastedTeam(text, 'sv').members).toEqual([]);
    expect(told(text)).not.toEqual([]);
  });
});

describe('what the text leaves open is told', () => {
  test.each<[string, string, [number, PasteProblemKey][], object]>([
    ['a move twice', 'Garchomp\n- Dig\n- Dig', [[3, 'moveTwice']], { moves: ['dig'] }],
    ['a move or another', 'Garchomp\n- Dig\n- Protect or Rest', [[3, 'alternatives']], { moves: ['dig'] }],
    [
      'in Japanese',
      'ガブリアス\n・まもる\n・じしん / げきりん',
      [[3, 'alternatives']],
      { moves: ['protect'] },
    ],
    ['an item or another', 'Garchomp @ Life Orb / Leftovers', [[1, 'alternatives']], { item: undefined }],
    ['in words', 'ガブリアス＠珠または残飯', [[1, 'alternatives']], { item: undefined }],
    ['a type or another', 'Garchomp\nTera: Fire or Water', [[2, 'alternatives']], { teraType: undefined }],
    ['a second item', 'Garchomp @ Life Orb\nItem: Leftovers', [[2, 'secondValue']], { item: 'lifeorb' }],
    ['a second type', 'ガブリアス\nテラス：鋼\nテラス：炎', [[3, 'secondValue']], { teraType: 'steel' }],
    ['a short form of several', 'ガブリアス @ ハーブ', [[1, 'unclear']], { item: undefined }],
    ['a word for several moves', 'Garchomp\n- Dig\n- SB', [[3, 'unclear']], { moves: ['dig'] }],
  ])('%s', (_, text, problems, member) => {
    expect(told(text)).toEqual(problems);
    expect(readPastedTeam(text, 'sv').members[0]).toEqual({ species: 'garchomp', ...member });
  });

  test('with values to choose from', () => {
    const options = (text: string) => readPastedTeam(text, 'sv').problems[0]?.options;
    expect(options('Garchomp @ Life Orb / Leftovers')).toEqual([
      { slot: 0, field: 'item', key: 'lifeorb' },
      { slot: 0, field: 'item', key: 'leftovers' },
    ]);
    expect(options('Garchomp\n- Dig\n- Protect or Rest')?.map(({ field }) => field)).toEqual([
      'moves[1]',
      'moves[1]',
    ]);
  });

  test('of several with items on one line, each is taken', () => {
    const { members } = readPastedTeam('ガブリアス@珠、ガオガエン@ゴーグル', 'sv');
    expect(members).toEqual([
      { species: 'garchomp', item: 'lifeorb' },
      { species: 'incineroar', item: 'safetygoggles' },
    ]);
  });

  test('a seventh, and what is said around a team', () => {
    expect(told(`${named.join('/')}/ミライドン`)).toEqual([[1, 'tooManyMembers']]);
    expect(told('fuyu — 今日 21:04\nGarchomp @ Life Orb\n- Dig\n\nよろしく！')).toEqual([
      [1, 'notUnderstood'],
      [5, 'notUnderstood'],
    ]);
  });
});

describe('names', () => {
  test.each<[string, object]>([
    ['A@B (Rillaboom) (M)', { species: 'rillaboom' }],
    ['Garchomp @ King&#39;s Rock', { item: 'kingsrock' }],
    ['Garchomp - Life Orb', { item: 'lifeorb' }],
    ['ガブリアス：いのちのたま', { item: 'lifeorb' }],
    ['ガブリアス\n意地っ張り H32 A32 B2', { statAlignment: 'adamant' }],
    ['ガブリアス 珠 AS', { item: 'lifeorb' }],
    ['ガブリアス\n技\n地震\n守る', { moves: ['earthquake', 'protect'] }],
    ['ランドロス（霊獣）＠オボン', { species: 'landorustherian' }],
    ['連撃ウーラオス＠オボン', { species: 'urshifurapidstrike' }],
    ['オーガポン（いど）', { species: 'ogerponwellspring' }],
    ['Aegislash-Blade', { species: 'aegislash' }],
    ['ギルガルド（ブレードフォルム）', { species: 'aegislash' }],
    ['Castform-Sunny', { species: 'castform' }],
    ['Palafin-Hero', { species: 'palafin' }],
    ['イルカマン（マイティフォルム）', { species: 'palafin' }],
    ['Morpeko-Hangry', { species: 'morpeko' }],
    ['Terapagos-Stellar', { species: 'terapagos' }],
    ['ガブリアス\n性格：陽気', { statAlignment: 'jolly' }],
    ['Garchomp\nModest (+SpA, -Atk) Nature', { statAlignment: 'modest' }],
    ['ガブリアス\n能力ポイント：H2 A32 S32', { species: 'garchomp' }],
    ['ガブリアス\nH2 A32 S32', { species: 'garchomp' }],
    ['ガブリアス\n2-32-0-0-0-32', { species: 'garchomp' }],
    ['Garchomp\nHP 2 / Atk 32 / Spe 32', { species: 'garchomp' }],
  ])('%s', (text, member) => {
    const { members } = readPastedTeam(text, 'champions');
    expect(members).toHaveLength(1);
    expect(members[0]).toMatchObject(member);
    expect(told(text, 'champions')).toEqual([]);
  });

  test.each([
    '鋼テラス',
    'テラス鋼',
    'T:鋼',
    'テラス：鋼タイプ',
    'Tera Steel',
    'テラスタイプ はがね',
    '・テラス→鋼',
  ])('a Tera Type: %s', (line) => {
    expect(readPastedTeam(`ガブリアス\n${line}`, 'sv').members).toEqual([
      { species: 'garchomp', teraType: 'steel' },
    ]);
  });
});

describe('any text', () => {
  const words = [
    ...[
      'Garchomp',
      'ガブリアス',
      'Life Orb',
      '珠',
      'じしん',
      'Protect',
      'はがね',
      'Ability',
      '特性',
      'Rough Skin',
    ],
    ...[
      '@',
      ':',
      '：',
      '/',
      ' or ',
      'または',
      ' ',
      '\n',
      '\n\n',
      '\t',
      ',',
      '、',
      '・',
      '- ',
      '(',
      ')',
      '【',
      '】',
    ],
    ...['1. ', '①', '===', '|', '**', '> ', 'H252', '252', 'Jolly Nature', 'zz', 'です。', '"', ';', '+'],
  ];
  // A small generator with a seed.
  let seed = 20261127;
  const random = (max: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed >>> 8) % max;
  };

  /** Whether a word that no catalogue knows is held, or its line is told. */
  const isAnswered = (text: string, line: number, word: string) => {
    const { members, problems } = readPastedTeam(text, 'sv');
    if (members.some(({ speciesText }) => speciesText?.includes(word))) return true;
    return problems.some(
      (problem) =>
        problem.line === line ||
        (problem.key === 'tooManyMembers' && problem.line <= line) ||
        ['nothingFound', 'leftOut', 'tooLong'].includes(problem.key),
    );
  };

  test('loses no word without saying so', () => {
    const lost: string[] = [];
    for (let round = 0; round < 3000; round++) {
      const parts = Array.from({ length: 1 + random(24) }, () => words[random(words.length)] as string);
      parts.splice(random(parts.length + 1), 0, ' qxqzq ');
      const text = parts.join('');
      const line = text.slice(0, text.indexOf('qxqzq')).split('\n').length;
      const { asks } = readPastedTeam(text, 'sv');
      if (!asks && !isAnswered(text, line, 'qxqzq')) lost.push(text);
    }
    expect(lost).toEqual([]);
  });
});
