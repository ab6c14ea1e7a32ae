import type { BupotSelection } from '#domain/bupot/filter.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { fileJob } from '../../../jobs/file-job.ts';
import type { BupotExportInput, BupotExportOutput, BupotFormat } from '../../../jobs/worker-tasks/bupot-export.ts';

type Export = { selection: BupotSelection; total: number; format: BupotFormat };

/** A selection as XML for Coretax (a zip where it takes several files), Excel or CSV; what the format cannot carry is named in the result. */
export const bupotExport = fileJob<Export, BupotExportInput, BupotExportOutput>({
  kind: 'bupot.export',
  task: 'bupot-export',
  input: async (payload, { deps, scope }) => ({
    ...payload,
    tin: (await ownCompany(scope, deps.db.read)).npwp,
    locale: scope.locale,
  }),
  file: (_, { extension }) => ['bukti-potong', extension],
  said: ({ leftOut, differing }) => ({
    leftOut: leftOut.first,
    leftOutCount: leftOut.count,
    differing: differing.first,
    differingCount: differing.count,
  }),
});
