import type { told as source } from '../ja/told';
import type { Translated } from '../translated';

interface Plurals {
  upNext: { summary_one: string };
}

export const told: Translated<typeof source> & Plurals = {
  logo: {
    title: 'Logo',
    own: 'The logo you chose',
    none: 'Your own or a sponsor’s logo can appear beside the event’s name on stream.',
    label: 'Choose a logo',
    hint: 'JPEG, PNG or WebP, up to 4 MB. A PNG with a transparent background looks best. Once saved, overlays on air show it at once.',
    send: 'Save logo',
    remove: 'Remove logo',
    tooSmall: 'The image is too small. Each side needs at least 48 pixels.',
  },
  bracket: {
    lead: 'Players 1 and 2, 3 and 4 and so on meet in the quarterfinals. Whoever has the higher score goes on to the next match. For a bye, leave the opponent empty and enter 1-0.',
    fill: 'Fill in places 1–8 of the standings (1st–8th, 4th–5th…)',
    named: '{{named}} of {{of}}',
    player: 'Player {{number}}',
    quarterfinal: 'Quarterfinal {{number}} score',
    semifinal: 'Semifinal {{number}} score',
    final: 'Final score',
  },
  upNext: {
    label: 'One match per line',
    hint: 'Like “Haruka vs Mirai, Semifinals”, up to {{max}}. You can paste pairings as they are: table numbers in front are skipped. A line with only a round is for the matches below it.',
    none: 'None yet',
    summary_one: 'Next: {{players}} ({{count}} match)',
    summary_other: 'Next: {{players}} ({{count}} matches)',
    problems: {
      upNextPair: 'We can’t find two names in line {{line}}.',
      upNextName: 'A name in line {{line}} is too long. Use up to 16 characters.',
      upNextRound: 'The round in line {{line}} is too long. Use up to 24 characters.',
      upNextMany: 'You can list up to 16 matches. Remove line {{line}} and those below.',
    },
  },
  published: {
    choose: 'Fill in this match',
    upNext: 'Fill in from the published pairings',
    bracket: 'Fill in the published bracket',
    enter: 'Enter the result of {{players}}',
  },
  battle: {
    title: 'Pokémon in this game (updates at once)',
    came: '{{pokemon}} came in',
    here: 'Came in',
    down: 'Down',
    downOf: '{{pokemon}} is down',
    tera: 'Tera',
    teraOf: '{{pokemon}} has Terastallized',
    mega: 'Mega',
    megaOf: '{{pokemon}} has Mega Evolved',
  },
  about: {
    title: 'About the player',
    region: 'Region',
    handle: 'Handle',
    record: 'Record',
    seed: 'Seed',
  },
  english: {
    ticker: 'Ticker in English',
    tickerHint: 'Line by line as above. Where a line is empty, the one above is used.',
    caster: 'Name in English',
  },
};
