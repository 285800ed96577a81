import { labelOf } from './labels';

const question = /^(?:ポケモン|pok[eé]mon)\s?[1-6](?:の|['’]s)?\s?(.{0,40}?)\s?\*?$/i;
/** As many questions make a form. */
const minQuestions = 6;

interface Line {
  text: string;
}

/** The label that a form's question asks for, 「ポケモン1の特性 *」. @returns undefined for any other line */
function askedIn({ text }: Line): string | undefined {
  if (text.length > 60) return undefined;
  const [whole, label = ''] = question.exec(text) ?? [];
  return whole && (label === '' || labelOf(label)) ? label : undefined;
}

/** Joins the questions of a form with the answers below them, as a receipt of it has them: a type may be a species' name. */
export function withAnswers<Each extends Line>(lines: readonly Each[]): readonly Each[] {
  const asked = lines.map((line, at) => (lines[at + 1]?.text ? askedIn(line) : undefined));
  if (asked.filter((each) => each !== undefined).length < minQuestions) return lines;
  return lines.flatMap((line, at) => {
    const label = asked[at - 1];
    if (asked[at] !== undefined && label === undefined) return [];
    return label ? [{ ...line, text: `${label}: ${line.text}` }] : [line];
  });
}
