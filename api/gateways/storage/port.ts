import type { Readable } from 'node:stream';

/**
 * Bytes by id; owner, name and permissions are in the table `files`. Ids are letters, digits, `-` and `_`; another id
 * throws a RangeError. Unavailable storage throws.
 */
export type FileStore = {
  /** Throws with a message for the operator if files cannot be written and read. */
  ready(): Promise<void>;
  /** Atomic: until it is complete, the previous content stays. */
  write(id: string, content: Uint8Array | Readable): Promise<void>;
  read(id: string): Promise<Uint8Array>;
  /** With the size in bytes; null if there is none. */
  open(id: string): Promise<{ size: number; content: Readable } | null>;
  size(id: string): Promise<number | null>;
  remove(id: string): Promise<void>;
  /** Sorted; incomplete files are left out. */
  list(prefix: string): AsyncIterable<string>;
  /** A local path while `work` runs. It must not be written to. */
  lend<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Atomic. Nothing is stored if `work` throws. */
  make<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  tidy(before: number): Promise<void>;
};
