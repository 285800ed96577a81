import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireOperator } from '~/groups/guard.server';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { refreshRegulations } from '~/pokedex/known-regulations.server';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { Confirm } from '~/ui/Confirm';
import { page } from '~/ui/page';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import {
  countUses,
  fileOf,
  findTextsInForce,
  isTakenBackBy,
  listTexts,
  takeBackText,
} from '../regulation-texts.server';

const { handle, meta } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  layout: 'admin',
  title: 'regulations.manage.takeBack.action',
});

export { handle, meta };

/** Finds the text to revert and what replaces it. @throws 404 if the regulation does not exist */
async function find({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireOperator(request, context, 'manageRegulations');
  const { db } = context;
  const id = (params.regulationId ?? '').toLowerCase();
  const [inForce, texts] = await Promise.all([findTextsInForce(db), listTexts(db, id)]);
  const text = inForce.get(id);
  if (texts.length === 0 && !fileOf(id)) throw pageNotFound(request);
  const former = texts.find((each) => each.id !== text?.id && each.takenBackAt === null);
  const isLast = !former && !fileOf(id);
  const based = isLast ? [...inForce.values()].filter(({ source }) => source.basedOn === id) : [];
  return { user, id, text, former, isLast, based: based.map(({ source }) => source.name) };
}

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { id, text, former, isLast, based } = await find(args);
  if (!text) throw redirect(context.to(`/admin/regulations/${id}`));
  const uses = (await countUses(context.db)).get(id) ?? 0;
  return {
    now: context.now,
    id,
    inForce: text.id,
    name: text.source.name,
    former: former?.createdAt,
    isLast,
    based,
    uses,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { user, id, text, based } = await find(args);
  const form = await readFormData(request);
  const now = new Date();
  const isConfirmed = form.get('sure') === 'yes' && based.length === 0;
  const seen = Number(form.get('seen'));
  const isTakenBack =
    isConfirmed && text?.id === seen && (await takeBackText(context.db, id, seen, user.userId, now));
  if (isTakenBack) logSecurity('siteAdmin.regulationTakenBack', { regulation: id });
  if (isTakenBack) await refreshRegulations(context.db, now);
  const isUndone = isTakenBack || (await isTakenBackBy(context.db, seen, user.userId));
  throw redirectWithToast(
    context.to(`/admin/regulations/${id}`),
    isUndone ? { kind: 'success', key: 'undone' } : { kind: 'error', key: 'saveFailed' },
  );
}

export default function TakeBack() {
  const { now, id, inForce, name, former, isLast, based, uses } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const at = former && formatInstant(former, defaultTimeZone, locale, now);
  const then = at ? t('regulations.manage.takeBack.toText', { at }) : t('regulations.manage.takeBack.toFile');
  const names = based.map((one) => one[locale]).join(locale === 'ja' ? '、' : ', ');
  return (
    <Confirm
      title={t('regulations.manage.takeBack.title', { name: name[locale] })}
      button={based.length > 0 ? undefined : t('regulations.manage.takeBack.button')}
      cancel={t('regulations.manage.takeBack.cancel')}
      back={toPath(`/admin/regulations/${id}`)}
      hidden={{ seen: String(inForce) }}
    >
      <p>{isLast ? t('regulations.manage.takeBack.toNothing') : then}</p>
      {uses > 0 && (
        <p>{t(`regulations.manage.takeBack.${isLast ? 'used' : 'usedChanges'}`, { count: uses })}</p>
      )}
      {based.length > 0 && (
        <p className="notice warn">{t('regulations.manage.takeBack.isBase', { names })}</p>
      )}
    </Confirm>
  );
}
