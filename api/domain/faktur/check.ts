import { LIMIT } from '../definition/money.ts';
import { checkDocument } from './check-document.ts';
import { checkLines } from './check-lines.ts';
import { checkParties } from './check-parties.ts';
import { type CheckContext, checkStage, error } from './check-stage.ts';
import { computeFaktur } from './compute.ts';
import type { FakturInput, Finding } from './record.ts';

export type { CheckContext } from './check-stage.ts';

const roughly = (input: FakturInput): number =>
  input.lines.reduce((sum, line) => sum + Number(line.price) * Number(line.quantity), 0);

/** Lines within range may exceed it in sum. The float only decides whether the exact sum is calculated. */
const checkSum = (input: FakturInput): Finding[] => {
  if (roughly(input) < LIMIT / 1000) return [];
  try {
    computeFaktur({ ...input, term: 'EMPTY' });
    return [];
  } catch (problem) {
    if (problem instanceof RangeError) return [error('lines', 'amount_too_large')];
    throw problem;
  }
};

/**
 * All rules of the law, the office and the product, in the order of the form. Errors block, warnings never do;
 * `proposal` is set if the correction is certain enough. Does not throw on any input of the type.
 */
export const checkFaktur = (input: FakturInput, ctx: CheckContext): Finding[] => {
  const found = [...checkDocument(input, ctx), ...checkParties(input, ctx), ...checkLines(input, ctx)];
  const sums = found.some((finding) => finding.severity === 'error') ? [] : checkSum(input);
  return [...found, ...checkStage(input, ctx), ...sums];
};
