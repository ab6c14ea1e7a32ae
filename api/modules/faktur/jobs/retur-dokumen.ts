import { removalJob } from '../../../documents/removal.ts';
import { returInSide, returOutSide } from '../retur-dokumen/sides.ts';

/** Jobs of returns of other documents: on their way to the office, asked after, cancelled, removed. */
export const returDokumenJobs = [
  ...returOutSide.jobs,
  ...returInSide.jobs,
  removalJob('retur-dokumen-out', returOutSide.saves),
  removalJob('retur-dokumen-in', returInSide.saves),
];
