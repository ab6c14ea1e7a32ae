import type { BillingFilter, NtpnFilter } from '#domain/billing/filter.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { follow, keepMade } from '../../../jobs/made-file.ts';
import type { BillingExportInput } from '../../../jobs/worker-tasks/billing-export.ts';
import type { TableFormat } from '../../../output/table-file.ts';

type Export<F> = { selection: SelectionOf<F>; total: number; format: TableFormat };

type Source = Pick<BillingExportInput, 'of' | 'selection'>;

const exportOf = <F>(
  kind: string,
  name: string,
  sourceOf: (selection: SelectionOf<F>) => Source,
): Handler<Export<F>> => ({
  kind,
  attempts: 3,
  run: async (context, job) => {
    const { deps, scope, workerTasks } = context;
    const { selection, total, format } = job.payload;
    const { count } = await workerTasks<BillingExportInput, { count: number }>(
      'billing-export',
      {
        ...sourceOf(selection),
        dataDir: deps.dataDir,
        scope,
        today: jakartaDay(deps.now()),
        total,
        format,
        locale: scope.locale,
        path: deps.files.pathOf(job.id),
      } as BillingExportInput,
      { progress: follow(context) },
    );
    await context.progress(count, count);
    return { ...(await keepMade(context, job, name, format)), count };
  },
});

/** A selection of billings as Excel or CSV. */
export const billingExport = exportOf<BillingFilter>('billing.export', 'id-billing', (selection) => ({
  of: 'billing',
  selection,
}));

/** A selection of state receipts as Excel or CSV. */
export const ntpnExport = exportOf<NtpnFilter>('ntpn.export', 'ntpn', (selection) => ({ of: 'ntpn', selection }));
