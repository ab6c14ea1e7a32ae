import { parseArgs } from 'node:util';
import { resetLinkAtServer } from '../services/mail-links/at-server.ts';
import { atServer } from './at-server.ts';

/** npm run reset-password -- --email --reason: for a user who forgot the password and cannot receive e-mail. */
const { email = '', reason = '' } = parseArgs({
  options: { email: { type: 'string' }, reason: { type: 'string' } },
}).values;

await atServer(async (deps) => {
  const address = await resetLinkAtServer(deps, { email, reason });
  console.log(
    `Give this address to ${email} alone. It is good once, for an hour, and asks for a new password:\n${address}`,
  );
});
