import type { Game } from '~/pokedex/game';
import type { TeamMember } from '~/pokedex/member';
import { teamSize } from '~/pokedex/member';
import { traitsOf } from '~/pokedex/species';
import type { PastedText } from './fetch-paste.server';
import { withoutTags } from './foreign-paste';
import {
  type LeftOutKind,
  leftOutKinds,
  longestPaste,
  type PasteProblem,
  type PasteProblemKey,
} from './paste-problem';
import type { PastedLine } from './pasted-line';
import { readPokesolLine } from './pokesol';
import {
  chooseForm,
  genderedForm,
  hasGenderedForms,
  isFormUnclear,
  readSpecies,
  resolveAbility,
  resolveItem,
  resolveMove,
  resolveNature,
  resolveTeraType,
} from './resolve-pasted';
import { readShowdownLine, unpackShowdown } from './showdown';
import { longestLine, splitTeams, type TeamLines } from './split-teams';

/** One of a pasted six: keys of the pokedex, and the species as written where it is not known. */
export interface PastedMember extends Partial<TeamMember> {
  speciesText?: string;
}

export interface PastedTeam {
  members: PastedMember[];
  problems: PasteProblem[];
  /** A text with several teams is asked about before any of them counts. */
  asks?: PastedChoice[];
}

/** Which team of the text: its place, from 0, or all of them as one. */
export type TeamChoice = number | 'all';

export interface PastedChoice {
  choice: TeamChoice;
  title: string;
  species: Pick<PastedMember, 'species' | 'speciesText'>[];
}

/**
 * Showdown, packed or not, PokeSol, or a mix, in either language, with or without a page's tags around. Never throws;
 * says what it left out.
 * @param choice which of several teams in one text
 */
export function readPastedTeam(pasted: string, game: Game, choice?: TeamChoice): PastedTeam {
  const text = withoutTags(pasted);
  const short = text.slice(0, longestPaste);
  const unpacked = unpackShowdown(short);
  const lines = (unpacked ?? short).split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/);
  const read = ({ start, end }: Pick<TeamLines, 'start' | 'end'>) => {
    const reader = new PasteReader(game, lines, unpacked !== undefined);
    for (let at = start; at < end; at++) reader.read(lines[at] ?? '', at);
    reader.tellMegas();
    return reader;
  };
  const teams = splitTeams(lines.map(plainLine), (part) => read(part).members.length);
  const asks = teams.length > 1 ? choicesOf(teams, (part) => read(part).members) : [];
  const isChosen = asks.some((each) => each.choice === choice);
  if (asks.length > 0 && !isChosen) return { members: [], problems: [], asks };
  const { members, problems } = read(
    (typeof choice === 'number' ? teams[choice] : undefined) ?? { start: 0, end: lines.length },
  );
  if (text.length > longestPaste) problems.push({ line: lines.length, text: '', key: 'tooLong' });
  if (members.length === 0 && text.trim() !== '' && problems.length === 0) {
    problems.push({ line: 1, text: '', key: 'nothingFound' });
  }
  return { members, problems };
}

function choicesOf(teams: readonly TeamLines[], membersOf: (part: TeamLines) => PastedMember[]) {
  const choices = teams.map((part, at): PastedChoice => {
    const species = membersOf(part).map(({ species, speciesText }) => ({ species, speciesText }));
    return { choice: at, title: part.title, species };
  });
  const all = choices.flatMap(({ species }) => species);
  // What belongs together may be written in parts.
  return all.length > teamSize ? choices : [...choices, { choice: 'all' as const, title: '', species: all }];
}

/** A link that led to no text is told as the one thing wrong. */
export const readPasted = ({ text, missed }: PastedText, game: Game, choice?: TeamChoice): PastedTeam =>
  missed
    ? { members: [], problems: [{ line: 1, text: '', key: missed }] }
    : readPastedTeam(text, game, choice);

const plainLine = (line: string) =>
  line
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .trim();

class PasteReader {
  readonly members: PastedMember[] = [];
  readonly problems: PasteProblem[] = [];
  private full = false;
  /** Named as a Mega Evolution, which only the item tells on a sheet. */
  private readonly megas: { member: PastedMember; mega: string; line: number }[] = [];

  constructor(
    private readonly game: Game,
    private readonly lines: readonly string[],
    private readonly packed: boolean,
  ) {}

