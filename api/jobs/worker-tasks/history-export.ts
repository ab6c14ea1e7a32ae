import type { AuditLogEntry } from '#domain/history/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { formatMoment } from '#domain/text/format.ts';
import { openDb } from '../../../db/connection.ts';
import { type HistoryFilter, type HistoryRow, historyWalk } from '../../../db/repositories/history-page.ts';
import { entryOf } from '../../modules/history/audit-log.ts';
import type { Column } from '../../output/table-columns.ts';
import { type TableFormat, writeTable } from '../../output/table-file.ts';
import type { TaskTools } from '../handler.ts';

/** What an export of the activity log is told: where to read, whose, which, and where to write. */
export type HistoryExportInput = {
  dataDir: string;
  scope: Scope;
  today: string;
  path: string;
  selection: HistoryFilter;
  format: TableFormat;
};

type Told = { readonly row: HistoryRow; readonly entry: AuditLogEntry };

const side = (entry: AuditLogEntry, of: 'before' | 'after', status: string | null, word: string): string =>
  [
    ...(status === null ? [] : [`${word}: ${status}`]),
    ...entry.changes.flatMap((change) => (change[of] === null ? [] : [`${change.field}: ${change[of]}`])),
  ].join('\n');

const columnsOf = (locale: Scope['locale']): readonly Column<Told>[] => {
  const status = say(locale, 'auditLog.status');
  return [
    { key: 'seq', value: ({ row }) => String(row.seq) },
    { key: 'at', value: ({ row }) => formatMoment(row.at) },
    { key: 'user', value: ({ row }) => row.userName || say(locale, 'auditLog.system') },
    { key: 'object', value: ({ entry }) => entry.object },
    { key: 'objectId', value: ({ row }) => row.objectId },
    { key: 'action', value: ({ entry }) => entry.action },
    { key: 'before', value: ({ entry }) => side(entry, 'before', entry.fromStatus, status) },
    { key: 'after', value: ({ entry }) => side(entry, 'after', entry.toStatus, status) },
    { key: 'reason', value: ({ entry }) => entry.reason },
    { key: 'ip', value: ({ row }) => row.ip },
    { key: 'hash', value: ({ row }) => row.hash },
  ];
};

/** Writes what a filter of the activity log finds to a file, over a reading connection of the thread's own. */
export default async (input: HistoryExportInput, { progress }: TaskTools): Promise<{ count: number }> => {
  const { scope, path, format, selection } = input;
  const { locale } = scope;
  const db = await openDb({ dataDir: input.dataDir, readonly: true });
  let count = 0;
  const told = async function* (): AsyncGenerator<Told> {
    for await (const row of historyWalk(scope, db.read, selection)) {
      if (++count % 500 === 0) progress(count, count + 500);
      yield { row, entry: entryOf(scope, row) };
    }
  };
  try {
    await writeTable<Told>(path, format, told(), {
      name: say(locale, 'auditLog.title'),
      columns: columnsOf(locale),
      headingOf: (key) => say(locale, `auditLog.column.${key}`),
    });
    return { count };
  } finally {
    await db.close();
  }
};
