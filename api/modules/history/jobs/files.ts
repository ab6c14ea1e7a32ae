import type { AuditLogEntry } from '#domain/history/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { formatMoment } from '#domain/text/format.ts';
import { type HistoryFilter, type HistoryRow, historyWalk } from '../../../../db/repositories/history-page.ts';
import { type FileWork, type FileWriter, writeSheet } from '../../../jobs/file-work.ts';
import type { Column, TableFormat } from '../../../output/table-file.ts';
import { entryOf } from '../audit-log.ts';
import { stretchFile } from './stretch.ts';

type Export = { readonly selection: HistoryFilter; readonly format: TableFormat };

type HistoryLine = { readonly row: HistoryRow; readonly entry: AuditLogEntry };

const side = (entry: AuditLogEntry, of: 'before' | 'after', status: string | null, word: string): string =>
  [
    ...(status === null ? [] : [`${word}: ${status}`]),
    ...entry.changes.flatMap((change) => (change[of] === null ? [] : [`${change.field}: ${change[of]}`])),
  ].join('\n');

const columnsOf = (locale: Scope['locale']): readonly Column<HistoryLine>[] => {
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

async function* historyLines({ scope, query, params }: FileWork<Export>): AsyncGenerator<HistoryLine[]> {
  for await (const row of historyWalk(scope, query, params.selection)) yield [{ row, entry: entryOf(scope, row) }];
}

const table: FileWriter<Export> = (work) => {
  const { locale } = work.scope;
  return writeSheet(work, historyLines(work), {
    file: 'riwayat-aktivitas',
    sheet: say(locale, 'auditLog.title'),
    columns: columnsOf(locale),
    headingOf: (key) => say(locale, `auditLog.column.${key}`),
  });
};

export default { export: table, 'stretch-zip': stretchFile };
