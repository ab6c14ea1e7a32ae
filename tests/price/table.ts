import type { Price, Size } from './measure.ts';

const count = (value: number): string => value.toLocaleString('en-US');
const kilobytes = (bytes: number): string => count(Math.round(bytes / 1000));

const total = (sizes: readonly Size[]): Size => ({
  lines: sizes.reduce((sum, { lines }) => sum + lines, 0),
  bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
});

const rowOf = ({ module, sizes, routes }: Price): string =>
  `| ${[
    module,
    count(sizes.source.lines),
    kilobytes(sizes.source.bytes),
    count(sizes.words.lines),
    count(sizes.css.lines),
    count(sizes.tests.lines),
    count(sizes.fixtures.lines),
    count(routes),
    routes === 0 ? '–' : count(Math.round(sizes.source.lines / routes)),
  ].join(' | ')} |`;

export const priceTable = (prices: readonly Price[]): string => {
  const all: Price = {
    module: 'all',
    sizes: {
      source: total(prices.map(({ sizes }) => sizes.source)),
      words: total(prices.map(({ sizes }) => sizes.words)),
      css: total(prices.map(({ sizes }) => sizes.css)),
      tests: total(prices.map(({ sizes }) => sizes.tests)),
      fixtures: total(prices.map(({ sizes }) => sizes.fixtures)),
    },
    routes: prices.reduce((sum, { routes }) => sum + routes, 0),
  };
  return `# Price of each module

Written by \`npm run price\`. Source is TypeScript of \`api\`, \`db\` and \`src\` without tests, messages and migrations.
Budgets are in \`tests/price/budgets.json\`; a module above its budget fails the command.

| Module | Source lines | Source kB | Words | CSS | Tests | Fixtures | Built routes | Lines per route |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${[...prices, all].map(rowOf).join('\n')}
`;
};
