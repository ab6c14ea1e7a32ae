import type Database from 'better-sqlite3';
import { type StorageTrouble, storageTrouble } from '../database.ts';

const FRESH_MS = 5_000;
/** The amount of space tried when storage was full: about one form with a few lines. */
const ROOM = 64 * 1024;

export const storageState = () => {
  let trouble: StorageTrouble | undefined;
  let heldUntil = Number.NEGATIVE_INFINITY;

  return {
    /** A failure for another reason says nothing about storage. */
    note: (error?: unknown): void => {
      const found = error === undefined ? undefined : storageTrouble(error);
      if (error !== undefined && !found) return;
      trouble = found;
      if (!found) heldUntil = performance.now();
    },
    isFresh: (): boolean => trouble === undefined && performance.now() - heldUntil < FRESH_MS,
    /** After a problem it also reserves space and releases it again. */
    tryOut: (writer: Database.Database): void => {
      writer.pragma('user_version = 1');
      if (!trouble) return;
      writer.exec('savepoint room');
      try {
        writer.exec(`create table room (bytes blob); insert into room values (zeroblob(${ROOM}))`);
      } finally {
        // When storage is full, the database may have rolled back the whole transaction by itself.
        if (writer.inTransaction) writer.exec('rollback to room; release room');
      }
    },
  };
};
