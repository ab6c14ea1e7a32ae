import type { Readable } from 'node:stream';

/**
 * Bytes of files by id: uploads, rendered papers, exports. Owner, name and permissions are a row of the table `files`.
 * Ids are letters, digits, `-` and `_`; another id throws a RangeError. Unavailable storage throws.
 */
export type FileStore = {
  /** Throws an error with a message for the operator if files cannot be written and read. */
  ready(): Promise<void>;
  /** Writes a file atomically: until it is complete, the previous content under the id stays. */
  write(id: string, content: Uint8Array | Readable): Promise<void>;
  read(id: string): Promise<Uint8Array>;
  /** A stream of the file with its size in bytes; null if there is none. */
  open(id: string): Promise<{ size: number; content: Readable } | null>;
  size(id: string): Promise<number | null>;
  remove(id: string): Promise<void>;
  /** Ids with this prefix, sorted; incomplete files are left out. */
  list(prefix: string): AsyncIterable<string>;
  /** Provides a file as a local path while `work` runs. It must not be written to. */
  lend<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Stores the local file that `work` creates, atomically, once it is done. Nothing is stored if `work` throws. */
  make<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Removes incomplete files from before this time, left for example by a killed process. */
  tidy(before: number): Promise<void>;
};
