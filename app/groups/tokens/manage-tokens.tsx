import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import styles from '~/ui/desk.css?url';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { requireGroup } from '../guard.server';
import { listGroupTokens, revokeGroupToken } from './group-token.server';
import { ScopeFields } from './ScopeFields';
import { tokenScopes } from './scopes';
import { Tokens } from './Tokens';
import { makeAsked, tokenFormInit } from './token-form.server';
import tokenStyles from './tokens.css?url';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: 'tokens.title',
  styles: [styles, tokenStyles],
});

export { handle, links, meta };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageGroup');
  return { group, tokens: await listGroupTokens(context.db, group.id), now: context.now };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { user, group } = await requireGroup(request, context, params.id, 'manageGroup');
  const form = await readFormData(request);
  if (form.get('intent') === 'revoke') {
    await revokeGroupToken(context.db, group.id, String(form.get('token')), context.now);
    logSecurity('token.revoked', { group: group.id });
    throw redirectWithToast(context.to(`/admin/${group.id}/settings/tokens`), {
      kind: 'success',
      key: 'deleted',
    });
  }
  const ticked = form.getAll('scope');
  const scopes = tokenScopes.filter((scope) => ticked.includes(scope));
  const stream = { groupId: group.id, stream: 1 as const };
  const made = await makeAsked(context.db, stream, { form, scopes, by: user });
  return data(made, tokenFormInit(made));
}

export default function ManageTokens() {
  const { group, tokens, now } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const listed = tokens.map(({ scopes, stream, ...token }) => ({
    ...token,
    has: scopes.map((scope) => t(`tokens.has.${scope}`, { stream })).join(t('tokens.and')),
  }));
  const lead = (
    <>
      {t('tokens.lead')} <a href={toPath('/developers#staff')}>{t('tokens.link')}</a>
    </>
  );
  return (
    <div className="stack">
      <p>
        <a href={toPath(`/admin/${group.id}/settings`)}>{t('tokens.settings')}</a>
      </p>
      <h1>{t('tokens.title')}</h1>
      <Tokens title={t('tokens.listed')} lead={lead} tokens={listed} made={made} now={now}>
        <ScopeFields
          chosen={made?.problem ? made.scopes : []}
          isMissing={made?.problem === 'scopeRequired'}
        />
      </Tokens>
    </div>
  );
}
