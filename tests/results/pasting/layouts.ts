/** Standings as other programs write them. */
export const limitlessCsv = `Placing,Name,Country,Record,Points,OPW%,OOPW%,Drop,Deck
1,Haruka,JP,9-1-0,27,62.50%,58.33%,,
2,Kenta,JP,8 - 2 - 0,24,60.10%,55.00%,,
3,"Leon, K.",GB,7-2-1,22,58.20%,54.10%,,
151,Nozomi,JP,0-3-0,0,40.00%,45.00%,3,
`;

export const limitlessJson = JSON.stringify([
  {
    player: 'haruka_w',
    name: 'Haruka',
    country: 'JP',
    placing: 1,
    record: { wins: 9, losses: 1, ties: 0 },
    decklist: [
      { name: 'Grimmsnarl', item: 'Light Clay', attacks: ['Reflect', 'Spirit Break'], tera: 'Dark' },
    ],
    drop: null,
  },
  {
    player: 'leonk',
    name: 'Leon, K.',
    country: null,
    placing: 2,
    record: { wins: 7, losses: 2, ties: 1 },
    decklist: null,
    drop: null,
  },
  { player: 'kenta', name: 'Kenta', country: 'JP', placing: null, record: null, decklist: null, drop: 1 },
]);

/** Copied from a page: tabs, a title above, the country behind the name, a dot behind the place. */
export const rk9Table = [
  'Standings - Masters Division - Round 9',
  'Pos\tName\tRecord\tRes%\tOpp Res%',
  '1.\tHaruka [JP]\t9-1-0\t90.00%\t64.90%',
  '2.\tLeon, K. [GB]\t7-2-1\t77.77%\t61.00%',
  'DQ\tKenta [JP]\t3-2-0\t60.00%\t55.10%',
].join('\r\n');

export const tonamelTable = [
  '順位\tプレイヤー名\t勝敗\tOMW%',
  '1\tHaruka\t7勝0敗\t0.6667',
  '2\tKenta\t6勝0敗1分\t0.6',
].join('\n');

export const sheetsTable = [
  '最終順位\t名前\tTonamel ID\t勝\t敗\t分\tドロップ\t失格',
  '優勝\tＨａｒｕｋａ\tHrk4Tm\t７\t０\t０\t\t',
  '準優勝\tKenta\tKnt7Aa\t6\t1\t\t\t',
  '\tNozomi\tNzm1Bb\t1\t3\t0\t○\t',
  '\tLeon, K.\tLen8Xb\t2\t1\t0\t\t失格',
].join('\n');

export const excelCsv =
  '\ufeffsep=;\r\n"Rank";"Player";"W/L/T";"Resistance"\r\n1;Haruka;9/1/0;64,90%\r\n3;"Leon, K.";7/2/1;61,00%\r\n';

const person = (id: string, first: string, last: string, more = '') => `
\t\t<player userid="${id}">
\t\t\t<firstname>${first}</firstname>
\t\t\t<lastname>${last}</lastname>
\t\t\t<birthdate>02/27/2004</birthdate>
\t\t\t<starter>true</starter>${more}
\t\t\t<creationdate>08/01/2026 09:32:22</creationdate>
\t\t</player>`;
const match = (outcome: number, one: string, two: string, table: number) => `
\t\t\t\t\t\t<match outcome="${outcome}">
\t\t\t\t\t\t\t<player1 userid="${one}"/>
\t\t\t\t\t\t\t<player2 userid="${two}"/>
\t\t\t\t\t\t\t<timestamp>08/01/2026 10:11:17</timestamp>
\t\t\t\t\t\t\t<tablenumber>${table}</tablenumber>
\t\t\t\t\t\t</match>`;
const bye = (id: string) => `
\t\t\t\t\t\t<match outcome="5">
\t\t\t\t\t\t\t<player userid="${id}"/>
\t\t\t\t\t\t\t<tablenumber>0</tablenumber>
\t\t\t\t\t\t</match>`;
const round = (number: number, type: number, matches: string) => `
\t\t\t\t<round number="${number}" type="${type}" stage="6" >
\t\t\t\t\t<timeleft>0</timeleft>
\t\t\t\t\t<matches>${matches}
\t\t\t\t\t</matches>
\t\t\t\t</round>`;

