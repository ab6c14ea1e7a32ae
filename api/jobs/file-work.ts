import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import type { SelectionOf } from '../../db/repositories/list-of.ts';
import type { SomeNamed } from './named-in-file.ts';

/** Which documents a file is made of, and how many they were when it was asked for. */
export type Chosen<F> = { readonly selection: SelectionOf<F>; readonly total: number };

/** A file to be written in a thread: over which connection, whose, from which day filters count, where to, and what was asked for. */
export type FileWork<P> = {
  readonly scope: Scope;
  readonly query: Query;
  readonly today: string;
  readonly path: string;
  readonly asked: P;
  /** Records of pages one at a time; whoever waits is told how far it is. */
  each<R>(pages: AsyncIterable<readonly R[]>): AsyncGenerator<R>;
};

/** A file as it was written: what it is called but for its day, how many are in it, and who is not or stands in it otherwise. */
export type Written = {
  readonly name: string;
  readonly extension: 'zip' | 'xml' | 'xlsx' | 'csv';
  readonly count: number;
  readonly leftOut?: SomeNamed;
  readonly differing?: SomeNamed;
};

export type FileWriter<P> = (work: FileWork<P>) => Promise<Written>;

/** What is told of such a file, beside the work itself: the kind of its job says who writes it. */
export type FileAsked = Pick<FileWork<{ total: number }>, 'scope' | 'today' | 'path' | 'asked'> & {
  readonly kind: string;
  readonly dataDir: string;
};
