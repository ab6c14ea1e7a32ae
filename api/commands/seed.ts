import { parseArgs } from 'node:util';
import { plantMore } from '../../fixtures/demo/more.ts';
import { commandDb } from './command-db.ts';
import { prepare } from './prepare.ts';

const { values } = parseArgs({ options: { size: { type: 'string', default: '10000' } } });
const size = Number(values.size);
if (!Number.isInteger(size) || size < 1) {
  console.error('npm run seed -- --size N   (N: how many invoices, a whole number)');
  process.exit(1);
}
const { accounts } = await prepare();
if (accounts.length === 0) {
  console.error('This database holds no demo companies; invoices are invented for those only.');
  process.exit(1);
}
const db = await commandDb();
const start = performance.now();
await plantMore(db, Date.now(), size, (done) => {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${size} invoices`);
});
await db.close();
console.log(`\r${size} invoices in ${((performance.now() - start) / 1000).toFixed(1)} s`);
