import { spacedTeamCode } from '~/pokedex/team-code';
import { CopyButton } from '~/ui/CopyButton';

/** A tap copies it where scripts run; without them a tap chooses it whole. */
export function TeamCode({ code, copyLabel }: { code: string; copyLabel: string }) {
  return (
    <span className="team-code">
      <b translate="no">{spacedTeamCode(code)}</b> <CopyButton text={code} label={copyLabel} />
    </span>
  );
}
