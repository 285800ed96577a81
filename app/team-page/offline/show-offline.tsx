import { useTranslation } from 'react-i18next';
import type { Translate } from '~/locales/i18n';
import type { KeptPart } from '~/offline/kept-pages';
import { SheetFrame } from '~/team-page/SheetFrame';
import { links, sheetStyles } from '~/team-page/sheet-head';
import { page } from '~/ui/page';
import readScript from './read-script.ts?script';

export { links };

const { handle, meta } = page({
  audience: 'everyone',
  layout: 'bare',
  inlineStyles: sheetStyles,
  title: 'offline.title',
});

export { handle, meta };

const parts = [
  'home',
  'myPage',
  'team',
  'qr',
  'sheet',
  'match',
  'success',
] as const satisfies readonly KeptPart[];

/** `data-my-page` is `myPage` to the script. */
const partWords = (t: Translate) =>
  Object.fromEntries(
    parts.map((part) => [
      `data-${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      t(`offline.parts.${part}`),
    ]),
  );

/** Offline page: reads the sheet in the scanned URL, or lists the stored pages. */
export default function ShowOffline() {
  const { t } = useTranslation();
  return (
    <SheetFrame>
      <div
        id="sheet"
        data-unchecked={t('offline.unchecked')}
        data-closed={t('viewTeam.closed')}
        data-damaged={t('offline.damaged')}
        data-newer={t('offline.newer')}
        data-reload={t('offline.reload')}
        data-kept={t('offline.kept')}
        data-none={t('offline.none')}
        data-joined={t('offline.joined', { team: '{{team}}', part: '{{part}}' })}
        {...partWords(t)}
        data-others={t('offline.others')}
        data-site={t('offline.site')}
        data-nameless={t('shell.nameless')}
        data-blank={t('viewTeam.blank')}
        data-unknown={t('offline.unknown')}
        data-tera={t('viewTeam.teraType')}
        data-stat={t('viewTeam.statAlignment')}
        data-ability={t('viewTeam.ability')}
        data-item={t('viewTeam.item')}
        data-moves={t('viewTeam.moves')}
        data-on={t('offline.on')}
      >
        <h1>{t('offline.title')}</h1>
        <p>{t('offline.lead')}</p>
      </div>
      <script type="module" src={readScript} />
    </SheetFrame>
  );
}
