import type { Game } from '~/pokedex/game';
import { type TeamMember, teamSize } from '~/pokedex/member';
import { baseOf, traitsOf } from '~/pokedex/species';
import { bracketedComment } from './comments';
import { alternativesIn, candidatesIn, type Field, keysOf, resolve, resolveAbility } from './identify';
import {
  type LeftOutKind,
  leftOutKinds,
  type PasteOption,
  type PasteProblem,
  type PasteProblemKey,
} from './paste-problem';
import type { DetailKind, PastedHead, PastedLine, PastedPart } from './pasted-line';
import { partsOf, piecesOf } from './pieces';
import { isNothing } from './read-head';
import { chooseForm, genderedForm, hasGenderedForms, isFormUnclear, readSpecies } from './resolve-pasted';
import { type MovesLine, settleMoves } from './settle-moves';

/** Pokedex keys; `speciesText` is the name of an unknown species. */
export interface PastedMember extends Partial<TeamMember> {
  speciesText?: string;
}

interface Draft {
  member: PastedMember;
  slot: number;
  moves: MovesLine[];
  /** Fields with alternatives: they stay empty. */
  asked: Set<DetailKind>;
  isBare: boolean;
}

const fieldOf = {
  ability: 'ability',
  item: 'item',
  teraType: 'teraType',
  nature: 'statAlignment',
} as const satisfies Record<DetailKind, keyof TeamMember>;
const unknownOf = {
  ability: 'unknownAbility',
  item: 'unknownItem',
  teraType: 'unknownType',
  nature: 'unknownNature',
} as const satisfies Record<DetailKind, PasteProblemKey>;

/** Builds the team from the parts of its lines, and reports what it left out. */
export class TeamBuilder {
  readonly problems: PasteProblem[] = [];
  private readonly drafts: Draft[] = [];
  private current: Draft | undefined;
  private full = false;
  /** Members named as a Mega Evolution, which a sheet shows only by its stone. */
  private readonly megas: { member: PastedMember; mega: string; line: number }[] = [];

  constructor(private readonly game: Game) {}

  get members(): PastedMember[] {
    return this.drafts.map(({ member }) => member);
  }

  add({ line, parts }: PastedLine) {
    for (const part of parts) if (!this.full) this.take(part, line);
  }

  /** Settles what only the whole text decides. */
  finish(): this {
    for (const draft of this.drafts) {
      settleMoves(draft, this.game, (problem) => this.problems.push(problem));
    }
    for (const { member, mega, line } of this.megas) {
      const isHeld = member.item !== undefined && traitsOf(mega)?.formItems.includes(member.item);
      if (!isHeld) this.leaveOut('mega', line);
    }
    this.problems.sort((a, b) => a.line - b.line);
    return this;
  }

  private report(line: number, key: PasteProblemKey, text: string, options?: PasteOption[]) {
    const problem: PasteProblem = { line, text: text.slice(0, 80), key };
    if (options && options.length > 0) problem.options = options;
    this.problems.push(problem);
  }

  private take(part: PastedPart, line: number) {
    if (part.kind === 'title') return this.leaveOut('title', line);
    if (part.kind === 'leftOut') return this.leaveOut(part.what, line);
    if (part.kind === 'head') return this.begin(part, line);
    const draft = this.current;
    if (part.kind === 'unread') return this.report(line, 'notUnderstood', part.text);
    if (!draft)
      return this.report(line, 'notUnderstood', part.kind === 'moves' ? part.values.join(' / ') : part.value);
    draft.isBare = false;
    if (part.kind === 'moves') draft.moves.push({ ...part, line });
    else this.detail(draft, part.kind, part.value, line);
  }

