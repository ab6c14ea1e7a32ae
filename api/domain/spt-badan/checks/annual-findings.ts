import type { Finding } from '../../definition/finding.ts';
import { abroad, instalmentCredits } from './abroad.ts';
import { amendment } from './amendment.ts';
import { answers1771 } from './answers-1771.ts';
import { assets } from './assets.ts';
import { attachments } from './attachments.ts';
import { balance, holders } from './balance.ts';
import type { Check, Checked } from './check.ts';
import { agreements, corrections } from './corrections.ts';
import { equalisation } from './equalisation.ts';
import { extension } from './extension.ts';
import { losses } from './losses.ts';
import { pdfs } from './pdfs.ts';
import { settlement } from './settlement.ts';
import { slips } from './slips.ts';
import { smallTurnover } from './small-turnover.ts';
import { sourcesChanged } from './sources-changed.ts';
import { statements } from './statements.ts';
import { tariff } from './tariff.ts';

/** Sums and carried lines need no check: they are worked out (`carried-lines.test.ts` proves it for both forms). */
const checks: readonly Check[] = [
  tariff,
  losses,
  assets,
  slips,
  abroad,
  settlement,
  amendment,
  instalmentCredits,
  answers1771,
  balance,
  holders,
  attachments,
  pdfs,
  corrections,
  agreements,
  smallTurnover,
  statements,
  sourcesChanged,
  equalisation,
  extension,
];

/** Checks of a return across its sheets; errors block filing. */
export const annualFindings = (checked: Checked): readonly Finding[] => checks.flatMap((check) => check(checked));
