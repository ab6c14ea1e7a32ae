import { parseArgs } from 'node:util';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { newId } from '../../db/id.ts';
import { removeFactorFor } from '../services/second-factor/remove-for.ts';
import { houseDb } from './house-db.ts';

/** npm run remove-factor -- --email: for somebody who can no longer say a code. They set up another one, or must where it is required. */
const { email = '' } = parseArgs({ options: { email: { type: 'string' } } }).values;

const db = await houseDb();
try {
  const now = Date.now;
  await removeFactorFor({ db, now, newId: () => newId(now()) }, email);
  console.log(`${email} signs in by password alone, and has been sent a letter.`);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(say('en', error.detail.message ?? `problem.${error.code}`));
  process.exitCode = 1;
} finally {
  await db.close();
}
