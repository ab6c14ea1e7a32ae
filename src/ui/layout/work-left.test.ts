// @vitest-environment browser
import { expect, it } from 'vitest';
import { comesBack, readWorkLeft } from './work-left.ts';

const stored = (over: Record<string, unknown>) => JSON.stringify({ companyId: 'c', from: '/main/a?b=1', ...over });

it('leads back to a page of the product and its rows, for the company they are of', () => {
  const rows = { list: 'a', ids: ['1', '2'], all: false };
  expect(readWorkLeft(stored({ rows }), 'c')).toEqual({ companyId: 'c', from: '/main/a?b=1', rows });
  expect(readWorkLeft(stored({ rows }), 'd')).toBeNull();
  expect(readWorkLeft(stored({ rows: { list: 'a', ids: [1] } }), 'c')).toMatchObject({ rows: null });
});

it.each([
  'https://evil.example/main',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'main/a',
  '',
  7,
])('leads nowhere by %s', (from) => expect(readWorkLeft(stored({ from }), 'c')).toBeNull());

it.each([null, 'x', '[]', 'null', '{}'])('leads nowhere where %s was kept', (text) =>
  expect(readWorkLeft(text, 'c')).toBeNull(),
);

it.each([
  [{}, true, true],
  [{ q: '0014 1410 7102 1000' }, false, true],
  [{ q: '0014 1410 7102 1000' }, true, false],
])('beside an address with %j, rows chosen (all: %s) come back: %s', (typed, all, back) => {
  history.replaceState({ usr: { typed } }, '', '/main/efaktur?status=DRAFT');
  expect(comesBack({ list: 'a', ids: ['1'], all })).toBe(back);
});
