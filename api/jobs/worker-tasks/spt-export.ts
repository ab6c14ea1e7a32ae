import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { SptSelection } from '#domain/spt/filter.ts';
import type { ReturnType } from '#domain/spt/types.ts';
import { openDb } from '../../../db/connection.ts';
import type { Query } from '../../../db/database.ts';
import { sptList } from '../../../db/repositories/spt/list.ts';
import { type ExportedSpt, sptColumns } from '../../modules/spt/files/columns.ts';
import { withPaid } from '../../modules/spt/with-paid.ts';
import { type TableFormat, writeTable } from '../../output/table-file.ts';

/** What an export of monthly returns is told: where to read, whose, which, and where to write. */
export type SptExportInput = {
  dataDir: string;
  scope: Scope;
  selection: SptSelection;
  today: string;
  type: ReturnType;
  format: TableFormat;
  path: string;
};

async function* exported({ scope, selection, today }: SptExportInput, query: Query): AsyncGenerator<ExportedSpt> {
  for await (const page of sptList.walk(scope, query, selection, today)) yield* await withPaid(scope, query, page);
}

/** Writes a selection of returns to a file, over a reading connection of the thread's own. */
export default async (input: SptExportInput): Promise<void> => {
  const { scope, type, format, path } = input;
  const db = await openDb({ dataDir: input.dataDir, readonly: true });
  try {
    await writeTable<ExportedSpt>(path, format, exported(input, db.read), {
      name: say(scope.locale, `spt.type.${type}`).replace('/', '-'),
      columns: sptColumns(scope.locale),
      headingOf: (key) => say(scope.locale, `sptScreen.field.${key}`),
    });
  } finally {
    await db.close();
  }
};
