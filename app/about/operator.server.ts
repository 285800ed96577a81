import type { AppLoadContext } from '@remix-run/cloudflare';

/** Who runs the site, as the configuration says. */
export const operatorOf = ({ env }: AppLoadContext) => ({ name: env.OPERATOR_NAME, contact: env.CONTACT });
