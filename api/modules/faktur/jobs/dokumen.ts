import { removalJob } from '../../../documents/removal.ts';
import { dokumenWork } from '../dokumen/sides.ts';
import { returDokumenWork } from '../retur-dokumen/work.ts';
import { dokumenDecide } from './decide-dokumen.ts';

const works = [dokumenWork.out, dokumenWork.in, returDokumenWork.out, returDokumenWork.in];

export const dokumenJobs = [
  ...works.flatMap(({ definition, jobs, saves }) => [...jobs, removalJob(definition.document.name, saves)]),
  dokumenDecide,
];
