import { parseArgs } from 'node:util';
import { playYear, type Year } from './year.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    days: { type: 'string', default: '365' },
  },
});

const tell = ({ seed, days, presses, kills, lostAnswers, digest, found, seconds }: Year): void => {
  console.log(
    `seed ${seed}: ${found ? `day ${found.day} of ${days}` : `${days} days`}, ${presses} presses, ${kills} kills, ` +
      `${lostAnswers} answers lost, ${digest.slice(0, 16)}, ${seconds.toFixed(1)} s`,
  );
  if (!found) return;
  console.log(`  does not hold at the end of ${found.date}: ${found.property}`);
  for (const said of found.said.slice(0, 10)) console.log(`    ${said}`);
  console.log('  last presses:');
  for (const { at, who, what, said } of found.last)
    console.log(`    ${new Date(at).toISOString()} ${who}: ${what} → ${said}`);
  console.log(`  play it again: npm run simulate -- --seed ${seed} --days ${found.day}`);
};

const first = Number(values.seed);
let broken = 0;
for (let seed = first; seed < first + Number(values.seeds); seed++) {
  const year = await playYear({ seed, days: Number(values.days) });
  tell(year);
  if (year.found) broken++;
}
process.exitCode = broken === 0 ? 0 : 1;
