import { parseArgs } from 'node:util';
import { removeFactorFor } from '../services/second-factor/remove-for.ts';
import { atServer } from './at-server.ts';

/** npm run remove-factor -- --email: for a user who lost their second factor. */
const { email = '' } = parseArgs({ options: { email: { type: 'string' } } }).values;

await atServer(async (deps) => {
  await removeFactorFor(deps, email);
  console.log(`${email} signs in by password alone, and has been sent a letter.`);
});
