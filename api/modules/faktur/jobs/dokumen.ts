import { removalJob } from '../../../documents/removal.ts';
import { inSide, outSide } from '../dokumen/sides.ts';

/** Jobs of other documents: on their way to the office, asked after, cancelled, removed. */
export const dokumenJobs = [
  ...outSide.jobs,
  ...inSide.jobs,
  removalJob('dokumen-out', outSide.saves),
  removalJob('dokumen-in', inSide.saves),
];
