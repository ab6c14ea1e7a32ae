import type { ReturnType } from '#domain/bupot/kinds.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { SptSelection } from '#domain/spt/filter.ts';
import { sptList } from '../../db/repositories/spt-list.ts';
import { withPaid } from '../modules/spt/with-paid.ts';
import { type ExportedSpt, sptColumns } from '../output/spt-columns.ts';
import { type TableFormat, writeTable } from '../output/table-file.ts';
import type { Handler, JobContext } from './handler.ts';
import { keepMade } from './made-file.ts';

type Export = { selection: SptSelection; type: ReturnType; format: TableFormat };

async function* exported({ deps, scope }: JobContext, selection: SptSelection): AsyncGenerator<ExportedSpt> {
  const { read } = deps.db;
  for await (const page of sptList.walk(scope, read, selection, jakartaDay(deps.now())))
    yield* await withPaid(scope, read, page);
}

/** A selection of monthly returns as Excel or CSV: a company has few of them, so no thread of its own. */
export const sptExport: Handler<Export> = {
  kind: 'spt.export',
  attempts: 3,
  run: async (context, job) => {
    const { deps, scope } = context;
    const { selection, type, format } = job.payload;
    await writeTable<ExportedSpt>(deps.files.pathOf(job.id), format, exported(context, selection), {
      name: say(scope.locale, `spt.type.${type}`).replace('/', '-'),
      columns: sptColumns(scope.locale),
      headingOf: (key) => say(scope.locale, `sptScreen.field.${key}`),
    });
    return keepMade(context, job, `spt-${type.toLowerCase()}`, format);
  },
};
