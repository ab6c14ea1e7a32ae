import { fill, prepareInvoices } from './invoices.ts';
import { MASA } from './slips.ts';

/**
 * Two of three are sales, one is a credited purchase, of three codes; every second belongs to the masa, the others to
 * the one before.
 */
const PLACED = `
  update faktur set status = case when rowid % 6 < 4 then 'APPROVED' else 'CREDITED' end, type = case when rowid % 6 < 4 then 'OUT' else 'IN' end,
    code = case rowid % 5 when 0 then '01' when 1 then '05' else '04' end, number = printf('040025%011d', rowid),
    period = case rowid % 2 when 0 then '${MASA}' else '2025-09' end, vat_period = case rowid % 2 when 0 then '${MASA}' else '2025-09' end,
    credit_period = case when rowid % 6 < 4 then null when rowid % 2 = 0 then '${MASA}' else '2025-09' end,
    vat_list = case when rowid % 6 < 4 then 'A2' else 'B2' end, vat_sign = 1, vat_since = created_at`;

/** `count` documents in the return of the masa, and as many in that of another. Deterministic. */
export const prepareVatDocuments = async (dataDir: string, count: number): Promise<void> => {
  await prepareInvoices(dataDir, 2 * count, 1);
  fill(dataDir, 'faktur', (raw) => raw.exec(PLACED));
};
