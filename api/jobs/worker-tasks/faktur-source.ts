import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import { openDb } from '../../../db/connection.ts';
import type { Query } from '../../../db/database.ts';
import { fakturStream } from '../../../db/repositories/faktur/pages.ts';
import type { TaskTools } from '../handler.ts';

/** What every export of invoices is told: where to read, whose, which, and the day filters count from. */
export type SourceInput = { dataDir: string; scope: Scope; selection: FakturSelection; today: string; total: number };

const EVERY = 50;

/** Opens a reading connection of the worker's own for as long as the work takes. */
export const withSource = async <T>(
  input: SourceInput,
  { progress }: TaskTools,
  work: (fakturs: AsyncGenerator<Faktur>, query: Query) => Promise<T>,
): Promise<T> => {
  const db = await openDb({ dataDir: input.dataDir, readonly: true });
  const counted = async function* (): AsyncGenerator<Faktur> {
    let done = 0;
    for await (const faktur of fakturStream(input.scope, db.read, input.selection, input.today)) {
      yield faktur;
      if (++done % EVERY === 0) progress(done, input.total);
    }
    progress(done, input.total);
  };
  try {
    return await work(counted(), db.read);
  } finally {
    await db.close();
  }
};
