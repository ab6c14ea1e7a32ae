import { removalJob } from '../../../documents/removal.ts';
import { inSide, outSide } from '../dokumen/sides.ts';
import { dokumenDecide } from './decide-dokumen.ts';

/** Jobs of other documents: on their way to the office, asked after, cancelled, decided, removed. */
export const dokumenJobs = [
  ...outSide.jobs,
  ...inSide.jobs,
  dokumenDecide,
  removalJob('dokumen-out', outSide.saves),
  removalJob('dokumen-in', inSide.saves),
];
