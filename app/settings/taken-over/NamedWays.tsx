import { defaultTimeZone } from '~/time/instant';
import { Instant } from '~/ui/Instant';
import type { NamedAccess } from './find-taken-over.server';

/** Items of a list; the time tells those of one name apart. */
export const NamedWays = ({ access, now }: { access: readonly NamedAccess[]; now: Date }) =>
  access.map(({ kind, name, createdAt }) => (
    <li key={`${kind} ${name} ${createdAt?.getTime()}`}>
      {name}{' '}
      {createdAt && (
        <span className="soft">
          <Instant at={createdAt} timeZone={defaultTimeZone} now={now} />
        </span>
      )}
    </li>
  ));
