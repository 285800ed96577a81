import type { fields as ja } from '../ja/fields';
import type { Translated } from '../translated';

export const fields: Translated<typeof ja> & Plurals = {
  lastTeam: { since: 'Changed since last time', same: 'Same team as last time.' },
  errorSummary: 'Please check these fields ({{count}})',
  required: 'required',
  discordIdDoubt:
    'The Discord ID “{{id}}” looks like a display name. Your username is in Discord’s settings. If it’s right, submit it as is.',
  species: {
    label: 'Pokémon {{slot}}',
    choices: 'Suggestions',
    count_one: '{{count}} suggestion. Use the arrow keys to choose.',
    count_other: '{{count}} suggestions. Use the arrow keys to choose.',
    none: 'No suggestions.',
  },
  member: {
    details: 'Pokémon {{slot}}: item and moves',
    ability: 'Ability',
    item: 'Item',
    move: 'Move {{number}}',
    teraType: 'Tera Type',
    statAlignment: 'Stat Alignment',
    statAlignmentHint: 'Called nature in earlier games.',
    clear: 'Clear the details of Pokémon {{slot}}',
    unset: 'Not entered',
    fromImage: 'from the image',
    confirm: 'Read from the image. Please check that it’s right.',
    readAs: 'The image seems to say “{{raw}}”.',
  },
  paste: {
    open: 'Paste a team as text',
    label: 'Showdown or PokeSol text, or a link to a PokePaste or a Sixsheet team',
    hint: {
      sv: 'Up to 10,000 characters. We leave out EVs, IVs, natures, nicknames and the like.',
      champions: 'Up to 10,000 characters. We leave out stat points, nicknames and the like.',
      onlySpecies: 'Up to 10,000 characters. Only the Pokémon themselves are filled in.',
    },
    auto: 'It’s filled in as soon as you paste.',
    button: 'Fill in from this text',
    done_one: '{{count}} Pokémon filled in. Please check it.',
    done_other: '{{count}} Pokémon filled in. Please check them.',
    severalTeams_one: 'This text contains {{count}} team. Choose the one to fill in.',
    severalTeams_other: 'This text contains {{count}} teams. Choose the one to fill in.',
    team: 'Team {{number}}',
    asOne: 'All as one team',
    kept: 'Not in this text, so left unchanged: Pokémon {{slots}}.',
    slotSeparator: ', ',
    empty: 'Clear Pokémon {{slots}}',
    nothing: 'We found no Pokémon to fill in.',
    failed: 'That didn’t load. Please try again where the signal is better.',
    unread_one: '{{count}} line wasn’t read.',
    unread_other: '{{count}} lines weren’t read.',
    details: 'Show what to check ({{count}})',
    clipboard: 'Paste from clipboard',
    clipboardRefused:
      'The browser didn’t let us read the clipboard. Press and hold the text field, then choose Paste.',
    line: 'Line {{line}}',
    problems: {
      unknownSpecies: 'There’s no Pokémon called “{{text}}”.',
      unknownAbility: 'There’s no ability called “{{text}}”.',
      unknownItem: 'There’s no item called “{{text}}”.',
      unknownMove: 'There’s no move called “{{text}}”.',
      unknownType: 'There’s no type called “{{text}}”.',
      unknownNature: 'There’s no Stat Alignment (nature) called “{{text}}”.',
      notUnderstood: '“{{text}}”',
      tooManyMembers: 'A team has six Pokémon. “{{text}}” and everything after it was left out.',
      tooManyMoves: 'A Pokémon has four moves, so “{{text}}” was left out.',
      moveTwice: '“{{text}}” is listed twice. We used it once.',
      secondValue: 'This Pokémon has one already, so “{{text}}” was left out.',
      alternatives: 'We can’t tell which of “{{text}}” it is, so we left it empty.',
      unclear: '“{{text}}” can mean several things, so we left it empty.',
      tooLong: 'Anything past 10,000 characters was left out.',
      otherText:
        'This looks like usage statistics, a battle log or notes about opponents. Please paste the text of a team.',
      nothingFound: 'We found no Pokémon.',
      linkNotKnown: 'We can’t take a team from that page. Open it, copy the team’s text and paste that here.',
      linkNotReached: 'We couldn’t reach PokePaste. Open the page, copy the team’s text and paste that here.',
      tooManyLinks:
        'That’s many links in a short time. Open the page, copy the team’s text and paste that here. Links work again in a while.',
      severalLinks: 'This text has several PokePaste links. Paste just the one you want.',
      teamNotShown: 'That team isn’t visible to you, so we filled in nothing. It may not be open yet.',
      formGuessed: 'Please check which form “{{text}}” is.',
      noTeraType: 'This tournament’s game has no Tera Types, so we left them out.',
      leftOut: 'Left out, as a team sheet doesn’t show them: {{list}}',
    },
    left: {
      separator: ', ',
      nickname: 'nicknames',
      gender: 'genders',
      level: 'levels',
      shiny: 'shiny colors',
      nature: 'natures',
      points: { sv: 'EVs', champions: 'stat points (EVs)' },
      ivs: 'IVs',
      stats: 'stat values',
      gigantamax: 'Gigantamax',
      mega: 'Mega Evolution',
      title: 'team names',
      other: 'other details',
    },
  },
  image: {
    label: 'Team image',
    championsHint:
      'Screenshots of the game (JPEG, PNG or WebP, up to 8 MB each). You can send two, the screen with moves and the one with stats, in any order. We’ll fill in the blanks from them.',
    hint: 'A screenshot taken with the console’s capture button (JPEG, PNG or WebP, up to 8 MB). We’ll fill in the blanks from it.',
    transferOpen: 'How to transfer a screenshot',
    transfer: {
      switch:
        'Switch: pick the screenshot in the Album, choose “Send to Smartphone”, then scan the two QR codes.',
      switch2: 'Switch 2: with the Nintendo Switch App linked, screenshots show up in the app automatically.',
      pc: 'PC: copy it over a USB cable from “Data Management” in System Settings.',
      phone: 'Phone: take a screenshot of the team screen with the phone itself.',
      photo: 'Photos of the screen taken with a phone won’t work.',
    },
    guide: 'Step by step in the guide (new tab)',
    read: 'Read the image',
    fillBlanks: 'Fill the blanks from the image',
    checkAgain: 'Check progress',
    remove: 'Remove image',
    place: 'Image {{place}}',
    removePlace: 'Remove image {{place}}',
    gave: 'We read {{list}}.',
    namesAlone: 'This image shows only the Pokémon. Send the screen with their moves to fill in the rest.',
    noMoves: 'The screen with moves is still missing. Send it to fill in abilities, items and moves, too.',
    kinds: {
      species_one: '{{count}} Pokémon',
      species_other: '{{count}} Pokémon',
      ability_one: '{{count}} ability',
      ability_other: '{{count}} abilities',
      item_one: '{{count}} item',
      item_other: '{{count}} items',
      moves_one: '{{count}} move',
      moves_other: '{{count}} moves',
      statAlignment_one: '{{count}} Stat Alignment',
      statAlignment_other: '{{count}} Stat Alignments',
    },
    notTaken: 'The image couldn’t be saved. You can submit without it and add it later.',
    twoTeams:
      'The two images seem to show different teams, so we didn’t use the second one. Please remove one of them.',
    tryAgain: 'Try again',
    fillFromCode: 'Fill in from the QR code’s team',
    states: {
      compressing: 'Making the image smaller',
      uploading: 'Uploading the image ({{percent}}%)',
      queued: 'Waiting to be read',
      reading: 'Reading the image',
      done: 'Finished reading the image',
      failed: 'We couldn’t read the image',
    },
    network:
      'The image didn’t upload. What you typed is still here. Please try again where the signal is better.',
    checking: 'Your image was uploaded, but we couldn’t check its progress. Please try again.',
    tooManyRequests:
      'Too many images in a short time. Please wait about a minute, choose the image again and retry. What you typed is still here.',
    coming: 'Your image is still on its way. Wait for it, and it’s sent with your team.',
    lost: 'The image you chose hasn’t arrived. Go back to see why, or to choose another.',
    added: 'We’ve filled in what your image says. Please check it again.',
    submitWithout: 'Submit without the image',
    reviseWithout: 'Save without the image',
    unreadBusy:
      'Too many images in a short time, so this didn’t go through. Wait about a minute and try again.',
    waiting: 'It’s busy right now. We’ll send the image again for you. You can keep typing.',
    waitingSeconds: '{{seconds}} s left',
    tooManyToday:
      'No more images can be read today. Please type your team in, or try again tomorrow. What you typed is still here.',
    continues: 'No need to wait. Keep typing, or submit.',
    filled_one: 'We filled in {{count}} blank from the image.',
    filled_other: 'We filled in {{count}} blanks from the image.',
    filledNone: 'There were no blanks to fill in from the image.',
    uncertain_one: '{{count}} field may be misread. Please check the marked field.',
    uncertain_other: '{{count}} fields may be misread. Please check the marked fields.',
    unmatched_one: '{{count}} Pokémon in the image didn’t match yours, so we left it out: {{names}}',
    unmatched_other: '{{count}} Pokémon in the image didn’t match yours, so we left them out: {{names}}',
  },
  sentAgain: 'Not submitted yet. Stay here and we’ll send it again for you.',
  unsaved: 'Not saved yet. Press again once you’re back online. What you typed is still here.',
  conflict: {
    title: 'Someone else (or another screen) saved first',
    lead: 'Your changes aren’t saved yet. For each difference, choose what to keep.',
    theirs: 'Saved version',
    mine: 'Your version',
    none: 'None',
    taken: 'Kept from the other save:',
    again: 'Then press “{{button}}” below.',
  },
  draft: {
    restored: 'We restored your draft.',
    kept: 'Kept on this device for 7 days. On a shared device, discard it.',
    refused: 'This device can’t keep a draft. If you close this page, what you entered is lost.',
    discard: 'Discard draft',
    discarded: 'Draft discarded.',
  },
  sheetConflict: {
    taken: 'We added these changes:',
    choose: 'The same part was changed in two ways. Choose which to keep.',
    again: 'Check everything, then press the button below again.',
    image: 'Team image',
    images: 'Images: {{number}}',
  },
};

interface Plurals {
  species: { count_one: string };
  paste: { done_one: string; severalTeams_one: string; unread_one: string };
  image: {
    filled_one: string;
    uncertain_one: string;
    unmatched_one: string;
    kinds: {
      species_one: string;
      ability_one: string;
      item_one: string;
      moves_one: string;
      statAlignment_one: string;
    };
  };
}
