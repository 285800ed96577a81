const shape = /^[a-z\d]{10}$/i;
// What people put between the two halves, and what nobody sees.
const between = /[\s\p{Pd}\p{Cf}ー_]/gu;

/** The code under which Pokémon Champions lends a team, as it is kept; '' for none, undefined for what is no code. */
export function readTeamCode(text: string): string | undefined {
  const code = text.normalize('NFKC').replace(between, '');
  return code === '' || shape.test(code) ? code.toUpperCase() : undefined;
}

/** As the game shows it: 'ABCDE FGHIJ'. */
export const spacedTeamCode = (code: string): string => `${code.slice(0, 5)} ${code.slice(5)}`;
