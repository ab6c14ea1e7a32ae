import { idBilling } from '#domain/billing/billing.ts';
import type { BillingFilter } from '#domain/billing/filter.ts';
import { hasSlip } from '#domain/billing/status-queries.ts';
import { billingList } from '../../../../db/repositories/billing/list.ts';
import { type Chosen, tableFile, zipFile } from '../../../jobs/file-work.ts';
import { slipToDraw } from '../family.ts';
import { billingColumns } from '../files/columns.ts';

export default {
  export: tableFile(idBilling, billingList, { file: 'id-billing', columns: billingColumns }),

  'ssp-zip': zipFile<Chosen<BillingFilter>>(
    () => 'ssp',
    async function* ({ scope, query, today, params, each }) {
      for await (const billing of each(billingList.walk(scope, query, params.selection, today)))
        if (hasSlip(billing)) yield slipToDraw(scope, query, billing);
    },
  ),
};
