import { boundsOfCalls, type CallBound, type Description } from './bounds-of-calls.ts';
import { bounds } from './limits.ts';
import { NOTE, table } from './markdown.ts';

const MB = 1024 * 1024;
const KB = 1024;

const amount = (most: number, unit: string): string => {
  if (unit !== 'bytes') return `${most.toLocaleString('en')} ${unit}`;
  return most >= MB ? `${most / MB} MB` : `${most / KB} KB`;
};

const fieldsOf = (calls: readonly CallBound[]): string[][] => {
  const rows = new Map<string, { name: string; most: number; unit: string; calls: Set<string> }>();
  for (const { at, most, unit, method, path } of calls) {
    const name = at.filter((key) => key !== '*').at(-1) ?? 'the body';
    const key = `${name} ${most} ${unit}`;
    const row = rows.get(key) ?? { name, most, unit, calls: new Set() };
    row.calls.add(`${method} ${path}`);
    rows.set(key, row);
  }
  return [...rows.values()]
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.most - b.most)
    .map((row) => [`\`${row.name}\``, amount(row.most, row.unit), String(row.calls.size)]);
};

export const limitsDoc = (api: Description): string => {
  const parts = Object.entries(bounds).map(
    ([name, rows]) =>
      `## ${name}\n\n${table(
        ['of', 'at most', 'gone beyond by'],
        rows.map(({ of, most, unit, test: [file, words] }) => [of, amount(most, unit), `\`${file}\`: ${words}`]),
      )}\n`,
  );
  return `${NOTE}# Limits

What is more is refused with words that say the bound, and nothing is cut off in silence. Each test goes one beyond its bound.

${parts.join('\n')}
## What a CSV does not keep

A CSV handed in loses an apostrophe of its own that stands before a sign of a formula (\`=\`, \`+\`, \`-\`, \`@\`) at the beginning of a cell or behind
a separator within it. Exports put one there so that no spreadsheet runs the text, and reading takes one off; a file that people saved anew no longer tells who wrote it. What
the product writes comes back whole: \`api/imports/files/csv/round-trip.test.ts\`. Workbooks keep every apostrophe.

## What a call may carry

Texts and lists of a call, in its address and in its body, by the name of their field. \`tests/api/limits.test.ts\` goes one beyond each of
them, in every call that carries it, and is answered 422 with that field.

${table(['field', 'at most', 'calls'], fieldsOf(boundsOfCalls(api)))}
`;
};