/** As TOM 1.84 writes it: a Masters pod of five with a bye, a tie, a drop, and a final. */
export const tom = `<?xml version="1.0" encoding="UTF-8"?>
<tournament type="3" stage="5" version="1.84" gametype="VIDEO_GAME" mode="VGC1DAY">
\t<data>
\t\t<name>Autumn &amp; Friends</name>
\t\t<id>26-08-001968</id>
\t\t<organizer popid="1438667" name="Jos&#233; Mar&#237;a Ruiz"/>
\t\t<startdate>08/01/2026</startdate>
\t</data>
\t<timeelapsed>0</timeelapsed>
\t<players>${[
  person('11', 'Haruka', ''),
  person('22', '', 'Kenta'),
  person('33', 'Leon,', 'K.'),
  person('44', 'Se&#225;n', 'O&apos;Neill'),
  person(
    '55',
    'Nozomi',
    '',
    '\n\t\t\t<dropped>\n\t\t\t\t<status>1</status>\n\t\t\t\t<round>2</round>\n\t\t\t</dropped>',
  ),
].join('')}
\t</players>
\t<pods>
\t\t<pod category="2" stage="1">
\t\t\t<subgroups><subgroup number="1"><players><player userid="11" /></players></subgroup></subgroups>
\t\t\t<rounds>${[
  round(1, 3, match(1, '11', '22', 1) + match(2, '55', '33', 2) + bye('44')),
  round(2, 3, match(3, '11', '33', 1) + match(1, '22', '44', 2)),
  round(3, 1, match(2, '22', '11', 1)),
].join('')}
\t\t\t</rounds>
\t\t</pod>
\t</pods>
\t<standings>
\t\t<pod category="2" type="finished">
\t\t\t<player id="11" place="1" />
\t\t\t<player id="22" place="2" />
\t\t\t<player id="33" place="3" />
\t\t\t<player id="44" place="4" />
\t\t</pod>
\t\t<pod category="2" type="dnf">
\t\t\t<player id="55" />
\t\t</pod>
\t\t<pod category="1" type="finished"></pod>
\t</standings>
</tournament>
`;

/** In its second round: no standings yet, what TOM keeps of the cut, and names as people write them. */
export const tomBeforeItIsOver = `<?xml version="1.0" encoding="UTF-8"?>
<tournament type="3" stage="4" version="1.74" gametype="VIDEO_GAME" mode="VGCPREMIER">
\t<data>
\t\t<name>Test</name>
\t\t<id>26-03-020202</id>
\t\t<city>Milano</city>
\t\t<state></state>
\t\t<organizer popid="1345369" name="Rabà"/>
\t\t<startdate>03/15/2026</startdate>
\t</data>
\t<timeelapsed>827</timeelapsed>
\t<players>${[
  person('123460', 'Edo', 'Giù Dal Pero', '\n\t\t\t<order>2</order>\n\t\t\t<seed>8</seed>'),
  person('123458', 'Califfo', 'Rossi'),
  person('123461', 'Vi &quot;Vee&quot;', '&lt;3'),
].join('')}
\t</players>
\t<pods>
\t\t<pod category="2" stage="0">
\t\t\t<rounds>${[
  round(1, 3, match(1, '123460', '123461', 1) + bye('123458')),
  round(2, 3, match(0, '123460', '123458', 1) + bye('123461')),
].join('')}
\t\t\t</rounds>
\t\t</pod>
\t</pods>
\t<finalsoptions>
\t\t<categorycut key="2">
\t\t\t<options><value>0</value><value>2</value></options>
\t\t\t<cut>2</cut>
\t\t</categorycut>
\t</finalsoptions>
</tournament>
`;
