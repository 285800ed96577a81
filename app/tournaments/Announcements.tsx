import { useTranslation } from 'react-i18next';
import { Instant } from '~/ui/Instant';
import { LinkedText } from '~/ui/linked-text/LinkedText';
import type { ShownAnnouncement } from './announcement.server';

interface Props {
  announcements: readonly ShownAnnouncement[];
  timeZone: string;
  now: Date;
  /** Whose, where it is not the tournament's own page. */
  name?: string;
  /** So many stand open, older ones are folded. */
  open?: number;
}

/** What organizers tell, the latest first; nothing where they tell nothing. */
export function Announcements({ announcements, timeZone, now, name, open = 3 }: Props) {
  const { t } = useTranslation();
  if (announcements.length === 0) return null;
  const older = announcements.slice(open);
  const one = (announcement: ShownAnnouncement) => (
    <Announcement key={announcement.id} {...{ announcement, timeZone, now }} />
  );
  return (
    <section className="card announcements" aria-label={t('hall.announcements')}>
      {name && <p className="eyebrow">{name}</p>}
      <h2>{t('hall.announcements')}</h2>
      {announcements.slice(0, open).map(one)}
      {older.length > 0 && (
        <details>
          <summary>{t('hall.older', { count: older.length })}</summary>
          {older.map(one)}
        </details>
      )}
    </section>
  );
}

function Announcement({
  announcement,
  timeZone,
  now,
}: Pick<Props, 'timeZone' | 'now'> & { announcement: ShownAnnouncement }) {
  const { told } = announcement;
  return (
    <article className="announcement" lang={told.lang}>
      <h3>{told.title}</h3>
      {told.text && <LinkedText text={told.text} />}
      <p className="soft">
        <Instant at={announcement.showsAt} timeZone={timeZone} now={now} />
      </p>
    </article>
  );
}
