import type { about as source } from '../ja/about';
import type { Translated } from '../translated';

export const about: Translated<typeof source> = {
  pages: { privacy: 'Privacy policy', terms: 'Terms of use', contact: 'Contact' },
  updated: 'Last updated: {{date}}',
  operator: 'Run by',
  unnamed: 'The name of who runs this site hasn’t been set yet.',
  contactAt: 'Contact',
  signUp: 'By creating an account you agree to these:',
  privacy: {
    lead: 'What Sixsheet keeps, what for, and for how long.',
    collected: {
      title: 'What we keep',
      text: 'Account: your email, display name and password (stored in a form that can’t be turned back). If you add a passkey: its name and the public key to check it by (the secret key and your fingerprint or face never reach us), and recovery codes (in a form that can’t be turned back). If you create a calendar URL: the secret part of it (in a form that can’t be turned back). If you enter them in your profile: your name’s pronunciation, your Discord, X and Tonamel IDs and your language. If you change your email settings: what you chose, and when. When an email last reached you, came back, or was reported as spam.\nTeams: display name, Discord ID, Tonamel ID, your name’s pronunciation and X ID if you enter them, your six Pokémon, a team image and a team code if you send them, and whether the team is public. Each edit keeps a record of what it replaced.\nTeam images: we read the names of Pokémon, moves and so on, and keep the result. Where an image was taken and other metadata is deleted before we store it.\nPosts and favorites: the text, team code and images of teams you post, the URL an image came from, and the posts you mark as favorites.\nHosting: your requests, your name and role in a group, and what you do as staff, such as correcting or withdrawing a team, with the reason.\nReports: the reason chosen, what was written, and when. Which account a report came from is kept only if you let us contact you about it. The decision and its reason stay with the reported post, team or tournament.\nBroadcasts: the names of players and casters that staff enter, and what they put on air.\nSign-ins: when and how you signed in, and the kind of device your browser reports.\nSafety: how often something was tried within a short time. Where a request came from and which email address was used is counted in a form that can’t be read as such (a hash).\nServer records: to find faults and misuse, the kind of page that was opened, when, the outcome and your account’s internal number stay with Cloudflare for a short time. Names, emails and where you came from aren’t kept as such.',
    },
    purposes: {
      title: 'What it’s for',
      text: 'Running tournaments: checking teams, showing them to opponents, letting staff reach you, publishing results.\nKeeping accounts safe and preventing abuse.\nSending emails you need (confirmations, password resets, corrections to your team, decisions on posts) and the tournament updates that are on in “Email settings” on My page. Updates about new tournaments go only to those who chose them. We send no advertising.\nImproving image reading, only where you allow it.\nWe don’t use it for ads, don’t sell it, and use no analytics service.\nWe do this because it’s needed to provide the service, because of our legitimate interest in running it safely, and, for improving image reading, with your consent.',
    },
    seen: {
      title: 'Who sees what',
      text: 'Until a tournament starts, only you and its staff can see your team.\nDuring the tournament, anyone with the team’s link sees your display name, Tonamel ID and six Pokémon. An open team sheet also shows items, moves, the team code and the team image; a closed one shows only the species.\nAfter the tournament, public teams can be seen by anyone. Others are visible only to you and staff.\nOnce staff publish the results, anyone can see your display name, place and record.\nOnly you and staff see your Discord ID and X ID. Your name’s pronunciation is seen by you, staff and casters. In Latin letters, viewers of a stream may see it too. Notes and penalties that staff keep about a player are seen by staff only.\nWhat staff put on air – display names, teams and results – is seen by viewers.\nIf you create a URL for your own calendar, anyone who has it sees the names and dates of tournaments you submitted to. You can change it at any time.\nUsage statistics are public. What private teams hold is combined so that a few teams can’t be told apart.\nPosts become public with your display name once they’re approved.\nOnly site admins see reports. Whoever was reported isn’t told who reported them.\nSite admins may look at stored data to review posts, decide on reports, answer requests and fix faults.',
    },
    kept: {
      title: 'How long we keep it',
      lead: 'After these times it’s deleted automatically.',
      what: 'What',
      until: 'How long',
      rows: {
        playerIds:
          'Discord, X and Tonamel IDs, team codes and name pronunciations on submitted teams, earlier versions included; images of teams that aren’t public; notes, penalties and checks by staff; records of late links; and, on a tournament’s list of entrants, IDs, pronunciations and the names of those who submitted nothing',
        readingSamples: 'Copies of images you let us use to improve image reading',
        readingResults: 'What we read in images of teams whose six were typed in full',
        unusedImages: 'Uploaded images that no team or post uses',
        sessions: 'A sign-in that isn’t used',
        wholeSession: 'A sign-in that is used',
        knownNetworks: 'Networks you signed in from (as a hash)',
        mailLinks: 'Confirmation links sent by email',
        earlierEmails: 'Your previous email address after a change, so that your account can be restored',
        challenges: 'Numbers used to check a passkey',
        attempts: 'How often something was tried',
        staffActions: 'Who unlocked or withdrew a team',
        staffLog: 'Who on staff opened, exported or changed team sheets',
        resultSaves: 'Earlier versions of results, kept for undo',
        matchChanges: 'Who reported, confirmed or changed the result of a match',
        roleRequests: 'Requests to host that were answered',
        reports: 'What was written in reports that were decided',
        keptPlayers: 'A guest’s name and IDs (a cookie on the device that submitted)',
        keptForms: 'An unfinished form while you sign in (a cookie on the device)',
        drafts: 'An unfinished team form or post (on your device only)',
        noticeMails: 'That you were emailed about a tournament (so that you aren’t twice)',
        groupTokens: 'Revoked control tokens',
      },
      afterEnd: '{{time}} after the tournament ends',
      afterUse: '{{time}} after it was last used',
      afterSignIn: '{{time}} after signing in',
      after: '{{time}}',
      upTo: 'up to {{time}}',
      rest: 'Your display name, six Pokémon, edits and result stay as the tournament’s record until you delete them. Account data stays until you delete the account.\nRecovery copies of the database may hold deleted data for up to 30 days. They’re used only to recover from a failure.',
    },
    others: {
      title: 'Services we rely on',
      cloudflare:
        'Cloudflare runs our servers and database, stores images and protects connections. Data may be handled on servers in other countries. Images are read within Cloudflare and sent nowhere else.',
      mail: 'Email delivery ({{host}}): gets the recipient’s email address and the text.',
      google: 'Google: if you choose to sign in with Google, we get your email address, name and Google ID.',
      none: 'We give data to no one else, except where the law requires it.',
    },
    device: {
      title: 'What your device keeps',
      text: 'Cookies: your sign-in, the language you chose, the keys for editing teams submitted without an account (400 days), a mark that you’ve signed in on this device (400 days), the name and IDs of whoever submitted without an account (180 days; “Not me, clear it” in the form deletes them), an unfinished form while you sign in (1 hour), one-time notices, markers of steps in progress, a number to count tries by device (1 day), and one that shows you at once what you just sent (5 minutes).\nBrowser storage: your teams and team pages you opened (up to 32; deleted a day after the tournament, when withdrawn and when you sign out; nothing that only staff may see), a form that couldn’t be sent offline (deleted once sent or canceled), an unfinished team form or post (deleted once sent, unused after {{draft}}), what you typed when sending failed, and display settings.\nThere are no advertising or tracking cookies. All of these are needed to run the site.',
    },
    rights: {
      title: 'What you can do',
      text: 'See and export: “Data and deletion” on My page gives you a file with what we keep.\nCorrect: edit your profile at any time, and your team until the deadline.\nWithdraw: until the deadline, on the team’s page. You don’t need an account.\nStop emails: tournament updates can be stopped kind by kind, in “Email settings” on My page or by the link in the email, without signing in.\nDelete: once a tournament is over, delete your team on its page. You can delete your account on My page.\nFor anything else – access, correction, restriction, withdrawing consent – use the contact below. You can also complain to your local data protection authority.',
    },
    deleted: {
      title: 'When you delete your account',
      text: 'Your profile, sign-ins, requests, posts with their images, favorites and group memberships are deleted at once.\nTeams you submitted lose your name, IDs, images, items, moves and edits. The six species and the result stay anonymously, so that results and statistics still add up.\nIn a tournament that’s still running, the six stay without a name for your opponents, and only the species are left {{days}} days after it ends at the latest. Teams for tournaments that haven’t started are withdrawn.\nCorrections and withdrawals you made as staff stay with the tournament, without your name.\nReports and decisions about your posts and teams go with them. Reports that you sent stay without your name.\nNames that staff typed into a ticker or the like stay until staff remove them.',
    },
    age: {
      title: 'Under 18',
      text: 'If you’re under 18, ask a parent or guardian before you use Sixsheet. They can ask us to delete data too.',
    },
    changes: {
      title: 'Changes',
      text: 'When this policy changes, we update this page and its date. We’ll announce important changes on the site as well.',
    },
  },
  terms: {
    lead: 'What you agree to when you use Sixsheet.',
    use: {
      title: 'Using Sixsheet',
      text: 'Anyone can use Sixsheet for free to submit, view, run and broadcast tournament teams.\nIf you’re under 18, ask a parent or guardian first.\nKeep your password and your edit links to yourself.',
    },
    content: {
      title: 'Teams and posts',
      text: 'Submit your own team, under the name and IDs you play with. Don’t pretend to be someone else.\nPost only text and images that are yours or that you may use. They remain yours.\nBy submitting or posting, you let us show them here, put them on air and count them in statistics, as far as the service needs it.\nPosts are reviewed before they’re public.',
    },
    banned: {
      title: 'Not allowed',
      text: 'Anything unlawful or against other people’s rights.\nHarassment, discrimination, obscene content, or exposing personal data.\nOverloading our servers, trying to get at other people’s data, or trying to break things.\nIf this happens, we may take things down as described below, or withdraw teams.',
    },
    reports: {
      title: 'Reports and taking down',
      text: 'Anyone can report a public post, a team’s display name or a tournament with “Report” on its page. You don’t need an account.\nSite admins read each report. If nothing is wrong, it stays. If something is, they take the post or tournament down, or hide the display name.\nThe reason is emailed to the author (for tournaments, to the admins of the organizing group) and shown on their own page. If you submitted without an account, you see it on your team’s page.\nYou can edit a post and submit it again for another review. Hiding a name leaves the team and its result as they are. Submitted teams stay when a tournament is taken down.\nIf you disagree, write to the contact below. We’ll look again, and restore it if we were wrong.',
    },
    tournaments: {
      title: 'Tournaments',
      text: 'Each tournament is the responsibility of its organizer, who decides who may take part, rulings, places and prizes.\nChecks against the rules and image readings are there to help and may be wrong. Check your team before you submit it.',
    },
    liability: {
      title: 'The service',
      text: 'We don’t promise that Sixsheet is always available or free of errors. We may change it or end it, and will tell you ahead of time where we can.\nWe aren’t liable for damage from using it, except for intent or gross negligence and where the law doesn’t allow this.',
    },
    rights: {
      title: 'Rights',
      text: 'Sixsheet is an unofficial fan project. It isn’t affiliated with Nintendo, The Pokémon Company, Creatures or GAME FREAK. Pokémon names are trademarks of their owners.',
    },
    changes: {
      title: 'Changes',
      text: 'When these terms change, we update this page and its date. We’ll announce important changes on the site before they apply.',
    },
  },
  contact: {
    lead: 'Questions, faults, or anything about your data: write to this contact.',
    tournament: 'For registration, corrections to a team or results, ask the tournament’s organizer.',
    personal:
      'We answer requests about your personal data without delay once we know it’s you. We also tell you the postal details of who runs this site if you ask.',
    withdraw: 'You can withdraw or delete a team, and delete your account, by yourself.',
    security: 'Found a security problem? Please tell us here before you make it public.',
  },
};
