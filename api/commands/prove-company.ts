import { parseArgs } from 'node:util';
import { proveByHand } from '../services/company/prove-by-hand.ts';
import { atServer } from './at-server.ts';

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

await atServer(async (deps) => {
  const { name, shownId, changed } = await proveByHand(deps, values);
  const outcome = values.withdraw ? 'is not proven any more' : 'is proven to hold its NPWP';
  console.log(`${name} (${shownId}) ${outcome}${changed ? '' : '; it was so before'}.`);
});
