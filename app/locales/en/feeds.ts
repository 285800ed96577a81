import type { feeds as source } from '../ja/feeds';
import type { Translated } from '../translated';

export const feeds: Translated<typeof source> = {
  calendar: {
    ofGroup: 'Tournaments of {{group}}',
    own: 'My tournaments (Sixsheet)',
    organizer: 'Organizer',
    deadline: 'Team deadline for {{name}}',
    canceled: 'Canceled: {{name}}',
    withdrawn: 'A tournament that’s no longer public',
    withdrawnDeadline: 'Team deadline of a tournament that’s no longer public',
    withdrawnText: 'Staff took this tournament off the site.',
    closed: 'Staff closed team submission.',
  },
  links: {
    title: 'Add to your calendar',
    one: 'Add this tournament',
    oneNote: 'Adds the start and the team deadline.',
    group: 'Subscribe to all tournaments of {{group}}',
    groupNote: 'New tournaments and changed dates show up automatically.',
    url: 'URL to subscribe to (Google Calendar and others)',
    copy: 'Copy',
    ofGroup: 'Calendar of public tournaments (URL)',
    ofGroupNote: 'Share it so that players can subscribe to your dates in their calendar app.',
    feed: 'Follow new ones in a feed reader (Atom)',
  },
  own: {
    title: 'Calendar',
    lead: 'See the start and the team deadline of each tournament you submitted to in your own calendar app.',
    secret:
      'Anyone with the URL can see which tournaments you submitted to, but not your teams. Keep it to yourself.',
    none: 'You don’t have a calendar URL yet.',
    since: 'URL created',
    make: 'Create a URL',
    renew: 'Change to a new URL',
    renewLead: 'The URL you have now stops working.',
    stop: 'Turn the URL off',
    made: 'Here’s your calendar URL. You won’t be able to see it again after leaving this page.',
    url: 'Calendar URL',
    urlHint: 'In Google Calendar, paste it under “From URL”.',
    open: 'Open in a calendar app',
    stopped: 'The calendar URL no longer works.',
  },
  atom: {
    tournaments: 'New tournaments - Sixsheet',
    posts: 'New posts - Sixsheet',
  },
  embed: {
    offer: 'Embed in a blog or website',
    teamLead:
      'Paste this HTML to show the team on your page. Once the team is private, it’s hidden there too.',
    standingsLead: 'Paste this HTML to show the standings on your page.',
    html: 'HTML to embed',
    copy: 'Copy',
    openTeam: 'See the team on Sixsheet',
    openStandings: 'See the full results on Sixsheet',
    standings: '{{name}} standings',
    running: {
      title: 'Nothing to show yet',
      text: 'Once the tournament is over, teams that their players made public are shown here.',
    },
    nothing: {
      title: 'Not found',
      text: 'The page this was taken from was deleted, or the URL is wrong.',
    },
    noStandings: {
      title: 'No standings yet',
      text: 'They’ll be shown here once the results are public.',
    },
  },
};
