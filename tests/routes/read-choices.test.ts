import { SELF } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { ReadValue } from '~/readings/reading';
import { finishReading } from '~/readings/reading.server';
import capture from '../readings/uploads/capture.jpg?inline';
import { db } from './shown-teams';
import { goodFields, main, open, site } from './team-form';

const sure = (key: string): ReadValue => ({ key, confidence: 1, uncertain: false, raw: key });

async function send(fields: Record<string, string>, image?: File) {
  const { displayName = '', submissionKey = '' } = goodFields();
  const body = new FormData();
  for (const [name, value] of Object.entries({ displayName, submissionKey, ...fields }))
    body.set(name, value);
  if (image) body.append('image', image);
  return main(await SELF.fetch(site + open, { method: 'POST', body }));
}

it('says that an image is to be chosen, where none was', async () => {
  expect(await send({ intent: 'read' })).toContain('画像を選んでください。');
  expect(await send({ intent: 'read' }, new File([], 'team.jpg'))).toContain('画像を選んでください。');
});

it('offers the names that an image leaves open, and fills in the chosen one without scripts', async () => {
  const bytes = Buffer.from(capture.slice(capture.indexOf(',') + 1), 'base64');
  const waiting = await send({ intent: 'read' }, new File([bytes], 'team.jpg', { type: 'image/jpeg' }));
  const readingId = /name="readingId"[^>]*value="(\w+)"/.exec(waiting)?.[1] ?? '';
  const species = { ...sure('porygonz'), uncertain: true, choices: ['porygonz', 'porygon2'] };
  const item = { ...sure('eviolite'), uncertain: true };
  const members = [{ species, item, ability: sure('download'), moves: [sure('protect')] }];
  await finishReading(db, readingId, { language: 'ja', engineVersion: 't', members }, new Date());

  const read = await send({ readingId, intent: 'read' });
  expect(read).toContain('name="settle" value="members[0].species=ポリゴンＺ"');
  expect(read).toContain('name="settle" value="members[0].species=ポリゴン２"');

  const chosen = await send({
    readingId,
    settle: 'members[0].species=ポリゴン２',
    'members[0].species': 'ポリゴンＺ',
    'members[0].item': 'しんかのきせき',
  });
  expect(chosen).toMatch(/<input[^>]*name="members\[0\]\.species"[^>]*value="ポリゴン２"/);
  expect(chosen).not.toContain('name="settle"');
  expect(chosen).not.toContain('入力できるポケモンが見つかりませんでした');
  // The item still may be misread.
  expect(chosen).toMatch(/class="from-image unsure" data-field="members\[0\]\.item"/);
});
