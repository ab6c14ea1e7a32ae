import type { NtpnFilter } from '#domain/billing/filter.ts';
import { isConfirmed } from '#domain/billing/status-queries.ts';
import type { NtpnRecord } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import { ntpnList } from '../../../db/repositories/billing/list.ts';
import type { SelectionOf } from '../../../db/repositories/list-of.ts';
import { bulkJobsOf } from '../../documents/bulk-job.ts';
import type { Bulk } from '../../documents/selection.ts';

/** What can be done with many receipts at once, who may, and which of them qualify. */
const bulkActions = {
  bpn: { by: 'EBILLING_NTPN_VIEW', fits: isConfirmed },
  export: { by: 'EBILLING_NTPN_VIEW', fits: () => true },
} satisfies Bulk<NtpnRecord, SelectionOf<NtpnFilter>, string>['actions'];

export const { wholeJob } = bulkJobsOf<NtpnRecord, SelectionOf<NtpnFilter>, keyof typeof bulkActions>({
  actions: bulkActions,
  pages: ntpnList.walk,
  labelOf: ({ ntpn }) => ntpn,
  amountOf: ({ amount }) => BigInt(sen(amount)),
  states: 'billing.ntpn.status',
});
