import { parseArgs } from 'node:util';
import { faults } from './faults/index.ts';
import { playOutage } from './outage.ts';
import { SILENT } from './silence.ts';
import { playYear, type Year } from './year.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    days: { type: 'string' },
    faults: { type: 'boolean', default: false },
    outage: { type: 'boolean', default: false },
  },
});
const first = Number(values.seed);
const seeds = Array.from({ length: Number(values.seeds) }, (_, at) => first + at);

/** The seeds with which a planted defect is searched for in order, and the number of days each. */
const FAULT_SEEDS = [1, 2, 3];
const FAULT_DAYS = 75;

const tell = ({ seed, days, pressed, kills, lostAnswers, digest, found, seconds }: Year): void => {
  console.log(
    `seed ${seed}: ${found ? `day ${found.day} of ${days}` : `${days} days`}, ${pressed.length} presses, ${kills} kills, ` +
      `${lostAnswers} answers lost, ${digest.slice(0, 16)}, ${seconds.toFixed(1)} s`,
  );
  if (!found) return;
  console.log(`  does not hold at the end of ${found.date}: ${found.property}`);
  for (const message of found.messages.slice(0, 10)) console.log(`    ${message}`);
  console.log('  last presses:');
  for (const { at, who, what, request, status } of found.last)
    console.log(`    ${new Date(at).toISOString()} ${who}: ${what}, ${request} → ${status}`);
  console.log(`  play it again: npm run simulate -- --seed ${seed} --days ${found.day}`);
};

const playSeeds = async (days: number): Promise<boolean> => {
  let whole = 0;
  for (const seed of seeds) {
    const year = await playYear({ seed, days });
    tell(year);
    if (!year.found) whole++;
  }
  console.log(`${whole} of ${seeds.length} came out whole`);
  return whole === seeds.length;
};

const playFaults = async (days: number): Promise<void> => {
  let noticed = 0;
  for (const { name, plant } of faults) {
    let by = 'not found';
    for (const seed of FAULT_SEEDS) {
      const { found } = await playYear({ seed, days, plant });
      if (!found) continue;
      by = `seed ${seed}, day ${found.day}, ${found.property}: ${found.messages[0]}`;
      noticed++;
      break;
    }
    console.log(`${name}: ${by}`);
  }
  console.log(`${noticed} of ${faults.length} found`);
};

const wib = (at: number): string => `${new Date(at + 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')} WIB`;

const tellOutage = async (): Promise<void> => {
  console.log(`no answer of the office from ${wib(SILENT.from)} to ${wib(SILENT.until)}`);
  const request = [...(await playOutage())].sort(
    (a, b) => a.kind.localeCompare(b.kind) || (a.place ?? 0) - (b.place ?? 0),
  );
  for (const { kind, id, due, readyAt, row, hash, place, status } of request)
    console.log(
      `${kind} ${id}: due ${due}, ready ${wib(readyAt)} (row ${row} of the history, ${hash.slice(0, 16)}), ` +
        `${place === null ? 'never sent' : `sent as number ${place}`}, ${status}`,
    );
};

if (values.outage) await tellOutage();
else if (values.faults) await playFaults(Number(values.days ?? FAULT_DAYS));
else if (!(await playSeeds(Number(values.days ?? 365)))) process.exitCode = 1;
