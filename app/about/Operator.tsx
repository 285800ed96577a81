import { useTranslation } from 'react-i18next';
import { ExternalLink } from '~/ui/ExternalLink';
import { FactList } from '~/ui/FactList';

export function Operator({ operator: { name, contact } }: { operator: { name: string; contact: string } }) {
  const { t } = useTranslation();
  return (
    <FactList
      isCard
      facts={[
        [t('about.operator'), name || t('about.unnamed')],
        [t('about.contactAt'), <Contact key="contact" contact={contact} />],
      ]}
    />
  );
}

function Contact({ contact }: { contact: string }) {
  if (/^[^\s@/]+@[^\s@/]+$/.test(contact)) return <a href={`mailto:${contact}`}>{contact}</a>;
  return <ExternalLink href={contact}>{contact}</ExternalLink>;
}
