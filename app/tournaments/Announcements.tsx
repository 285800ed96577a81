import { useTranslation } from 'react-i18next';
import { Instant } from '~/ui/Instant';
import { LinkedText } from '~/ui/linked-text/LinkedText';
import type { ShownAnnouncement } from './announcement.server';

interface Props {
  announcements: readonly ShownAnnouncement[];
  timeZone: string;
  now: Date;
  name?: string;
  open?: number;
}

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
  const { content } = announcement;
  return (
    <article className="announcement" lang={content.lang}>
      <h3>{content.title}</h3>
      {content.text && <LinkedText text={content.text} />}
      <p className="soft">
        <Instant at={announcement.showsAt} timeZone={timeZone} now={now} />
      </p>
    </article>
  );
}
