import type { BillingFilter, NtpnFilter } from '#domain/billing/filter.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import { fileJob } from '../../../jobs/file-job.ts';
import type { BillingZipInput } from '../../../jobs/worker-tasks/billing-pdf-zip.ts';

type Zip<F> = { selection: SelectionOf<F>; total: number };
const task = 'billing-pdf-zip';

/** Payment slips of a selection in one zip. */
export const sspZip = fileJob<Zip<BillingFilter>, Extract<BillingZipInput, { of: 'ssp' }>>({
  kind: 'billing.ssp-zip',
  task,
  input: ({ selection, total }) => ({ of: 'ssp', selection, total }),
  file: () => ['ssp', 'zip'],
});

/** State receipts of a selection in one zip. */
export const bpnZip = fileJob<Zip<NtpnFilter>, Extract<BillingZipInput, { of: 'bpn' }>>({
  kind: 'ntpn.bpn-zip',
  task,
  input: ({ selection, total }) => ({ of: 'bpn', selection, total }),
  file: () => ['bpn', 'zip'],
});
