import { openDb } from '../../../db/connection.ts';
import { newId } from '../../../db/id.ts';
import { makersOf } from '../../imports/jobs/makers.ts';
import { type MadeDocument, makePortion, type PortionWork } from '../../imports/make-portion.ts';

export type MakeInput = PortionWork & { readonly dataDir: string; readonly now: number };

export default async ({ dataDir, now: begun, ...work }: MakeInput): Promise<readonly MadeDocument[]> => {
  const since = performance.now();
  // Continues the caller's clock, because ids sort by their creation time.
  const now = () => begun + Math.floor(performance.now() - since);
  const db = await openDb({ dataDir, readonly: true });
  try {
    return await makePortion(work, db.read, makersOf({ now, newId: () => newId(now()) }, work.scope));
  } finally {
    await db.close();
  }
};
