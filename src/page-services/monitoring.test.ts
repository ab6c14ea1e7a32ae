import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { choose, isIgnored, reportOf } from './monitoring.ts';

it('monitors a tenth of the sessions, a twentieth of these with a replay', () => {
  const drawn = (...numbers: number[]) => choose(() => numbers.shift() ?? 1);
  expect([drawn(0.1), drawn(0.099, 0.05), drawn(0.099, 0.049)]).toEqual(['none', 'session', 'replay']);
});

const abort = new Error('aborted');
abort.name = 'AbortError';

it.each([
  ['a network error', new TypeError('Failed to fetch'), true],
  ['one of Safari', new TypeError('Load failed'), true],
  ['an aborted request', abort, true],
  ['a script from elsewhere', new Error('Script error.'), true],
  ['a script that says nothing', null, true],
  ['503', new HttpError('', 503), true],
  ['500', new HttpError('', 500), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
])('%s: %s, ignored: %s', (_, error, ignored) => {
  expect(isIgnored(error)).toBe(ignored);
});

it('reports no tax number', () => {
  expect(reportOf(new Error('NPWP 0012345678901000 is wrong'))).toEqual({ name: 'Error', message: 'NPWP … is wrong' });
});
