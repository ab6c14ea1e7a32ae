import { type Finding, mended } from '../definition/finding.ts';
import { checkText, error } from './finding.ts';
import { asAssessmentNumber, asNop, isAssessmentNumber, isNop } from './number.ts';
import type { Pair } from './pairs.ts';
import { type BillingInput, maxima } from './record.ts';

/** The number of the notice, where the pair pays one. */
export const checkAssessment = ({ assessmentNumber }: BillingInput, pair: Pair): Finding[] => {
  const number = assessmentNumber ?? '';
  if (!pair.assessment) return number === '' ? [] : [error('assessmentNumber', 'assessment_unused', { proposal: '' })];
  if (number.trim() === '') return [error('assessmentNumber', 'required')];
  return isAssessmentNumber(number)
    ? []
    : [error('assessmentNumber', 'assessment_pattern', mended(asAssessmentNumber(number)))];
};

const places = ['objectProvince', 'objectCity', 'objectDistrict', 'objectSubdistrict'] as const;

/** The land or building, where the pair is about one. */
export const checkObject = (input: BillingInput, pair: Pair): Finding[] => {
  const nop = input.nop ?? '';
  if (!pair.nop)
    return (['nop', 'objectAddress', ...places] as const)
      .filter((path) => (input[path] ?? '') !== '')
      .map((path) => error(path, 'object_unused', { proposal: '' }));
  const found = nop.trim() === '' ? [error('nop', 'required')] : [];
  if (nop.trim() !== '' && !isNop(nop)) found.push(error('nop', 'nop_digits', mended(asNop(nop))));
  found.push(...checkText('objectAddress', input.objectAddress ?? '', maxima.objectAddress));
  for (const path of places) if (input[path]) found.push(...checkText(path, input[path], maxima.objectPlace));
  return found;
};
