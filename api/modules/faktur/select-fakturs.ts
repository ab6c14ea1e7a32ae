import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { allows, isApproved, isTooLateToSend } from '#domain/faktur/standing.ts';
import { rupiah, sen } from '#domain/kit/money.ts';
import type { Permission } from '#domain/permissions.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { fakturRowPages } from '../../../db/repositories/faktur-pages.ts';
import type { Deps } from '../deps.ts';
import { labelOf } from './load-faktur.ts';

type Rule = { by: Permission; fits: (row: FakturRow, today: string) => boolean };

/** What was found when it was saved, and one more when its time has run out since. */
const errorCountOf = (row: FakturRow, today: string): number => row.errorCount + (isTooLateToSend(row, today) ? 1 : 0);

/** What can be done with many invoices at once, who may, and which of them qualify. */
export const bulkActions = {
  upload: { by: 'EFAKTUR_DOC_UPLOAD', fits: (row, today) => allows('upload', row) && errorCountOf(row, today) === 0 },
  retry: { by: 'EFAKTUR_DOC_UPLOAD', fits: (row, today) => allows('retry', row) && errorCountOf(row, today) === 0 },
  inquire: { by: 'EFAKTUR_DOC_VIEW', fits: (row) => allows('inquire', row) },
  'send-email': { by: 'EFAKTUR_DOC_SEND', fits: (row) => isApproved(row) && Boolean(row.buyerEmail) },
  'send-whatsapp': { by: 'EFAKTUR_DOC_SEND', fits: isApproved },
  delete: { by: 'EFAKTUR_DOC_DELETE', fits: (row) => allows('remove', row) },
  cancel: { by: 'EFAKTUR_DOC_CANCEL', fits: (row) => allows('cancel', row) },
  pdf: { by: 'EFAKTUR_DOC_VIEW', fits: () => true },
  xml: { by: 'EFAKTUR_DOC_VIEW', fits: () => true },
  xlsx: { by: 'EFAKTUR_DOC_VIEW', fits: () => true },
  csv: { by: 'EFAKTUR_DOC_VIEW', fits: () => true },
} satisfies Record<string, Rule>;
export type BulkAction = keyof typeof bulkActions;

export type Chosen = {
  eligible: { id: string; label: string }[];
  /** At most a hundred are named; `ineligibleCount` counts all. */
  ineligible: { id: string; label: string; status: string; errorCount: number }[];
  ineligibleCount: number;
  total: number;
  /** DPP and PPN of the eligible together, in rupiah. */
  amount: string;
};

const NAMED = 100;

/** Goes through a selection page by page and tells who qualifies for an action. Unknown ids are neither. */
export const chooseFor = async (
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  action: BulkAction,
): Promise<Chosen> => {
  const rule: Rule = bulkActions[action];
  const chosen: Chosen = { eligible: [], ineligible: [], ineligibleCount: 0, total: 0, amount: '0.00' };
  let amount = 0n;
  const today = jakartaDay(deps.now());
  for await (const rows of fakturRowPages(scope, deps.db.read, selection, today, 500))
    for (const row of rows) {
      chosen.total++;
      if (rule.fits(row, today)) {
        chosen.eligible.push({ id: row.id, label: labelOf(row) });
        amount += BigInt(sen(row.dpp)) + BigInt(sen(row.ppn));
      } else {
        chosen.ineligibleCount++;
        if (chosen.ineligible.length < NAMED)
          chosen.ineligible.push({
            id: row.id,
            label: labelOf(row),
            status: row.status,
            errorCount: errorCountOf(row, today),
          });
      }
    }
  chosen.amount = rupiah(Number(amount));
  return chosen;
};
