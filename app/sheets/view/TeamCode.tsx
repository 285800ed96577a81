import { spacedTeamCode } from '~/pokedex/team-code';
import { CopyButton } from '~/ui/CopyButton';

/** Copied by a tap if scripts run; otherwise a tap selects it all (progressive enhancement). */
export function TeamCode({ code, copyLabel }: { code: string; copyLabel: string }) {
  return (
    <span className="team-code">
      <b translate="no">{spacedTeamCode(code)}</b> <CopyButton text={code} label={copyLabel} />
    </span>
  );
}
