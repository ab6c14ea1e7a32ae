import type { BillingFilter, NtpnFilter } from '#domain/billing/filter.ts';
import { hasSlip, isConfirmed } from '#domain/billing/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import { openDb } from '../../../db/connection.ts';
import type { Query } from '../../../db/database.ts';
import { billingList, ntpnList } from '../../../db/repositories/billing/list.ts';
import type { SelectionOf } from '../../../db/repositories/list-of.ts';
import type { PaperToDraw } from '../../documents/paper.ts';
import { drawPaper } from '../../flows/draw-paper.ts';
import { receiptToDraw, slipToDraw } from '../../modules/billing/print-billing.ts';
import { uniqueNames } from '../../output/file-name.ts';
import { writeZip, type ZipEntry } from '../../output/zip.ts';
import type { TaskTools } from '../handler.ts';

/** What a zip of slips or receipts is told: where to read, whose, which, and where to write. */
export type BillingZipInput = {
  dataDir: string;
  scope: Scope;
  today: string;
  total: number;
  path: string;
} & ({ of: 'ssp'; selection: SelectionOf<BillingFilter> } | { of: 'bpn'; selection: SelectionOf<NtpnFilter> });

/** The papers of a selection, one at a time; what has none is passed over. */
async function* papersOf(input: BillingZipInput, query: Query): AsyncGenerator<PaperToDraw> {
  const { scope, today } = input;
  if (input.of === 'ssp') {
    for await (const page of billingList.walk(scope, query, input.selection, today))
      for (const billing of page) if (hasSlip(billing)) yield slipToDraw(scope, query, billing);
    return;
  }
  for await (const page of ntpnList.walk(scope, query, input.selection, today))
    for (const ntpn of page) if (isConfirmed(ntpn)) yield receiptToDraw(scope, query, ntpn);
}

/** Writes a zip of PDFs over a reading connection of the thread's own. */
export default async (input: BillingZipInput, { progress }: TaskTools): Promise<{ count: number }> => {
  const db = await openDb({ dataDir: input.dataDir, readonly: true });
  const unique = uniqueNames();
  let count = 0;
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for await (const { drawing, name } of papersOf(input, db.read)) {
      count++;
      progress(count, input.total);
      yield { name: unique(name), content: () => drawPaper(drawing) };
    }
  };
  try {
    await writeZip(input.path, entries(), { compress: false });
    return { count };
  } finally {
    await db.close();
  }
};
