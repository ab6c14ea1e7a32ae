import type { BillingFilter, NtpnFilter } from '#domain/billing/filter.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { follow, keepMade } from '../../../jobs/made-file.ts';
import type { BillingZipInput } from '../../../jobs/worker-tasks/billing-pdf-zip.ts';

type Zip<F> = { selection: SelectionOf<F>; total: number };
type Source = Pick<BillingZipInput, 'of' | 'selection'>;

const zipOf = <F>(kind: string, name: string, sourceOf: (selection: SelectionOf<F>) => Source): Handler<Zip<F>> => ({
  kind,
  attempts: 3,
  run: async (context, job) => {
    const { deps, scope, workerTasks } = context;
    const { selection, total } = job.payload;
    const { count } = await workerTasks<BillingZipInput, { count: number }>(
      'billing-pdf-zip',
      {
        ...sourceOf(selection),
        dataDir: deps.dataDir,
        scope,
        today: jakartaDay(deps.now()),
        total,
        path: deps.files.pathOf(job.id),
      } as BillingZipInput,
      { progress: follow(context) },
    );
    await context.progress(count, count);
    return { ...(await keepMade(context, job, name, 'zip')), count };
  },
});

/** Payment slips of a selection in one zip. */
export const sspZip = zipOf<BillingFilter>('billing.ssp-zip', 'ssp', (selection) => ({ of: 'ssp', selection }));

/** State receipts of a selection in one zip. */
export const bpnZip = zipOf<NtpnFilter>('ntpn.bpn-zip', 'bpn', (selection) => ({ of: 'bpn', selection }));
