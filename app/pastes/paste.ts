import type { Game } from '~/pokedex/game';
import type { TeamMember } from '~/pokedex/member';
import { teamSize } from '~/pokedex/member';
import { traitsOf } from '~/pokedex/species';
import type { PastedText } from './fetch-paste.server';
import { withoutTags } from './foreign-paste';
import {
  type LeftOutKind,
  leftOutKinds,
  maxPasteLength,
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
import { maxLineLength, splitTeams, type TeamLines } from './split-teams';

/** Pokedex keys; `speciesText` is the name of an unknown species. */
export interface PastedMember extends Partial<TeamMember> {
  speciesText?: string;
}

export interface PastedTeam {
  members: PastedMember[];
  problems: PasteProblem[];
  /** Choices if the text has several teams: there are no members until one is chosen. */
  asks?: PastedChoice[];
}

/** Index of a team in the text, from 0, or all parts as one team. */
export type TeamChoice = number | 'all';

export interface PastedChoice {
  choice: TeamChoice;
  title: string;
  species: Pick<PastedMember, 'species' | 'speciesText'>[];
}

/**
 * Parses Showdown's format (packed or not), PokeSol's or a mix, in either language, even from HTML. Never throws;
 * reports what it left out.
 */
export function readPastedTeam(pasted: string, game: Game, choice?: TeamChoice): PastedTeam {
  const text = withoutTags(pasted);
  const head = text.slice(0, maxPasteLength);
  const unpacked = unpackShowdown(head);
  const lines = (unpacked ?? head).split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/);
  const read = ({ start, end }: Pick<TeamLines, 'start' | 'end'>) => {
    const reader = new PasteReader(game, lines, unpacked !== undefined);
    for (let at = start; at < end; at++) reader.read(lines[at] ?? '', at);
    reader.reportMegas();
    return reader;
  };
  const teams = splitTeams(lines.map(plainLine), (part) => read(part).members.length);
  const asks = teams.length > 1 ? choicesOf(teams, (part) => read(part).members) : [];
  const isChosen = asks.some((each) => each.choice === choice);
  if (asks.length > 0 && !isChosen) return { members: [], problems: [], asks };
  const { members, problems } = read(
    (typeof choice === 'number' ? teams[choice] : undefined) ?? { start: 0, end: lines.length },
  );
  if (text.length > maxPasteLength) problems.push({ line: lines.length, text: '', key: 'tooLong' });
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
  // One team may be written in parts.
  return all.length > teamSize ? choices : [...choices, { choice: 'all' as const, title: '', species: all }];
}

/** Reports a link that could not be followed as the only problem. */
export const readPastedText = ({ text, missed }: PastedText, game: Game, choice?: TeamChoice): PastedTeam =>
  missed
    ? { members: [], problems: [{ line: 1, text: '', key: missed }] }
    : readPastedTeam(text, game, choice);

const plainLine = (line: string) =>
  line
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .trim();

type Report = (key: PasteProblemKey, text?: string) => void;
type PastedDetail = Exclude<PastedLine, { kind: 'title' | 'leftOut' | 'head' }>;

class PasteReader {
  readonly members: PastedMember[] = [];
  readonly problems: PasteProblem[] = [];
  private full = false;
  /** Members named as a Mega Evolution, which a sheet shows only by its stone. */
  private readonly megas: { member: PastedMember; mega: string; line: number }[] = [];

  constructor(
    private readonly game: Game,
    private readonly lines: readonly string[],
    private readonly packed: boolean,
  ) {}

  read(raw: string, at: number) {
    const line = plainLine(raw);
    if (line === '' || this.full) return;
    const lineNumber = this.packed ? 1 : at + 1;
    const problem = (key: PasteProblemKey, text = line) => {
      this.problems.push({ line: lineNumber, text: text.slice(0, 80), key });
    };
    const entry = line.length <= maxLineLength ? this.classify(line, at) : undefined;
    if (!entry) return problem('notUnderstood');
    if (entry.kind === 'title') return;
    if (entry.kind === 'head') return this.begin(entry, lineNumber, problem);
    if (entry.kind === 'leftOut') return this.leaveOut(entry.what, lineNumber);
    const member = this.members.at(-1);
    if (!member) return problem('notUnderstood');
    this.readDetail(member, entry, lineNumber, problem);
  }

  private readDetail(member: PastedMember, entry: PastedDetail, line: number, problem: Report) {
    switch (entry.kind) {
      case 'ability':
        return set(member, 'ability', entry.value, resolveAbility(entry.value, member.species), () =>
          problem('unknownAbility', entry.value),
        );
      case 'item':
        return this.hold(member, entry.value, problem);
      case 'teraType':
        if (this.game !== 'sv') return this.reportTeraType(problem);
        return set(member, 'teraType', entry.value, resolveTeraType(entry.value), () =>
          problem('unknownType', entry.value),
        );
      case 'nature':
        // As private as EVs in Scarlet/Violet; shown as the Stat Alignment in Champions.
        if (this.game !== 'champions') return this.leaveOut('nature', line);
        return set(member, 'statAlignment', entry.value, resolveNature(entry.value), () =>
          problem('unknownNature', entry.value),
        );
      case 'moves':
        for (const value of entry.values) this.learn(member, value, problem);
    }
  }

  private classify(line: string, at: number): PastedLine | undefined {
    const entry = readShowdownLine(line) ?? readPokesolLine(line);
    if (entry) return entry;
    if (resolveMove(line)) return { kind: 'moves', values: [line] };
    // A bare name, known or not: the next line decides.
    const next = this.lines.slice(at + 1).find((other) => plainLine(other) !== '');
    const detail =
      next &&
      next.length <= maxLineLength &&
      (readShowdownLine(plainLine(next)) ?? readPokesolLine(plainLine(next)));
    const first = at === 0 || plainLine(this.lines[at - 1] ?? '') === '';
    return first && detail && detail.kind !== 'head' ? { kind: 'head', name: line } : undefined;
  }

  private begin(head: Extract<PastedLine, { kind: 'head' }>, line: number, problem: Report) {
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

  /** Reports Mega Evolutions that are lost because their stone is not held. */
  reportMegas() {
    for (const { member, mega, line } of this.megas) {
      const isHeld = member.item !== undefined && traitsOf(mega)?.formItems.includes(member.item);
      if (!isHeld) this.leaveOut('mega', line);
    }
  }

  private reportTeraType(problem: Report) {
    if (!this.problems.some(({ key }) => key === 'noTeraType')) problem('noTeraType');
  }

  private leaveOut(kind: LeftOutKind, line: number) {
    const report = this.problems.find(({ key }) => key === 'leftOut');
    if (!report) {
      this.problems.push({ line, text: '', key: 'leftOut', kinds: [kind] });
    } else {
      report.kinds = leftOutKinds.filter((known) => known === kind || report.kinds?.includes(known));
    }
  }

  private hold(member: PastedMember, value: string, problem: Report) {
    set(member, 'item', value, resolveItem(value), () => problem('unknownItem', value));
  }

  private learn(member: PastedMember, value: string, problem: Report) {
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
