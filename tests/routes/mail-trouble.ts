import { trySendMail } from '~/accounts/mail.server';
import { mailWriter } from '~/accounts/write-mail.server';
import type { Database } from '~/db/client.server';

/** As in production while the mail API is out of reach. */
export function makeTrouble(db: Database, env: Env) {
  const { write } = mailWriter(new Request('https://sixsheet.test/'), env, ['ja']);
  const mail = write({ to: 'nobody@example.com', why: 'entered' }, [{ subject: 's', text: 't' }]);
  const broken = {
    ...env,
    ENVIRONMENT: 'production',
    PUBLIC_URL: 'https://sixsheet.test',
    MAIL_API_URL: 'http://localhost:9/',
  };
  return trySendMail(db, broken, mail, new Date());
}
