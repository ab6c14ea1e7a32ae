import { parseArgs } from 'node:util';
import { proveByHand } from '../services/company/prove-by-hand.ts';
import { atServer } from './at-server.ts';

/**
 * npm run prove-company -- --npwp … --reason "…": records that a company holds its NPWP. If several companies have it,
 * --company selects one. --withdraw removes the proof.
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
