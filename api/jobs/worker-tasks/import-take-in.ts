import { readFile } from 'node:fs/promises';
import { openDb } from '../../../db/connection.ts';
import { type FileWork, type TakenIn, takeIn } from '../../imports/take-in.ts';
import type { TaskTools } from '../handler.ts';

export type TakeInInput = Omit<FileWork, 'bytes'> & { path: string; dataDir: string };

/** Finds duplicates over its own read connection. */
export default async ({ path, dataDir, ...work }: TakeInInput, { part }: TaskTools): Promise<TakenIn> => {
  const db = await openDb({ dataDir, readonly: true });
  try {
    return await takeIn({ ...work, bytes: await readFile(path) }, db.read, part);
  } finally {
    await db.close();
  }
};
