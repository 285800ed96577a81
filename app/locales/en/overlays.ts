import type { overlays as source } from '../ja/overlays';
import type { Translated } from '../translated';

export const overlays: Translated<typeof source> = {
  title: 'Broadcast overlays',
  lead: 'Paste a URL into an OBS browser source. What the broadcast desk takes on air shows up without a reload.',
  events: 'Events',
  previewOf: 'Preview of “{{label}}”',
  openPreview: 'Open full-size preview (try long names, missing teams and more)',
  whole: 'Full overlay (changes with the scene)',
  players: 'Name plates',
  group: {
    label: 'Group',
    of: 'These URLs show {{group}}’s broadcast.',
    unknown: 'The group in this URL doesn’t exist. Please choose one again.',
    none: 'Choose a group to get the URLs for your streaming software.',
    choose: 'Choose a group:',
    others: 'Other groups:',
    signIn: 'Sign in to choose a group',
  },
  add: 'Add to OBS',
  ask: {
    which: '{{group}} hasn’t chosen an overlay for its broadcasts yet. Which one do you want?',
    settings: 'Choose it in the broadcast settings, and this page opens with it from then on.',
  },
  texts: {
    title: 'Text URLs',
    lead: 'Each gives one thing that’s on air as plain text, for OBS scripts or vMix data sources. Add ?lang=ja, en or both to choose the language. Empty while nothing is on air.',
    names: {
      player1: 'Player 1',
      player2: 'Player 2',
      score1: 'Player 1’s score',
      score2: 'Player 2’s score',
      team1: 'Player 1’s Pokémon (one per line)',
      team2: 'Player 2’s Pokémon (one per line)',
      round: 'Round',
      bestOf: 'Best of',
      event: 'Event',
      tournament: 'Tournament',
      casters: 'Casters',
      ticker: 'Ticker (one per line)',
      countdown: 'Countdown (time left)',
      winner: 'Winner (in the winner scene only)',
    },
  },
  size: 'Width 1920, height 1080, transparent background.',
  copy: 'Copy',
  partsTitle: 'URLs for single parts',
  partsLead:
    'Each is 1920 wide and 1080 high and sits where the full overlay shows it. Add only the ones you need.',
  parts: {
    scoreboard: 'Scoreboard',
    teams: 'Both teams',
    team1: 'Player 1’s team',
    team2: 'Player 2’s team',
    casters: 'Casters',
    ticker: 'Ticker',
    standings: 'Standings',
    kp: 'KP',
    versus: 'Versus card',
    countdown: 'Countdown',
  },
  files: 'Files',
  scenes: 'Scene collection for OBS',
  scenesHint: 'In OBS: Scene Collection → Import.',
  local: 'Local file',
  localHint:
    'In case the network isn’t up when OBS starts. Choose it as “Local file”: it waits for the connection, then shows the overlay.',
  parametersTitle: 'URL parameters',
  parametersLead: 'Unknown values are ignored. Errors never show on air.',
  parameters: {
    group: {
      written: 'group=…',
      means:
        'Which group’s broadcast. If it isn’t found, or is left out where several groups use the event, the idle screen shows.',
    },
    lang: {
      written: 'lang=ja | en | both',
      means: 'Language of names. Without it: as set at the broadcast desk.',
    },
    side: { written: 'side=1 | 2', means: 'Shows only one player.' },
    part: { written: 'part=scoreboard …', means: 'Shows only one part.' },
    arrangement: {
      written: 'arrangement=frame | open',
      means:
        'In a match, the game in a frame (frame) or on the whole screen (open). Without it, the broadcast desk’s setting.',
    },
    background: { written: 'background=0', means: 'Draws no background, so you can lay it over your own.' },
    motion: { written: 'motion=0', means: 'Turns off motion.' },
    scale: { written: 'scale=0.25 – 4', means: 'Scales the overlay.' },
    preview: {
      written: 'preview=1',
      means: 'Shows a checkered background, the safe area and a sample switcher.',
    },
    debug: {
      written: 'debug=1',
      means: 'Shows the connection status, the revision number, and why no group was found.',
    },
  },
};
