import { sayInIsland } from '../island-texts';
import { errors } from './errors';
import { fields } from './fields';
import { posts } from './posts';
import { shell } from './shell';
import { teams } from './teams';

const { signIn, labelled, loading, newTab, newBuild, reload } = shell;
const { place_ordinal_other } = shell;
const { rule, form, formErrors } = posts;

/** Strings of the post form in the browser; tests/locales/island-texts.test.ts finds missing ones. */
sayInIsland({
  errors,
  fields,
  posts: { rule, form, formErrors },
  shell: {
    ...{ signIn, labelled, loading, newTab, newBuild, reload },
    ...{ place_ordinal_other },
  },
  teams: { submit: teams.submit, formErrors: teams.formErrors },
});
