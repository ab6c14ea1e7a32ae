import { expect, it } from 'vitest';
import { say } from '#domain/messages/index.ts';
import { explainReady } from './SummaryStep.tsx';

it('says of a sum how many documents it is made of, and which stay behind', () => {
  const {
    formula,
    value,
    inputs = [],
  } = explainReady('imporKind.billing.sums.amount', '3885000.00', {
    ready: 2,
    errors: 1,
    skipped: 0,
  });
  expect(value).toBe('3885000.00');
  expect(inputs.map((one) => [one.label.split('.').at(-1), one.value])).toEqual([
    ['sum_ready', '2'],
    ['errors', '1'],
  ]);
  for (const key of [formula ?? '', ...inputs.map(({ label }) => label)])
    for (const locale of ['id', 'en'] as const) expect(say(locale, key)).not.toBe(key);
});
