/**
 * Part of a history export; needs only Node. Repeats the rule of `db/repositories/canonical.ts` and `history.ts`,
 * because the verifier does not have the source.
 */
export const VERIFY_SCRIPT = `// node verify.mjs: works out every hash of riwayat.jsonl anew. Needs Node 20 or later, and nothing else.
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const ownFile = (name) => new URL(name, import.meta.url);
const { companyId, first, last, before } = JSON.parse(readFileSync(ownFile('bukti.json'), 'utf8'));

// The keys of every object in one order; then the JSON of a row without its hash and its seal is what was hashed.
const inOrder = (value) => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(inOrder);
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, inOrder(value[key])]));
};
const hashOf = (row) => createHash('sha256').update(JSON.stringify(inOrder(row))).digest('hex');

let [seq, prevHash, stands, withheld, broken] = [first - 1, before, 0, 0, 0];
const tell = (row, why) => {
  broken += 1;
  console.log('row ' + row + ' ' + why);
};
for await (const line of createInterface({ input: createReadStream(ownFile('riwayat.jsonl')) })) {
  if (line === '') continue;
  const { hash, seal, withheld: isWithheld, ...row } = JSON.parse(line);
  if (row.seq !== seq + 1) tell(seq + 1, 'is not there');
  if (row.prevHash !== prevHash) tell(row.seq, 'does not follow from the row before it');
  else if (isWithheld) withheld += 1;
  else if (row.companyId !== companyId) tell(row.seq, 'is of another company');
  else if (hashOf(row) !== hash) tell(row.seq, 'says something else than was written');
  else stands += 1;
  [seq, prevHash] = [row.seq, hash];
}
if (seq < last) tell(seq + 1, 'is not there');
console.log(stands + ' rows stand, ' + withheld + ' are told by their hash alone, ' + broken + ' broken');
console.log('end of the stretch: row ' + seq + ', hash ' + prevHash);
process.exitCode = broken === 0 ? 0 : 1;
`;
