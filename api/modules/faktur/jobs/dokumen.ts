import { removalJob } from '../../../documents/removal.ts';
import { dokumenWork } from '../dokumen/sides.ts';
import { returDokumenWork } from '../retur-dokumen/work.ts';
import { dokumenDecide } from './decide-dokumen.ts';

export const dokumenJobs = [
  ...[dokumenWork.out, dokumenWork.in, returDokumenWork.out, returDokumenWork.in].flatMap(
    ({ definition, jobs, saves }) => [...jobs, removalJob(definition.document.name, saves)],
  ),
  dokumenDecide,
];
