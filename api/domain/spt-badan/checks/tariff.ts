import type { Finding } from '../../definition/finding.ts';
import { choiceLines } from '../annual-form.ts';
import { has31e } from '../calculations/article-31e.ts';
import { meetsListing } from '../calculations/tax-due.ts';
import { tariffOf } from '../calculations-of.ts';
import { answerIn } from '../entries.ts';
import { amountAt } from '../work-annual.ts';
import { type Check, type Checked, error, foundWhere } from './check.ts';

const LISTING = ['listedShare', 'listedHolders', 'listedLargest', 'listedDays'] as const;

/** The lower rate of listed companies, with its four conditions stated and met. */
const listing = ({ entries }: Checked): readonly Finding[] => {
  const missing = LISTING.find((line) => answerIn(entries, 'INDUK', line) === '');
  if (missing) return [error(`INDUK!${missing}`, 'listing_missing')];
  const [publicShare = 0, holders = 0, largestShare = 0, days = 0] = LISTING.map((line) =>
    Number(answerIn(entries, 'INDUK', line)),
  );
  return meetsListing({ publicShare, holders, largestShare, days })
    ? []
    : [error('INDUK!listedShare', 'listing_unmet')];
};

/** One rate, and what its law requires of the company. */
export const tariff: Check = (checked) => {
  const { form, entries, facts, worked } = checked;
  const { tariff: choice, rate } = choiceLines[form.era];
  const line = `INDUK!${choice}`;
  if (answerIn(entries, 'INDUK', choice) === '') return [error(line, 'tariff_missing')];
  switch (tariffOf(form, entries)) {
    case 'listed':
      return listing(checked);
    case '31e':
      return foundWhere(
        [
          !has31e(facts.taxYear, amountAt(worked, form.era === '1771' ? 'INDUK!turnover' : 'L8!1')),
          error(line, 'turnover_above'),
        ],
        [answerIn(entries, 'INDUK', 'ID.negara') !== '', error(line, 'resident_only')],
      );
    case 'other':
      return foundWhere([answerIn(entries, 'INDUK', rate) === '', error(`INDUK!${rate}`, 'answer_missing')]);
    default:
      return [];
  }
};