  private begin(head: PastedHead, line: number) {
    const { found, isGigantamax, mega, rest } = readSpecies(head.name);
    const listed = head.listed ? undefined : this.listedAs(found);
    if (!listed && this.drafts.length === teamSize) {
      this.full = true;
      return this.report(line, 'tooManyMembers', head.name);
    }
    const draft = listed ?? this.open(head.listed ?? false);
    this.current = draft;
    draft.isBare &&= head.listed ?? false;
    if (head.nickname) this.leaveOut('nickname', line);
    if (head.item !== undefined) this.detail(draft, 'item', head.item, line);
    const { member } = draft;
    if (found.length === 0) {
      member.speciesText = head.name.slice(0, 80);
      return this.report(line, 'unknownSpecies', head.name);
    }
    const { species, guessed } = chooseForm(found, head.name, member.item);
    member.species = head.gender ? genderedForm(species, head.gender) : species;
    if (isGigantamax) this.leaveOut('gigantamax', line);
    if (mega) this.megas.push({ member, mega, line });
    if (head.gender && !hasGenderedForms(species)) this.leaveOut('gender', line);
    const isUnclear = guessed || isFormUnclear(species, rest);
    if (isUnclear && member.species === species) this.report(line, 'formGuessed', head.name);
  }

  private open(isBare: boolean): Draft {
    const draft: Draft = { member: {}, slot: this.drafts.length, moves: [], asked: new Set(), isBare };
    this.drafts.push(draft);
    return draft;
  }

  /** A list of species may stand above the details of each. */
  private listedAs(found: readonly string[]): Draft | undefined {
    const bases = new Set(found.map(baseOf));
    return this.drafts.find(
      ({ isBare, member }) => isBare && member.species && bases.has(baseOf(member.species)),
    );
  }

  private detail(draft: Draft, kind: DetailKind, value: string, line: number) {
    if (isNothing(value)) return;
    if (kind === 'teraType' && this.game !== 'sv') return this.reportTeraType(line, value);
    // Open sheets show natures in Champions only, as Stat Alignments; in Scarlet/Violet they are private, like EVs.
    if (kind === 'nature' && this.game !== 'champions') return this.leaveOut('nature', line);
    const { member } = draft;
    const key = keyOf(kind, value, member.species);
    if (key === undefined) return this.unknownDetail(draft, kind, value, line);
    const field = fieldOf[kind];
    if (member[field] === key) return;
    if (member[field] !== undefined || draft.asked.has(kind)) return this.report(line, 'secondValue', value);
    member[field] = key;
  }

  private unknownDetail(draft: Draft, kind: DetailKind, value: string, line: number) {
    const { names } = alternativesIn(value);
    const keys = keysOf(kind, value);
    const noted = bracketedComment(value);
    const candidates = noted ? candidatesIn(kind, noted.name, noted.comment) : [];
    const either =
      [keys, candidates].find(({ length }) => length > 1) ?? names.flatMap((name) => keysOf(kind, name));
    if (keys.length > 1 || candidates.length > 1 || (names.length > 1 && either.length >= names.length)) {
      draft.asked.add(kind);
      const options = [...new Set(either)].map((key) => ({ slot: draft.slot, field: fieldOf[kind], key }));
      const isSet = draft.member[fieldOf[kind]] !== undefined;
      return this.report(line, keys.length > 1 ? 'unclear' : 'alternatives', value, isSet ? [] : options);
    }
    // Only the field itself takes the name: what is in the brackets is told.
    if (noted && (alternativesIn(noted.name).isSure || keyOf(kind, noted.name, draft.member.species))) {
      this.detail(draft, kind, noted.name, line);
      return this.report(line, 'notUnderstood', noted.comment);
    }
    const pieces = piecesOf(value);
    const parts = pieces.every(({ fields }) => fields.length > 0) ? partsOf(pieces) : [];
    const own = parts.findIndex((part) => part.kind === kind);
    if (own < 0 || parts.length < 2) return this.report(line, unknownOf[kind], value);
    for (const part of parts)
      this.take(part.kind === 'head' ? { kind: 'unread', text: part.name } : part, line);
  }

  private reportTeraType(line: number, value: string) {
    if (!this.problems.some(({ key }) => key === 'noTeraType')) this.report(line, 'noTeraType', value);
  }

  private leaveOut(kind: LeftOutKind, line: number) {
    const report = this.problems.find(({ key }) => key === 'leftOut');
    if (!report) {
      this.problems.push({ line, text: '', key: 'leftOut', kinds: [kind] });
    } else {
      report.kinds = leftOutKinds.filter((known) => known === kind || report.kinds?.includes(known));
    }
  }
}

const keyOf = (kind: Exclude<Field, 'species' | 'move'>, value: string, species?: string) =>
  kind === 'ability' ? resolveAbility(value, species) : resolve(kind, value);
