import { openDb } from '../../../db/connection.ts';
import { composeStorage } from '../../compose-storage.ts';
import { readEnv } from '../../env.ts';
import type { FileParams, Written } from '../file-work.ts';
import { writerOf } from '../file-writers.ts';
import type { TaskTools } from '../handler.ts';

const EVERY_MS = 200;

export default async ({ kind, dataDir, ...work }: FileParams, { progress }: TaskTools): Promise<Written> => {
  const write = await writerOf(kind);
  const { total } = work.params;
  const each = async function* <R>(pages: AsyncIterable<readonly R[]>): AsyncGenerator<R> {
    let [done, message] = [0, 0];
    for await (const page of pages)
      for (const record of page) {
        yield record;
        done++;
        if (performance.now() - message < EVERY_MS) continue;
        message = performance.now();
        progress(done, Math.max(done, total));
      }
  };
  const files = composeStorage({ ...readEnv(process.env), DATA_DIR: dataDir });
  const db = await openDb({ dataDir, readonly: true });
  try {
    return await write({ ...work, query: db.read, files, each });
  } finally {
    await db.close();
  }
};
