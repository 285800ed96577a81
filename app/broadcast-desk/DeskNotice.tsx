import { useTranslation } from 'react-i18next';
import { valueAt } from '~/broadcast/merge-scenes';
import { nameOfRound } from '~/broadcast/round';
import { aboutFields, type Scene, type ScenePath } from '~/broadcast/scene';
import type { Translate } from '~/locales/i18n';
import type { ja } from '~/locales/ja';
import type { Locale } from '~/locales/locale';
import { useLocale } from '~/ui/root-data';
import { ActButton } from './ActButton';
import { AskWinner } from './AskWinner';
import type { DeskProblems } from './desk-values';
import { DeskProblemList } from './ProblemList';

export interface DeskNews {
  key: Extract<
    keyof typeof ja.broadcast.news,
    | 'conflict'
    | 'unseen'
    | 'moved'
    | 'nothingLive'
    | 'nothingToUndo'
    | 'nothingToRedo'
    | 'tooMany'
    | 'wrongCommand'
    | 'scoreImpossible'
    | 'problems'
    | 'noWinner'
    | 'nothingNew'
    | 'tooManyCame'
  >;
  by?: string;
  /** Only for conflicts: the fields and both versions. */
  paths?: readonly ScenePath[];
  mine?: Scene;
  theirs?: Scene;
  problems?: DeskProblems;
  undecided?: Scene;
}

export function DeskNotice({ news }: { news: DeskNews }) {
  const { t } = useTranslation();
  const by = news.by || t('broadcast.news.somebody');
  const { paths = [], mine, theirs, problems, undecided } = news;
  return (
    <div className="notice warn" role="alert" id="news" tabIndex={-1}>
      <p>
        <b>{t(`broadcast.news.${news.key}`, { by })}</b>
      </p>
      {problems && <DeskProblemList problems={problems} />}
      {news.key === 'noWinner' && undecided && <AskWinner scene={undecided} />}
      {mine && theirs && (
        <>
          <dl className="conflicts">
            {paths.map((path) => (
              <div key={path}>
                <dt>
                  <a href={`#${inputOf(path)}`}>
                    <FieldName path={path} />
                  </a>
                </dt>
                <dd>
                  <small>{t('broadcast.news.mine')}</small> <Value scene={mine} path={path} />
                </dd>
                <dd>
                  <small>{t('broadcast.news.theirs', { by })}</small> <Value scene={theirs} path={path} />
                </dd>
              </div>
            ))}
          </dl>
          <p>{t('broadcast.news.conflictHint')}</p>
          <input form="draft" type="hidden" name="conflicts" value={paths.join(' ')} />
          <ActButton act="theirs" form="draft">
            {t('broadcast.acts.theirs')}
          </ActButton>
        </>
      )}
    </div>
  );
}

function inputOf(path: ScenePath): string {
  const [, at, field = ''] = /^sides\.([01])\.(\w+)$/.exec(path) ?? [];
  if (at) return `${field === 'teamSheetId' ? 'player' : field}${Number(at) + 1}`;
  return (
    { casters: 'casterName1', countdownEndsAt: 'countdown', bracket: 'bracketName1' }[path as string] ?? path
  );
}

export function FieldName({ path }: { path: ScenePath }) {
  const { t } = useTranslation();
  const [, at, field] = /^sides\.([01])\.(\w+)$/.exec(path) ?? [];
  if (!at) return t(`broadcast.fields.${path as Exclude<keyof Scene, 'sides'>}`);
  const player = t('broadcast.fields.player', { side: Number(at) + 1 });
  if (field === 'player') return player;
  const own = { score: 'score', color: 'color', teamSheetId: 'team', battle: 'battle' } as const;
  const about = aboutFields.find((each) => each === field);
  return t('shell.labelled', {
    label: player,
    value: about ? t(`told.about.${about}`) : t(`broadcast.fields.${own[field as keyof typeof own]}`),
  });
}

type Print = (scene: Scene, t: Translate, locale: Locale) => string;

const listed = (texts: readonly string[] = []) => texts.filter(Boolean).join(' / ') || '—';

const printed: { readonly [Path in ScenePath]?: Print } = {
  kind: ({ kind }, t) => t(`broadcast.kinds.${kind}`),
  language: ({ language }, t) => t(`broadcast.languages.${language}`),
  arrangement: ({ arrangement }, t) => t(`broadcast.arrangements.${arrangement}`),
  round: ({ round }, t, locale) => (round ? nameOfRound(round)[locale] : t('broadcast.fields.noRound')),
  casters: ({ casters }) => listed(casters.map(({ name, handle }) => `${name} ${handle}`)),
  ticker: ({ ticker }) => listed(ticker),
  tickerEn: ({ tickerEn }) => listed(tickerEn),
  bracket: ({ bracket }) => listed(bracket?.players),
  upNext: ({ upNext }) => listed(upNext.map(({ players }) => players.join(' – '))),
};

function Value({ scene, path }: { scene: Scene; path: ScenePath }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const print = printed[path];
  if (print) return print(scene, t, locale);
  if (path.endsWith('.battle')) return '—';
  const value = valueAt(scene, path);
  return value === null || value === '' ? '—' : String(value);
}
