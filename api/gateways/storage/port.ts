import type { Readable } from 'node:stream';

/**
 * Bytes of files by id: what was uploaded, drawn, exported. Whose a file is, its name and its keys are a row of the table `files`. Ids are
 * letters, digits, `-` and `_`; another one is a RangeError. What does not answer throws.
 */
export type FileStore = {
  /** Throws, in words for whoever starts the product, where files can be neither put nor read. */
  ready(): Promise<void>;
  /** Puts a file there whole or not at all: until then, whatever lies under the id stays. */
  write(id: string, content: Uint8Array | Readable): Promise<void>;
  /** The whole of it. Throws where there is none. */
  read(id: string): Promise<Uint8Array>;
  /** A file to be sent on while it is read, with its size in bytes; null where there is none. */
  open(id: string): Promise<{ size: number; content: Readable } | null>;
  /** In bytes; null where there is none. */
  size(id: string): Promise<number | null>;
  /** Where there is none, nothing happens. */
  remove(id: string): Promise<void>;
  /** Ids that begin so, in order; of what is only half there, none. */
  list(prefix: string): AsyncIterable<string>;
  /** Lends a file out as one on this machine, for as long as the work lasts. It is not to be written to. */
  lend<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Has a file made on this machine and puts it there, whole, once the work is done. Work that throws leaves nothing. */
  make<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Removes what was begun before this moment and never became whole, as by a process that was killed. */
  tidy(before: number): Promise<void>;
};
