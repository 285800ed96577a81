import type { overlays as source } from '../ja/overlays';
import type { Translated } from '../translated';

export const overlays: Translated<typeof source> = {
  title: 'Broadcast overlays',
  lead: 'Paste an address into a browser source of OBS: what the desk takes live shows without a reload.',
  events: 'Events',
  previewOf: 'How “{{label}}” looks',
  openPreview: 'Open the preview (with long names, missing teams and other hard cases)',
  whole: 'Whole picture (changes with the scene)',
  players: 'Player plates',
  size: 'Width 1920, height 1080, transparent.',
  copy: 'Copy',
  partsTitle: 'One source for each part',
  partsLead:
    'All are 1920 wide and 1080 high and stand where the whole picture has them. Add only those you need.',
  parts: {
    scoreboard: 'Scoreboard',
    teams: 'Both teams',
    team1: 'Team of player 1',
    team2: 'Team of player 2',
    casters: 'Casters',
    ticker: 'Ticker',
    standings: 'Standings',
    versus: 'Versus card',
    countdown: 'Countdown',
  },
  files: 'Files',
  scenes: 'Scene collection for OBS',
  scenesHint: 'In OBS: Scene Collection → Import.',
  local: 'Local file',
  localHint:
    'For a network that is not up when OBS starts. Choose it as “local file”: it waits for the server, then shows the overlay.',
  parametersTitle: 'What an address may say',
  parametersLead: 'Unknown values are ignored; no error is ever shown on air.',
  parameters: {
    group: {
      written: 'group=…',
      means:
        'Whose broadcast. Without it: of the groups that chose this event, the one that was on air last.',
    },
    lang: { written: 'lang=ja | en | both', means: 'Language of names. Without it: as the desk says.' },
    side: { written: 'side=1 | 2', means: 'One player alone.' },
    part: { written: 'part=scoreboard …', means: 'One part alone.' },
    motion: { written: 'motion=0', means: 'Nothing moves.' },
    scale: { written: 'scale=0.25 – 4', means: 'Size, as a factor.' },
    preview: { written: 'preview=1', means: 'Checker background, safe area, and a switch through samples.' },
    debug: { written: 'debug=1', means: 'State of the connection and the revision.' },
  },
};
