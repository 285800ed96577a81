import { useTranslation } from 'react-i18next';
import { PassOn } from '~/ui/qr/PassOn';
import { usePage } from '~/ui/root-data';

/** The form to ask to join, without a locale prefix: everyone reads it in their own language. */
export function JoinLink({ groupId }: { groupId: string }) {
  const { t } = useTranslation();
  const query = new URLSearchParams({ kind: 'join', group: groupId });
  return (
    <section className="card" aria-labelledby="join-link">
      <h2 id="join-link">{t('groups.member.join.title')}</h2>
      <p>{t('groups.member.join.lead')}</p>
      <PassOn
        id="join-url"
        label={t('groups.member.join.url')}
        url={`${usePage().origin}/request-role?${query}`}
      />
    </section>
  );
}
