// npm run price: the size of each module, written to docs/generated/price.md; fails where a budget is exceeded.
import { readFileSync, writeFileSync } from 'node:fs';
import { sourcesIn, stylesheets } from '../architecture/sources.ts';
import { missingRoutes } from '../specification/missing-routes.ts';
import { specifiedRoutes } from '../specification/specified-routes.ts';
import { exceeded, measure, type Size } from './measure.ts';
import { priceTable } from './table.ts';

const files = [...sourcesIn('api', 'db', 'src', 'tests', 'fixtures'), ...stylesheets()];
const missing = new Set(missingRoutes);
const built = specifiedRoutes.map(({ path }) => path).filter((path) => !missing.has(path));

const prices = measure(files, built);
const table = priceTable(prices);
if (!process.argv.includes('--check')) writeFileSync('docs/generated/price.md', table);
console.log(table);

const budgets: Readonly<Record<string, Size>> = JSON.parse(
  readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'),
);
const above = exceeded(prices, budgets);
for (const line of above) console.error(line);
if (above.length > 0) process.exitCode = 1;
