import { computeDraft } from '#domain/faktur/compute.ts';
import type { FakturInput } from '#domain/faktur/record.ts';
import { comparing, plain, type Sides } from '../../ui/form/conflict.ts';
import { inputKeys, toForm, toInput } from './form-state.ts';

export const conflictKeys = [...inputKeys, 'lines'] as const;
export type ConflictKey = (typeof conflictKeys)[number];

const textOf = (input: FakturInput, key: ConflictKey): string =>
  key === 'lines'
    ? JSON.stringify(toInput(toForm(input)).lines, (_, value) => (typeof value === 'string' ? plain(value) : value))
    : plain(String(input[key] ?? ''));

const { differing, sidesOf, merged: mergedOf } = comparing<FakturInput, ConflictKey>(conflictKeys, textOf);

export { differing, sidesOf };

export const merged = (mine: FakturInput, theirs: FakturInput, sides: Sides<ConflictKey>): FakturInput =>
  mergedOf(mine, toInput(toForm(theirs)), sides);

export const dppOf = (input: FakturInput): string => computeDraft(input).total.dpp;
