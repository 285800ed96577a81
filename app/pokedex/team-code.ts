const shape = /^[a-z\d]{10}$/i;
const between = /[\s\p{Pd}\p{Cf}ー_]/gu;

/** Normalizes the code of a team in Champions; '' for none, undefined if malformed. */
export function readTeamCode(text: string): string | undefined {
  const code = text.normalize('NFKC').replace(between, '');
  return code === '' || shape.test(code) ? code.toUpperCase() : undefined;
}

export const spacedTeamCode = (code: string): string => `${code.slice(0, 5)} ${code.slice(5)}`;
