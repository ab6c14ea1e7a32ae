import { removalJob } from '../../../documents/removal.ts';
import { inSide, outSide } from '../dokumen/sides.ts';
import { returInSide, returOutSide } from '../retur-dokumen/work.ts';
import { dokumenDecide } from './decide-dokumen.ts';

export const dokumenJobs = [
  ...[...outSide.jobs, ...inSide.jobs, ...returOutSide.jobs, ...returInSide.jobs],
  dokumenDecide,
  removalJob('dokumen-out', outSide.saves),
  removalJob('dokumen-in', inSide.saves),
  removalJob('retur-dokumen-out', returOutSide.saves),
  removalJob('retur-dokumen-in', returInSide.saves),
];
