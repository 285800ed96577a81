import { useTranslation } from 'react-i18next';
import { leadBack } from '~/accounts/where-to';
import { useLocalePath } from '~/ui/root-data';

export function PasskeyNote({ ask }: { ask: 'add' | 'confirm' | undefined }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  if (!ask) return null;
  const to =
    ask === 'add'
      ? toPath('/mypage/passkeys')
      : toPath('/mypage/confirm') + leadBack(toPath('/admin/groups'), '');
  return (
    <p className={ask === 'add' ? 'notice' : 'notice warn'}>
      {t(`passkeys.ask.${ask}`)} <a href={to}>{t(`passkeys.ask.${ask}Link`)}</a>
    </p>
  );
}
