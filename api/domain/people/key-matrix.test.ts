import { expect, it } from 'vitest';
import { permissions } from '../permissions.ts';
import { keyMatrix, keysIn, placeOf } from './key-matrix.ts';

it('has a place for every key, and for each one alone', () => {
  expect(keyMatrix.flatMap((module) => keysIn(module)).toSorted()).toEqual(permissions.toSorted());
});

it('knows where a key stands', () => {
  expect(placeOf('EFAKTUR_SPT_REPORT')).toEqual({ thing: 'EFAKTUR_SPT', act: 'UPLOAD' });
  expect(placeOf('EBUPOT_QUOTA_HISTORY_VIEW')).toEqual({ thing: 'EBUPOT_QUOTA_HISTORY', act: 'VIEW' });
  expect(placeOf('NOTHING')).toBeUndefined();
});
