import { pullJobs } from '../../documents/pull/jobs.ts';
import { fileJob, letterJob } from '../../jobs/family-jobs.ts';
import type { Registration } from '../registration.ts';
import { classicKeluaranWork } from './classic-keluaran.ts';
import { receiptsJob } from './collector-receipts.ts';
import { dokumenInPull, dokumenOutPull } from './dokumen/pull/family.ts';
import { masukanDecide } from './jobs/decide-masukan.ts';
import { dokumenJobs } from './jobs/dokumen.ts';
import { fakturInquire, fakturOfficeMove, fakturRemove, fakturUpload } from './jobs/office.ts';
import { returJobs } from './jobs/retur.ts';
import { masukanPropose } from './jobs/take-proposals.ts';
import { fakturLetters } from './letters.ts';
import { masukanPull } from './masukan/pull/family.ts';
import { dokumenTell, masukanTell } from './masukan/tell-office.ts';
import { refusedDokumens } from './refusals/refused-dokumens.ts';
import { refusedFakturs } from './refusals/refused-fakturs.ts';
import { refusedReturDokumens, refusedReturs } from './refusals/refused-returns.ts';
import { returLetters } from './retur/letters.ts';
import { fakturBulkRoutes } from './routes/bulk.ts';
import { dokumenKeluaranRoutes, dokumenMasukanRoutes } from './routes/dokumen.ts';
import { checkNumbersRoutes, goodsRoutes } from './routes/goods.ts';
import { lookupRoutes } from './routes/lookup.ts';
import { masukanRoutes } from './routes/masukan.ts';
import { masukanOfficeRoutes } from './routes/masukan-office.ts';
import { fakturRoutes } from './routes/read.ts';
import { vatReadinessRoutes } from './routes/readiness.ts';
import { returMasukanRoutes, returPublicRoutes } from './routes/retur.ts';
import { returDokumenRoutes } from './routes/retur-dokumen.ts';
import { returKeluaranRoutes } from './routes/retur-out.ts';
import { fakturPrintRoutes, fakturPublicRoutes, fakturSendRoutes } from './routes/send.ts';
import { fakturMoveRoutes, fakturWriteRoutes } from './routes/write.ts';
import { fakturSearches } from './search.ts';

const refused = [
  refusedFakturs,
  refusedReturs,
  ...Object.values(refusedDokumens),
  ...Object.values(refusedReturDokumens),
];

export const faktur: Registration = {
  routes: [
    goodsRoutes,
    lookupRoutes,
    checkNumbersRoutes,
    fakturBulkRoutes,
    fakturMoveRoutes,
    fakturPrintRoutes,
    fakturSendRoutes,
    fakturWriteRoutes,
    fakturRoutes,
    returMasukanRoutes,
    returKeluaranRoutes,
    dokumenKeluaranRoutes,
    dokumenMasukanRoutes,
    returDokumenRoutes.out,
    returDokumenRoutes.in,
    masukanOfficeRoutes,
    masukanRoutes,
    vatReadinessRoutes,
    // After the routes of Coretax, whose paths its `{id}` would match.
    classicKeluaranWork.routes,
  ],
  open: [fakturPublicRoutes, returPublicRoutes],
  jobs: [
    fakturUpload,
    ...refused.map(({ job }) => job),
    fakturInquire,
    fakturOfficeMove,
    fakturRemove,
    receiptsJob,
    masukanDecide,
    masukanPropose,
    ...returJobs,
    ...dokumenJobs,
    ...classicKeluaranWork.jobs,
    ...pullJobs(masukanPull),
    ...pullJobs(dokumenOutPull),
    ...pullJobs(dokumenInPull),
    masukanTell,
    dokumenTell,
    fileJob('faktur.pdf-zip'),
    fileJob('retur-in.pdf-zip'),
    fileJob('retur-out.pdf-zip'),
    letterJob(fakturLetters),
    letterJob(returLetters),
  ],
  search: fakturSearches,
  refused: refused.map(({ family }) => family),
};
