import type { guide as source } from '../../ja/guide/guide';
import type { Translated } from '../../translated';

export const guide: Translated<typeof source> = {
  title: 'Guides',
  lead: 'Choose what you’re here for.',
  others: 'Other guides',
  pictures: {
    read: 'The form after a screenshot was read: names, items and moves are filled in and marked “$t(fields.member.fromImage)”',
    success: 'The “$t(teams.success.title)” page: the six Pokémon, the QR code and the team’s URL',
    open: 'What opponents see with an open team sheet: abilities, items and moves of the six in Japanese and English',
    closed: 'What opponents see with a closed team sheet: only the names of the six',
    home: 'Organizer home: the “$t(host.new)” button, how many have submitted in each tournament, and who hasn’t',
    day: 'The “$t(desk.pages.day)” page: numbers of teams and of players who are there, a search field, and the entrants by table',
    results: 'The “$t(desk.pages.result)” page: fields for wins, losses and place beside each player',
    judge:
      'A team sheet opened by staff: below the buttons “$t(judging.check.mark)”, “$t(judging.note.verb)” and “$t(desk.team.unlock)”, what was read from the image is colored',
    draw: 'The “$t(judging.draw.title)” page: a field for how many, and the “$t(judging.draw.button)” button',
    files:
      'The “$t(overlays.files)” section of the overlays page, with the buttons “$t(overlays.scenes)” and “$t(overlays.local)”',
    desk: 'The broadcast desk on a phone: what’s on air, and at the bottom the score buttons, “$t(broadcast.acts.undo)” and “$t(broadcast.acts.take)”',
    overlay:
      'An overlay: around the game stand both players’ names, score and six Pokémon, and the casters’ names',
  },
  seen: {
    caption: 'What opponents see',
    when: 'When',
    moments: {
      before: 'Before the start',
      during: 'From start to end',
      afterPublic: 'After the end, if you made it public',
      afterPrivate: 'After the end, if you didn’t',
    },
    shows: {
      nothing: 'Nothing',
      species: 'Only the six species',
      open: 'Abilities, items, moves and the rest of the sheet, and the team image',
      openWithCode: 'Abilities, items, moves and the rest of the sheet, the team image and the team code',
    },
  },
  players: {
    title: 'Guide for players',
    lead: 'Submit your team, bring a screenshot over, and know what opponents see.',
    sections: {
      submit: {
        title: 'Submit your team',
        steps:
          'On the tournament page, press “$t(tournaments.detail.submit)”. You don’t need an account.\nEnter your display name, $t(teams.submit.discordId) and $t(teams.submit.tonamelId), then press “$t(teams.submit.next)”.\nFill in your six. Start with “$t(teams.submit.ways.image)”, “$t(teams.submit.ways.paste)” or “$t(teams.submit.ways.type)”.\nPress “$t(teams.submit.toReview)”, look it over, then press “$t(teams.submit.submit)”.\nYou’re done when you see your QR code.',
        text: 'You can edit your team as often as you like until the deadline. Submitted without an account? Press “$t(teams.success.copyEdit)” and keep the link, so that you can edit from another device too.',
      },
      image: {
        title: 'Fill it in from an image',
        steps:
          'Use a screenshot of the game’s team screen (JPEG, PNG or WebP, up to 8 MB each). Choose it as it is, without cropping.\nPhotos of a screen taken with a camera won’t work.\nIn Pokémon Champions tournaments you can send two, the screen with moves and the one with stats, in any order.\nOnly blank fields are filled in. What you’ve entered stays as it is.\nMarked fields may be misread. Check that they’re right.\nStaff see the image too. Whether opponents do is in the table below.',
      },
      switch: {
        title: 'From a Nintendo Switch',
        steps:
          'Open the team screen and press the capture button on your controller.\nOpen “Album” from the HOME Menu, pick the screenshot and choose “Send to Smartphone”. You can send up to 10 at once.\nScan the first QR code with your phone’s camera to join the console’s Wi-Fi.\nScan the second QR code and save the image from the page that opens.\nGo back to your usual network and choose the image under “$t(fields.image.label)” in the form.',
        text: 'To get it onto a PC, connect the console with a USB cable and copy it from “Data Management” in the console’s System Settings.',
      },
      switch2: {
        title: 'From a Nintendo Switch 2',
        steps:
          'Install “Nintendo Switch App” on your phone and link it to the console.\nOpen the team screen and press the capture button on your controller.\nSave the screenshot to your phone once it’s in the app. Not there? Pick it in “Album” on the console and send it.\nChoose the saved image under “$t(fields.image.label)” in the form.',
        text: 'What the app keeps is limited (the newest 100, for 30 days), so save what you need in time. Console updates may change the steps and the limits.',
      },
      phone: {
        title: 'If you play on a phone',
        steps:
          'Open the team screen in Pokémon Champions.\nTake a screenshot with the phone itself.\nChoose it as it is under “$t(fields.image.label)” in the form.',
      },
      seen: {
        title: 'What opponents see',
        text: '“Opponents” are whoever has your team’s link or QR code. If you make your team public, anyone can see it on the tournament page once the tournament is over. You and staff can always see all of it.',
        steps:
          'While your team can be seen, so can your display name and Tonamel ID.\nOnly you and staff see your Discord ID and X ID.\nEVs, IVs, stat points and nicknames are never on a team sheet.\nIf staff correct your team, the page that opponents see says what was corrected and when.',
      },
      match: {
        title: 'At the table',
        steps:
          'Once pairings are published, the home page and My page show your table and opponent. “$t(rounds.mine.sheet)” opens their team, “$t(rounds.mine.report)” sends the result.\nWithout pairings, open your QR code from the “$t(teams.success.title)” page or from My page, and show it to your opponent.\nThey scan it with their camera, and your team opens in their language. No app, no account.\nYour own team, and any opponent’s team you’ve opened once, can be opened offline on the same device until a day after the tournament.',
      },
      trouble: {
        title: 'If something’s wrong',
        steps:
          'Can’t make the deadline, need a change after it, or lost your edit link? Ask the tournament’s staff. They can make a link for you alone, unlock your team or renew your edit link.\nDon’t want to take part? Until the deadline you can use “$t(viewTeam.withdraw)” on your team’s page.\n“$t(viewTeam.denied.notStarted.title)”: you can see the team once the tournament starts. The same page says when.',
      },
    },
  },
  organizers: {
    title: 'Guide for organizers',
    lead: 'Open a tournament in five minutes, run the day and publish the results.',
    sections: {
      begin: {
        title: 'First of all: a group',
        steps:
          'Sign in and open “$t(shell.pages.requestRole)”.\nChoose “$t(requests.kinds.newGroup)” or “$t(requests.kinds.join)” and press “$t(requests.send)”.\nOnce it’s approved, which can take a few days, you get an email, and “$t(shell.pages.desk)” appears in the site’s menu.',
      },
      create: {
        title: 'A tournament in five minutes',
        steps:
          'Open “$t(shell.pages.desk)”, choose your group and press “$t(host.new)”.\nEnter “$t(host.fields.name)” and “$t(host.fields.startsAt)”. Left blank, “$t(host.fields.deadlineAt)” is the start, and “$t(host.fields.endsAt)” is 8 hours after it.\nChoose “$t(host.fields.regulation)”, “$t(host.fields.rule)” and “$t(host.fields.format)”.\nChoose “$t(host.fields.sheetKind)”. After the start, opponents see abilities, items and moves on an open one, and only the six on a closed one.\nPress “$t(host.savePublish)”, or “$t(host.saveDraft)” if it isn’t time yet.\nSend the tournament page’s URL to your players. They can submit right away.',
      },
      before: {
        title: 'Before the day',
        steps:
          'A list of entrants: paste it with “$t(entrants.paste.open)” under “$t(desk.pages.entrants)”, and you see by name who hasn’t submitted. Tournaments work without one too.\nRules of your own: under “$t(desk.pages.edit)”, “$t(host.fields.houseRules)” bans Pokémon and more. Teams that break them get a warning before they’re submitted.\nAnnouncements: what you write under “$t(desk.pages.announcements)” is on the tournament page and on the pages of those who submitted.\nHelpers: add staff under “$t(groups.menu.members)”. Moderators check and correct teams, enter results and run broadcasts. Admins also create tournaments and manage members.',
      },
      day: {
        title: 'The day',
        steps:
          'Open “$t(desk.pages.day)” of the tournament. One page shows who has submitted and which sheets need a look.\nReach those who haven’t with “$t(entrants.missingList.title)” under “$t(desk.pages.entrants)”.\nRunning late? “$t(host.extend.title)” is for everyone, “$t(late.links.open)” for one player.\nA slip on a sheet: let the player fix it with “$t(desk.team.unlock)”, or fix it yourself with “$t(desk.team.correct)”.\nPaste pairings at “$t(desk.pages.rounds)”, or make blocks and a bracket there. Once they are published, players see their table and opponent.\nFor a screen in the hall, “$t(hall.openHall)” under “$t(desk.pages.announcements)” shows the deadline, your announcements and the pairings.\nOn paper: “$t(desk.pages.teams)” has “$t(desk.list.slips)” and “$t(desk.list.print)” under “$t(desk.list.more)”.',
      },
      after: {
        title: 'Afterwards',
        steps:
          'Open “$t(desk.pages.result)” of the tournament. Enter records and places, or use “$t(results.paste.open)” with a table as it is.\nSave, then press “$t(results.publish)”. Results are shown once the tournament has ended.\nPublic teams and statistics of the Pokémon used are on the tournament page from then on, too.\nMake the next one with “$t(host.duplicate)” on a finished tournament: its number and dates move forward.',
        text: 'The players’ IDs on sheets and on the list are removed {{days}} days after the tournament ends. If you need to reach someone, do it before then.',
      },
    },
  },
  judges: {
    title: 'Guide for judges',
    lead: 'Find a sheet, check it, fix it. A phone is all you need.',
    sections: {
      find: {
        title: 'Find a sheet',
        steps:
          'Sign in with your staff account beforehand.\nScan the player’s QR code with your camera and press “$t(viewTeam.openOnDesk)”.\nNo QR code? Search by name, ID or table on “$t(desk.pages.day)” of the tournament and press “$t(day.look)”.',
      },
      check: {
        title: 'Check a sheet',
        steps:
          'What’s marked “$t(desk.team.fromImage)” was read from the team image. It differs from the sheet, or isn’t on it.\nWhat may be misread has another color. Compare it with “$t(desk.team.image)”.\nSheets that break the rules are marked “$t(day.marks.rules)”.\nIf it’s right, press “$t(judging.check.mark)”. If it changes later, it says “$t(judging.check.changed)”.',
      },
      draw: {
        title: 'Check some at random',
        steps:
          'Open “$t(judging.draw.title)” under “$t(desk.pages.teams)”.\nEnter how many and press “$t(judging.draw.button)”.\nOpen the drawn sheets one by one and check them.',
        text: 'Only the seed, made anew for each draw, decides who is drawn. How to work it out is under “$t(judging.draw.howTitle)”, so anyone can verify a draw.',
      },
      change: {
        title: 'Fix a sheet',
        steps:
          'By the player: “$t(desk.team.unlock)” on the sheet, with a time limit and a reason.\nBy staff: “$t(desk.team.correct)” under “$t(desk.team.more)”, with a reason.\nWithdraw it: “$t(desk.team.withdraw)” under “$t(desk.team.more)”. You can restore it later.\nA guest lost their edit link: “$t(late.link.open)” under “$t(desk.team.more)” makes a new one to give them.',
        text: 'The player is told the reason, opponents never are. The page that opponents see only says what was corrected and when.',
      },
      late: {
        title: 'Players who come late',
        steps:
          '“$t(late.links.open)” under “$t(desk.pages.teams)” makes a link with which that one player can submit one team. Let them scan its QR code, and they can start.\nTo enter it for them, use “$t(late.add.link)”.',
      },
      note: {
        title: 'Notes and penalties',
        steps:
          'Press “$t(judging.note.verb)” on the sheet, choose a type and save.\nOnly staff see it. Players and opponents don’t.\nAdmins change the types of penalties with “$t(judging.kinds.field)” in “$t(groups.settings.title)”.',
      },
    },
  },
  casters: {
    title: 'Guide for broadcasts and casters',
    lead: 'Set up OBS, run the broadcast desk and go on air in two languages.',
    sections: {
      obs: {
        title: 'OBS in ten steps',
        steps:
          'Open “$t(shell.pages.desk)”, choose your group and open “$t(groups.menu.broadcast)”.\nUnder “$t(broadcast.sections.settings)”, choose a design at “$t(broadcast.settings.event)” and press “$t(broadcast.settings.save)” (admins).\nPress “$t(overlays.add)”.\nLeave “$t(overlays.language.label)” at “$t(overlays.language.desk)”. You can change it at the desk later.\nPress “$t(overlays.scenes)” and save the file.\nIn OBS, choose that file at “Scene Collection” → “Import”.\nIn OBS, choose the one beginning with Sixsheet at “Scene Collection”.\nIn the scene “$t(overlays.obs.game)”, add your video source and remove “$t(overlays.obs.placeholder)”.\nChoose the scene “$t(overlays.obs.frame)”, or “$t(overlays.obs.open)” for the game on the whole screen.\nChoose a tournament and players at the broadcast desk, press “$t(broadcast.acts.take)”, and make sure it shows up in OBS.',
        text: 'Sound and the game’s video stay in OBS as you know them. When you’re done practicing, press “$t(broadcast.acts.offAir)”.',
      },
      control: {
        title: 'Run the broadcast',
        steps:
          'What you change is the “$t(broadcast.draft)”. Viewers see nothing of it until you press “$t(broadcast.acts.take)”.\nThe + and − of the score go on air at once.\nWrong button? Press “$t(broadcast.acts.undo)” to go one step back.\n“$t(broadcast.acts.nextMatch)” puts the first of “$t(broadcast.fields.upNext)” into the draft.\nIt works on a phone, too: the score, the kind of scene, “$t(broadcast.acts.undo)” and “$t(broadcast.acts.take)” are always at the bottom.\nKeys of a PC are listed under “$t(broadcast.keys.title)”. For a Stream Deck and the like, see “$t(broadcast.settings.tokens)” in “$t(broadcast.sections.settings)”.',
      },
      languages: {
        title: 'In two languages',
        steps:
          'Both on one screen: choose “$t(broadcast.languages.both)” at “$t(broadcast.fields.language)” on the desk. Names of Pokémon and more take turns in Japanese and English.\nA Japanese and an English stream at once: choose a language at “$t(overlays.language.label)”, and import its scene collection into the OBS of that stream. One desk runs both.\n“$t(broadcast.fields.ticker)” and “$t(broadcast.fields.tickerEn)” are written separately.\nIf players entered their name’s pronunciation in Latin letters, English screens show it.',
      },
      notes: {
        title: 'For the casters',
        steps:
          'Open “$t(broadcast.casters.title)” from the broadcast desk on the casters’ device.\nIt has both teams in both languages, name pronunciations and earlier results.\nIt follows the match on air automatically.',
      },
      trouble: {
        title: 'Keep it running',
        steps:
          'If the network goes, overlays keep what they showed last. They catch up automatically when it’s back.\nIf it may be down when OBS starts, use “$t(overlays.local)” in the browser source.\nFor two tables at once, press “$t(broadcast.streams.use)” in “$t(broadcast.sections.settings)”. Each stream has its own URLs and desk.',
      },
    },
  },
};
