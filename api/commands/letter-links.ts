import { parseArgs } from 'node:util';
import { letterLinksAtServer } from '../services/mail-links/at-server.ts';
import { atServer } from './at-server.ts';

/** npm run letter-links -- --email --reason: prints the pending links of an address that cannot receive e-mail. */
const { email = '', reason = '' } = parseArgs({
  options: { email: { type: 'string' }, reason: { type: 'string' } },
}).values;

const NAMES = { invitation: 'Invitation', email: 'New address', reset: 'New password', digest: 'Digest' } as const;

await atServer(async (deps) => {
  const letters = await letterLinksAtServer(deps, { email, reason });
  if (letters.length === 0) {
    console.error(`No invitation and no change of an address waits at ${email}.`);
    process.exitCode = 1;
    return;
  }
  console.log(`Give these to ${email} alone:`);
  for (const { kind, expiresAt, address } of letters)
    console.log(`${NAMES[kind]}, until ${new Date(expiresAt).toISOString()}: ${address}`);
});
