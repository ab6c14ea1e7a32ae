import type Database from 'better-sqlite3';
import { type StorageTrouble, storageTrouble } from '../database.ts';

/** After a write that held, the next look is taken at its word for so long. */
const FRESH_MS = 5_000;
/** What is tried where there was no room: as much as a form with a few lines takes. */
const ROOM = 64 * 1024;

/** What the last writes said of the place where everything is kept, and how to ask it again. */
export const storageState = () => {
  let trouble: StorageTrouble | undefined;
  let heldUntil = Number.NEGATIVE_INFINITY;

  return {
    /** A write held, or failed so. What fails for another reason says nothing of the storage. */
    note: (error?: unknown): void => {
      const found = error === undefined ? undefined : storageTrouble(error);
      if (error !== undefined && !found) return;
      trouble = found;
      if (!found) heldUntil = performance.now();
    },
    isFresh: (): boolean => trouble === undefined && performance.now() - heldUntil < FRESH_MS,
    /** Writes what says nothing, within a transaction; where there was trouble, also tries for room, and gives it back. */
    tryOut: (writer: Database.Database): void => {
      writer.pragma('user_version = 1');
      if (!trouble) return;
      writer.exec('savepoint room');
      try {
        writer.exec(`create table room (bytes blob); insert into room values (zeroblob(${ROOM}))`);
      } finally {
        // Out of room, the database may have given the whole transaction up by itself.
        if (writer.inTransaction) writer.exec('rollback to room; release room');
      }
    },
  };
};
