import type { NtpnFilter } from '#domain/billing/filter.ts';
import { ntpn } from '#domain/billing/ntpn.ts';
import { isConfirmed } from '#domain/billing/status-queries.ts';
import { ntpnList } from '../../../../db/repositories/billing/list.ts';
import { type Chosen, tableFile, zipFile } from '../../../jobs/file-work.ts';
import { receiptToDraw } from '../../billing/family.ts';
import { ntpnColumns } from '../../billing/files/columns.ts';

export default {
  export: tableFile(ntpn, ntpnList, { file: 'ntpn', columns: ntpnColumns }),

  /** Only receipts confirmed by the tax office. */
  'bpn-zip': zipFile<Chosen<NtpnFilter>>(
    () => 'bpn',
    async function* ({ scope, query, today, params, each }) {
      for await (const receipt of each(ntpnList.walk(scope, query, params.selection, today)))
        if (isConfirmed(receipt)) yield receiptToDraw(scope, query, receipt);
    },
  ),
};
