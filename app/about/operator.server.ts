import type { AppLoadContext } from '@remix-run/cloudflare';

export const operatorOf = ({ env }: AppLoadContext) => ({ name: env.OPERATOR_NAME, contact: env.CONTACT });
