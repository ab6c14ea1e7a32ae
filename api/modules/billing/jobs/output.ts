import type { BillingFilter, NtpnFilter } from '#domain/billing/filter.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import { fileJob } from '../../../jobs/file-job.ts';
import type { BillingExportInput } from '../../../jobs/worker-tasks/billing-export.ts';
import type { TableFormat } from '../../../output/table-file.ts';

type Export<F> = { selection: SelectionOf<F>; total: number; format: TableFormat };
const task = 'billing-export';

/** A selection of billings as Excel or CSV. */
export const billingExport = fileJob<Export<BillingFilter>, Extract<BillingExportInput, { of: 'billing' }>>({
  kind: 'billing.export',
  task,
  input: ({ selection, total, format }, { scope: { locale } }) => ({ of: 'billing', selection, total, format, locale }),
  file: ({ format }) => ['id-billing', format],
});

/** A selection of state receipts as Excel or CSV. */
export const ntpnExport = fileJob<Export<NtpnFilter>, Extract<BillingExportInput, { of: 'ntpn' }>>({
  kind: 'ntpn.export',
  task,
  input: ({ selection, total, format }, { scope: { locale } }) => ({ of: 'ntpn', selection, total, format, locale }),
  file: ({ format }) => ['ntpn', format],
});
