import { sayInIsland } from '../island-texts';
import { accounts } from './accounts';
import { desk } from './desk';
import { errors } from './errors';
import { fields } from './fields';
import { late } from './late';
import { profile } from './profile';
import { readings } from './readings';
import { shell } from './shell';
import { teams } from './teams';
import { tournaments } from './tournaments';
import { viewTeam } from './view-team';

const { reason, reasonHint, reasonRequired } = desk.act;
const { signIn, handIn, close, labelled, loading, newBuild, reload } = shell;
const { submit, problems, findings, blanks, formErrors, whose, ids } = teams;
const { game, houseRules, timeLeft, over } = tournaments;
const { denied: _, qrPage: __, mine: ___, acts: ____, ...sheet } = viewTeam;

/** Strings of the team form in the browser; tests/locales/island-texts.test.ts finds missing ones. */
sayInIsland({
  desk: { act: { reason, reasonHint, reasonRequired } },
  accounts: { device: { link: accounts.device.link } },
  errors,
  fields,
  late: { own: late.own },
  profile: { myPage: { optional: profile.myPage.optional } },
  readings: { image: { tooManyImages: readings.image.tooManyImages } },
  shell: { signIn, handIn, close, labelled, loading, newBuild, reload },
  teams: { submit, problems, findings, blanks, formErrors, whose, ids },
  tournaments: { game, houseRules: { link: houseRules.link }, timeLeft, over },
  viewTeam: sheet,
});
