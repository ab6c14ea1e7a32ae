import { parseArgs } from 'node:util';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { newId } from '../../db/id.ts';
import { proveByHand } from '../services/company/prove-by-hand.ts';
import { houseDb } from './house-db.ts';

/**
 * npm run prove-company -- --npwp … --reason "…": notes that a company holds its NPWP, after whoever runs the product has looked at its papers. Where several
 * name the number, --company says which, by the number its people read at the foot of the sidebar. --withdraw takes a proof back.
 */
const { values } = parseArgs({
  options: {
    npwp: { type: 'string', default: '' },
    company: { type: 'string' },
    reason: { type: 'string', default: '' },
    withdraw: { type: 'boolean', default: false },
  },
});

const db = await houseDb();
try {
  const now = Date.now;
  const { name, shownId, changed } = await proveByHand({ db, now, newId: () => newId(now()) }, values);
  const standing = values.withdraw ? 'is not proven any more' : 'is proven to hold its NPWP';
  console.log(`${name} (${shownId}) ${standing}${changed ? '' : '; it was so before'}.`);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  const { message = `problem.${error.code}`, params = {}, errors = {} } = error.detail;
  console.error(say('en', message, params));
  for (const [field, fault] of Object.entries(errors))
    console.error(`  ${field}: ${typeof fault === 'string' ? say('en', fault) : say('en', fault.key, fault.params)}`);
  process.exitCode = 1;
} finally {
  await db.close();
}
