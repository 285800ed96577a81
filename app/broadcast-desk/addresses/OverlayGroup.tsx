import { useTranslation } from 'react-i18next';
import type { GroupTrouble } from '~/overlays/group-trouble';
import { useLocalePath, usePage } from '~/ui/root-data';

interface Props {
  group: { id: string; name: string } | null;
  trouble: GroupTrouble | null;
  own: readonly { id: string; name: string }[];
  event: string | null;
}

/** Offers no URLs without a group, because they would show any group that was live last. */
export function OverlayGroup({ group, trouble, own, event }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { signedIn, path, search } = usePage();
  const others = own.filter(({ id }) => id !== group?.id);
  return (
    <section className="overlay-group stack" aria-label={t('overlays.group.label')}>
      {group ? (
        <p>{t('overlays.group.of', { group: group.name })}</p>
      ) : (
        <p className="notice warn">
          {t(trouble === 'unknownGroup' ? 'overlays.group.unknown' : 'overlays.group.none')}
        </p>
      )}
      {others.length > 0 && (
        <p className="row">
          <span>{t(group ? 'overlays.group.others' : 'overlays.group.choose')}</span>
          {others.map(({ id, name }) => (
            <a
              key={id}
              className="button"
              href={toPath(`/broadcast?${new URLSearchParams({ ...(event && { event }), group: id })}`)}
            >
              {name}
            </a>
          ))}
        </p>
      )}
      {!group && !signedIn && (
        <p>
          <a
            className="button"
            href={toPath(`/admin/auth?${new URLSearchParams({ redirectTo: path + search })}`)}
          >
            {t('overlays.group.signIn')}
          </a>
        </p>
      )}
    </section>
  );
}
