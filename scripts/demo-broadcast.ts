import type { Scene } from '~/broadcast/scene';
import { liveScene } from '../tests/world';

const [haruka, akari] = liveScene.sides;

/** Scene of the demo's broadcast: the middle of a game, with the last finals' bracket. */
export const demoScene: Scene = {
  ...liveScene,
  sides: [
    { ...haruka, battle: { came: [0, 1, 3], down: [1], tera: 0, mega: null }, region: '東京', record: '2-0' },
    { ...akari, battle: { came: [0, 2], down: [], tera: null, mega: null }, region: '福岡', record: '2-0' },
  ],
  ticker: ['ムーンライト杯 第11回 予選配信中', 'ご視聴ありがとうございます'],
  tickerEn: ['Moonlight Cup #11: Swiss rounds, live', 'Thank you for watching!'],
  bracket: {
    players: ['ハルカ', 'ミライ', 'レン', 'アカリ', 'ソウタ', 'ケンタ', 'ユイ', 'リク'],
    scores: [[2, 0], [1, 2], [2, 1], null, [2, 1], null, null],
  },
};