  read(written: string, at: number) {
    const line = plainLine(written);
    if (line === '' || this.full) return;
    const lineNumber = this.packed ? 1 : at + 1;
    const problem = (key: PasteProblemKey, text = line) => {
      this.problems.push({ line: lineNumber, text: text.slice(0, 80), key });
    };
    const leaveOut = (kind: LeftOutKind) => this.leaveOut(kind, lineNumber);
    const once = (key: PasteProblemKey) => {
      if (!this.problems.some((other) => other.key === key)) problem(key);
    };
    const said = line.length <= longestLine ? this.classify(line, at) : undefined;
    if (!said) return problem('notUnderstood');
    if (said.kind === 'title') return;
    if (said.kind === 'head') return this.begin(said, lineNumber, problem);
    if (said.kind === 'leftOut') return leaveOut(said.what);
    const member = this.members.at(-1);
    if (!member) return problem('notUnderstood');
    switch (said.kind) {
      case 'ability':
        return set(member, 'ability', said.value, resolveAbility(said.value, member.species), () =>
          problem('unknownAbility', said.value),
        );
      case 'item':
        return this.hold(member, said.value, problem);
      case 'teraType':
        if (this.game !== 'sv') return once('noTeraType');
        return set(member, 'teraType', said.value, resolveTeraType(said.value), () =>
          problem('unknownType', said.value),
        );
      case 'nature':
        // In Scarlet/Violet a nature is as private as EVs are; in Champions it is the Stat Alignment.
        if (this.game !== 'champions') return leaveOut('nature');
        return set(member, 'statAlignment', said.value, resolveNature(said.value), () =>
          problem('unknownNature', said.value),
        );
      case 'moves':
        for (const value of said.values) this.learn(member, value, problem);
    }
  }

  private classify(line: string, at: number): PastedLine | undefined {
    const said = readShowdownLine(line) ?? readPokesolLine(line);
    if (said) return said;
    if (resolveMove(line)) return { kind: 'moves', values: [line] };
    // A name alone, known or not: the line after it tells.
    const next = this.lines.slice(at + 1).find((other) => plainLine(other) !== '');
    const detail =
      next &&
      next.length <= longestLine &&
      (readShowdownLine(plainLine(next)) ?? readPokesolLine(plainLine(next)));
    const first = at === 0 || plainLine(this.lines[at - 1] ?? '') === '';
    return first && detail && detail.kind !== 'head' ? { kind: 'head', name: line } : undefined;
  }

  private begin(
    head: Extract<PastedLine, { kind: 'head' }>,
    line: number,
    problem: (key: PasteProblemKey, text?: string) => void,
  ) {
    if (this.members.length === teamSize) {
      this.full = true;
      return problem('tooManyMembers');
    }
    const member: PastedMember = {};
    this.members.push(member);
    if (head.nickname) this.leaveOut('nickname', line);
    if (head.item !== undefined) this.hold(member, head.item, problem);
    const { found, isGigantamax, mega, rest } = readSpecies(head.name);
    if (found.length === 0) {
      member.speciesText = head.name.slice(0, 80);
      return problem('unknownSpecies', head.name);
    }
    const { species, guessed } = chooseForm(found, head.name, member.item);
    member.species = head.gender ? genderedForm(species, head.gender) : species;
    if (isGigantamax) this.leaveOut('gigantamax', line);
    if (mega) this.megas.push({ member, mega, line });
    if (head.gender && !hasGenderedForms(species)) this.leaveOut('gender', line);
    const isUnclear = guessed || isFormUnclear(species, rest);
    if (isUnclear && member.species === species) problem('formGuessed', head.name);
  }

  /** A Mega Evolution is lost where its stone is not held. */
  tellMegas() {
    for (const { member, mega, line } of this.megas) {
      const isHeld = member.item !== undefined && traitsOf(mega)?.formItems.includes(member.item);
      if (!isHeld) this.leaveOut('mega', line);
    }
  }

  private leaveOut(kind: LeftOutKind, line: number) {
    const told = this.problems.find(({ key }) => key === 'leftOut');
    if (!told) {
      this.problems.push({ line, text: '', key: 'leftOut', kinds: [kind] });
    } else {
      told.kinds = leftOutKinds.filter((known) => known === kind || told.kinds?.includes(known));
    }
  }

  private hold(member: PastedMember, value: string, problem: (key: PasteProblemKey, text?: string) => void) {
    set(member, 'item', value, resolveItem(value), () => problem('unknownItem', value));
  }

  private learn(member: PastedMember, value: string, problem: (key: PasteProblemKey, text?: string) => void) {
    if (isNothing(value)) return;
    const move = resolveMove(value);
    if (!move) return problem('unknownMove', value);
    const moves = member.moves ?? [];
    if (moves.includes(move)) return;
    if (moves.length === 4) return problem('tooManyMoves', value);
    member.moves = [...moves, move];
  }
}

function set(
  member: PastedMember,
  field: 'ability' | 'item' | 'teraType' | 'statAlignment',
  value: string,
  key: string | undefined,
  unknown: () => void,
) {
  if (isNothing(value)) return;
  if (key) member[field] = key;
  else unknown();
}

const isNothing = (value: string) =>
  /^(none|no item|なし|無し|--*|\?+)?$/i.test(value.replace(/[()]/g, '').trim());
