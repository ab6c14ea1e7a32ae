import { dayAfterMonths, isDay, isPeriod, periodAfter, periodOf } from '../definition/day.ts';
import { lateAfterMonths, uploadDay } from '../rules/deadlines.ts';
import { formatDay, formatPeriod } from '../text/format.ts';
import { needsPaper, pairOf, pairsFor } from './add-info.ts';
import { type CheckContext, checkText, error, warning } from './check-stage.ts';
import { CORETAX_START, isClosed, needsFacility, transactionCode } from './codes.ts';
import { maxima } from './maxima.ts';
import type { FakturInput, Finding } from './record.ts';

/**
 * YYYY-MM-DD: the 20th of the next month, the 15th for invoices up to April 2025. No source moves it for holidays.
 * Throws RangeError before 2022-04-01.
 */
export const uploadDeadline = (date: string): string =>
  `${periodAfter(periodOf(date), 1)}-${String(uploadDay.at(date)).padStart(2, '0')}`;

/** Whether the deadline has passed; the day itself is still in time. */
export const isLate = (deadline: string, today: string): boolean => today > deadline;

/** Whether an invoice of this date counts as not made, because it is issued more than three months later. */
export const countsAsNotMade = (date: string, today: string): boolean =>
  today > dayAfterMonths(date, lateAfterMonths.at(date));

/** No day by which an invoice must be uploaded was set before. */
const DEADLINES_START = '2022-04-01';
export const hasDeadline = (date: string): boolean => date >= DEADLINES_START;

const checkDate = ({ date }: FakturInput, { today, source, era = 'coretax' }: CheckContext): Finding[] => {
  if (date === '') return [error('date', 'required')];
  if (!isDay(date)) return [error('date', 'date_invalid')];
  if (date > today) return [error('date', 'date_future', { params: { today: formatDay(today) } })];
  if (era === 'coretax' && date < CORETAX_START)
    return [error('date', 'date_before_coretax', { params: { start: formatDay(CORETAX_START) } })];
  if (!hasDeadline(date)) return [];
  const deadline = uploadDeadline(date);
  const passed = { params: { deadline: formatDay(deadline) } };
  return [
    ...(isLate(deadline, today) ? [(source === 'upload' ? error : warning)('date', 'deadline_passed', passed)] : []),
    ...(countsAsNotMade(date, today) ? [warning('date', 'counts_as_not_made')] : []),
  ];
};

const checkCode = ({ code, date }: FakturInput, period: string | undefined): Finding[] => {
  if (code === '') return [error('code', 'required')];
  const known = transactionCode(code);
  if (!known) return [error('code', 'code_unknown')];
  const masa = period ?? periodOf(date);
  if (known.since && isPeriod(masa) && masa < known.since)
    return [error('code', 'code_not_yet', { params: { code, since: formatPeriod(known.since) } })];
  return isClosed(code, masa) ? [error('code', 'code_closed', { params: { code, year: masa.slice(0, 4) } })] : [];
};

const unused = ({ code, addInfo, facilityStamp, customDoc }: FakturInput): Finding[] => {
  const drop = { params: { code }, proposal: '' };
  return [
    ...(addInfo ? [error('addInfo', 'add_info_unused', drop)] : []),
    ...(facilityStamp ? [error('facilityStamp', 'stamp_unused', drop)] : []),
    ...(customDoc ? [warning('customDoc', 'custom_doc_unused')] : []),
  ];
};

const checkFacility = (input: FakturInput): Finding[] => {
  const { code, addInfo, facilityStamp } = input;
  if (!needsFacility(code)) return transactionCode(code) ? unused(input) : [];
  const params = { code };
  const found: Finding[] = [];
  // Each half of a pair determines the other, so a known one corrects a missing or wrong one.
  const byInfo = pairsFor(code).find((pair) => pair.addInfo === addInfo);
  const byStamp = pairsFor(code).find((pair) => pair.stamp === facilityStamp);
  const info = byStamp ? { proposal: byStamp.addInfo } : {};
  const stamp = byInfo ? { proposal: byInfo.stamp } : {};
  if (!addInfo) found.push(error('addInfo', 'add_info_required', { params, ...info }));
  else if (!byInfo) found.push(error('addInfo', 'add_info_unknown', { params, ...info }));
  if (!facilityStamp) found.push(error('facilityStamp', 'stamp_required', { params, ...stamp }));
  else if (!byStamp) found.push(error('facilityStamp', 'stamp_unknown', { params, ...stamp }));
  else if (byInfo && pairOf(code, facilityStamp) !== byInfo)
    found.push(
      error('facilityStamp', 'stamp_unpaired', {
        params: { addInfo: byInfo.addInfo, stamp: byInfo.stamp },
        proposal: byInfo.stamp,
      }),
    );
  if (!input.customDoc)
    found.push(
      needsPaper(code, addInfo)
        ? error('customDoc', 'custom_doc_required')
        : warning('customDoc', 'custom_doc_advised'),
    );
  else if (!input.customDocPeriod) found.push(warning('customDocPeriod', 'custom_doc_period_advised'));
  return found;
};

const checkSupport = ({ customDoc, customDocPeriod, reference }: FakturInput, today: string): Finding[] => {
  const found: Finding[] = [];
  if (customDoc) found.push(...checkText('customDoc', customDoc, maxima.customDoc));
  if (customDocPeriod && !isPeriod(customDocPeriod)) found.push(error('customDocPeriod', 'custom_doc_period_invalid'));
  else if (customDocPeriod && customDocPeriod > periodOf(today))
    found.push(error('customDocPeriod', 'custom_doc_period_future'));
  if (reference) found.push(...checkText('reference', reference, maxima.reference));
  return found;
};

export const checkDocument = (input: FakturInput, ctx: CheckContext): Finding[] => [
  ...checkDate(input, ctx),
  ...checkCode(input, ctx.period),
  ...checkFacility(input),
  ...checkSupport(input, ctx.today),
];
