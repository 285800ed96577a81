export const exampleText = `{
  "id": "champions-m-d",
  "game": "champions",
  "name": { "ja": "レギュレーションM-D", "en": "Regulation M-D" },
  "from": "2026-12-02T11:00+09:00",
  "until": "2027-02-24T11:00+09:00",
  "basedOn": "champions-m-c",
  "forms": { "add": ["モロバレル", "Landorus-Therian"], "remove": ["incineroar"] },
  "items": { "add": ["assaultvest"] }
}`;

export const textKeys = `id  game  name { ja, en }  from  until
basedOn
names { species, items, moves, abilities }
forms { add, remove }
items { add, remove }
restricted { limit, forms { add, remove } }
moves { add, remove, unknown, certain }
speciesClause  itemClause  level  megas
shows [ability, item, moves, teraType, statAlignment]`;
