import { type RefObject, useRef, useState } from 'react';
import type { Game } from '~/pokedex/game';
import type { Mark } from '~/pokedex/naming/MarkedFrame';
import type { SheetDetail } from '~/pokedex/regulations';
import { maxImages } from '~/readings/reading';
import type { AppliedProposals } from '~/sheets/reading/proposals';
import { reapplyProposals } from '~/sheets/reading/reapply-proposals';
import type { ShownReading } from '~/sheets/reading/shown-reading';
import { fillForm, readForm } from '~/ui/form/form-fill.client';
import type { ReadingAnswer } from './show-reading';
import { type ReadingProgress, useReading } from './use-reading';

interface Options {
  form: RefObject<HTMLFormElement>;
  tournament: { id: string; game: Game };
  shows: readonly SheetDetail[];
  readingIds: readonly string[];
  readings: readonly ShownReading[];
  isFilled: boolean;
  waits?: boolean;
  areTwoTeams?: boolean;
  applied?: AppliedProposals;
  onMarks: (marks: Record<string, Mark>) => void;
}

/** Uploads and reads both images of a team, and fills in what they say together after each reading. */
export function useImages({
  form,
  tournament,
  shows,
  readingIds,
  readings: startReadings,
  ...props
}: Options) {
  const max = maxImages[tournament.game];
  const [names, setNames] = useState<(string | undefined)[]>([]);
  const [applied, setApplied] = useState(props.applied);
  const [areTwoTeams, setTwoTeams] = useState(props.areTwoTeams ?? false);
  /** Values filled in so far: a later reading may improve them unless the player has changed them. */
  const filled = useRef<Record<string, string>>({});

  function onDone({ members = [], areTwoTeams: areTwo = false }: ReadingAnswer) {
    if (!form.current) return;
    const proposals = reapplyProposals(readForm(form.current), filled.current, members, shows);
    const changes = { ...proposals.emptied, ...proposals.fills };
    filled.current = { ...filled.current, ...changes };
    fillForm(form.current, changes);
    // Afterwards, because input in a field removes its mark.
    props.onMarks(proposals.marks);
    setApplied(proposals);
    setTwoTeams(areTwo);
  }

  const other = useRef<Record<'first' | 'second', string>>({ first: '', second: '' });
  const optionsOf = (at: 0 | 1) => ({
    startId: readingIds[at] ?? '',
    start: startReadings[at],
    isFilled: props.isFilled,
    waits: props.waits,
    tournamentId: tournament.id,
    otherQuery() {
      const place = at === 0 ? 'second' : 'first';
      return other.current[place] ? `?${place}=${other.current[place]}` : '';
    },
    onDone,
  });
  const first = useReading(optionsOf(0));
  const second = useReading(optionsOf(1));
  const readings = [first, second] as const;
  other.current = { first: first.readingId, second: second.readingId };

  /** Only the first of two teams is used. If it is removed, the other one fills in the form. */
  function remove(at: number) {
    readings[at]?.remove();
    setTwoTeams(false);
    if (at !== 0 || !areTwoTeams) return;
    other.current.first = '';
    second.resume(second.readingId);
  }

  /** Replaces all images if as many as fit are chosen; a single one takes a free slot. */
  function choose(files: readonly File[]) {
    const isFree = readings.map(({ readingId, progress }) => !readingId && !isGoing(progress.state));
    const free = isFree.indexOf(true);
    const from = files.length >= max ? 0 : free >= 0 && free < max ? free : max - 1;
    setApplied(undefined);
    setTwoTeams(false);
    for (const [at, file] of files.entries()) {
      setNames((known) => Object.assign([...known], { [from + at]: file.name }));
      void readings[from + at]?.send(file);
    }
  }

  const refusals = readings.flatMap(({ progress }) =>
    progress.state === 'failed' && progress.during === 'upload' && progress.text ? [progress.text] : [],
  );
  const fillNow = () => {
    for (const { readingId, resume } of readings) if (readingId) resume(readingId);
  };
  const missing = readings.map(({ progress }) => missingOf(progress));
  const isWaiting = readings.some(({ progress: { state } }) => state === 'queued' || state === 'reading');
  return {
    readings,
    names,
    applied,
    areTwoTeams,
    isWaiting,
    /** Whether an image that was chosen would not be submitted with the form. */
    missing: missing.find((each) => each === 'coming') ?? missing.find(Boolean),
    refusals: [...new Set(refusals)],
    choose,
    remove,
    fillNow,
  };
}

const isGoing = (state: string) => ['compressing', 'uploading', 'waiting'].includes(state);

export type MissingImage = 'coming' | 'lost';

function missingOf(progress: ReadingProgress): MissingImage | undefined {
  if (isGoing(progress.state)) return 'coming';
  return progress.state === 'failed' && progress.during === 'upload' ? 'lost' : undefined;
}
