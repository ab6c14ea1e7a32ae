import type { BillingFilter, NtpnFilter } from '#domain/billing/filter.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { openDb } from '../../../db/connection.ts';
import { billingList, ntpnList } from '../../../db/repositories/billing/list.ts';
import type { SelectionOf } from '../../../db/repositories/list-of.ts';
import { billingColumns, ntpnColumns } from '../../modules/billing/files/columns.ts';
import { type TableFormat, writeTable } from '../../output/table-file.ts';
import type { TaskTools } from '../handler.ts';

/** What an export of billings or of state receipts is told: where to read, whose, which, and where to write. */
export type BillingExportInput = {
  dataDir: string;
  scope: Scope;
  today: string;
  total: number;
  format: TableFormat;
  locale: Locale;
  path: string;
} & ({ of: 'billing'; selection: SelectionOf<BillingFilter> } | { of: 'ntpn'; selection: SelectionOf<NtpnFilter> });

const EVERY = 50;

/** Records of pages, one at a time, counted as they go. */
async function* counted<R>(pages: AsyncIterable<R[]>, tell: (done: number) => void): AsyncGenerator<R> {
  let done = 0;
  for await (const page of pages)
    for (const record of page) {
      yield record;
      if (++done % EVERY === 0) tell(done);
    }
  tell(done);
}

const headingOf = (locale: Locale, resource: string) => (key: string) =>
  say(locale, `resources.${resource}.fields.${key}`);

/** Writes a selection of billings or receipts to a file, over a reading connection of the thread's own. */
export default async (input: BillingExportInput, { progress }: TaskTools): Promise<{ count: number }> => {
  const { scope, today, total, format, locale, path } = input;
  const db = await openDb({ dataDir: input.dataDir, readonly: true });
  let count = 0;
  const tell = (done: number) => {
    count = done;
    progress(done, total);
  };
  try {
    if (input.of === 'billing')
      await writeTable<Billing>(path, format, counted(billingList.walk(scope, db.read, input.selection, today), tell), {
        name: say(locale, 'resources.ebilling.name'),
        columns: billingColumns(locale),
        headingOf: headingOf(locale, 'ebilling'),
      });
    else
      await writeTable<NtpnRecord>(path, format, counted(ntpnList.walk(scope, db.read, input.selection, today), tell), {
        name: say(locale, 'resources.ebilling/ntpn.name'),
        columns: ntpnColumns(locale),
        headingOf: headingOf(locale, 'ebilling/ntpn'),
      });
    return { count };
  } finally {
    await db.close();
  }
};
