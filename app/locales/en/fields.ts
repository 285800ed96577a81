import type { fields as ja } from '../ja/fields';
import type { Translated } from '../translated';

export const fields: Translated<typeof ja> & Plurals = {
  required: 'required',
  species: {
    label: 'Pokémon {{slot}}',
    hint: 'Type in Japanese or in English',
    choices: 'Suggestions',
    count_one: '{{count}} suggestion. Use the arrow keys to choose.',
    count_other: '{{count}} suggestions. Use the arrow keys to choose.',
    none: 'No suggestions.',
  },
  member: {
    details: 'Item, moves and more of Pokémon {{slot}}',
    ability: 'Ability',
    item: 'Held item',
    move: 'Move {{number}}',
    teraType: 'Tera Type',
    statAlignment: 'Stat Alignment',
    unset: 'Not given',
    fromImage: 'from the image',
    confirm: 'Read from the image. Please check that it is right',
  },
  paste: {
    open: 'Paste a team as text',
    label: 'Showdown or PokeSol text',
    hint: 'Up to 10,000 characters. EVs, IVs, nicknames and genders are left out.',
    button: 'Fill in from this text',
    done_one: '{{count}} Pokémon filled in. Please check it.',
    done_other: '{{count}} Pokémon filled in. Please check them.',
    nothing: 'No Pokémon was found to fill in.',
    failed: 'That did not load. Please try again where the signal is better.',
    line: 'Line {{line}}',
    problems: {
      unknownSpecies: 'There is no Pokémon called “{{text}}”',
      unknownAbility: 'There is no Ability called “{{text}}”',
      unknownItem: 'There is no item called “{{text}}”',
      unknownMove: 'There is no move called “{{text}}”',
      unknownType: 'There is no type called “{{text}}”',
      unknownNature: 'There is no Stat Alignment called “{{text}}”',
      notUnderstood: '“{{text}}” was not understood',
      tooManyMembers: 'A team has six; what follows was left out',
      tooManyMoves: 'A Pokémon has four moves; “{{text}}” was left out',
      tooLong: 'What is beyond 10,000 characters was left out',
      nothingFound: 'No Pokémon was found',
      formGuessed: 'Please check the form of “{{text}}”',
      noTeraType: 'This tournament’s game has no Tera Types, so they were left out',
      privateDropped:
        'EVs, IVs, natures, nicknames, genders and the like are not on a team sheet, so they were left out',
    },
  },
  image: {
    label: 'Team image',
    hint: 'A capture of the game’s screen (JPEG, PNG or WebP, up to 8 MB). It is read, and fills in what is blank.',
    transferOpen: 'How to transfer a capture',
    transfer: {
      switch:
        'Switch: choose the capture in the Album, then “Send to Smartphone”, and scan the two QR codes shown.',
      switch2: 'Switch 2: with the Nintendo Switch App linked, captures arrive in the app by themselves.',
      pc: 'PC: copy them with a USB cable from “Data Management” in the System Settings.',
      photo: 'Photos of a screen taken with a phone cannot be used.',
    },
    read: 'Read the image',
    checkAgain: 'Check the reading',
    remove: 'Remove the image',
    tryAgain: 'Try again',
    states: {
      compressing: 'Making the image smaller',
      uploading: 'Sending the image ({{percent}}%)',
      queued: 'Waiting for its turn to be read',
      reading: 'Reading the image',
      done: 'The image was read',
      failed: 'The image could not be read',
    },
    network: 'The image was not sent. What you typed is kept. Please try again where the signal is better.',
    checking: 'The state of the reading could not be checked. The image has arrived. Please try again.',
    tooManyRequests: 'Too many images in a short time. Please wait about a minute and try again.',
    continues: 'You need not wait: go on typing, or submit.',
    filled_one: '{{count}} blank was filled in from the image.',
    filled_other: '{{count}} blanks were filled in from the image.',
    filledNone: 'There was no blank to fill in from the image.',
    uncertain_one: '{{count}} value is uncertain. Please check the field with a mark.',
    uncertain_other: '{{count}} values are uncertain. Please check the fields with a mark.',
    unmatched_one: '{{count}} Pokémon of the image fits none that you entered and was left out: {{names}}',
    unmatched_other: '{{count}} Pokémon of the image fit none that you entered and were left out: {{names}}',
  },
  draft: {
    restored: 'Your draft is back.',
    kept: 'Kept on this device for 7 days. On a shared device, discard it.',
    discard: 'Discard the draft',
    discarded: 'The draft was discarded.',
  },
};

/** English tells one from many, which the Japanese strings do not have. */
interface Plurals {
  species: { count_one: string };
  paste: { done_one: string };
  image: { filled_one: string; uncertain_one: string; unmatched_one: string };
}
