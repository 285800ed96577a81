import { deliver } from '~/accounts/mail.server';
import type { Database } from '~/db/client.server';

/** As in production while the mail API is out of reach. */
export const makeTrouble = (db: Database, env: Env) =>
  deliver(
    db,
    { ...env, ENVIRONMENT: 'production', MAIL_API_URL: 'http://127.0.0.1:9/' },
    { to: 'nobody@example.com', subject: 's', text: 't' },
    new Date(),
  );
