import { type Explained, explained, type How, type Notes, type Plain, withNotes } from '../../definition/explain.ts';
import type texts from '../../messages/id/unifikasi.ts';

type Texts = typeof texts;
type Word = Exclude<keyof Texts, 'formula' | 'advice' | 'treaty'>;
type Formula = keyof Texts['formula'];

/** What the calculation notes on its way: numbers named in the catalogue under `unifikasi`. */
export type UnifikasiNotes = Notes<Word, Formula>;

/** An input that is not noted for itself. */
export const line = (key: Word, value: number | Plain, how?: How<never, Formula>): Explained =>
  explained('unifikasi', key, value, how);

/**
 * The same calculation once more, with notes: its result, and by name where each number of it comes from.
 * `explainUnifikasi((notes) => withheld(input, notes)).notes.get('tax')`.
 */
export const explainUnifikasi = <T>(work: (notes: UnifikasiNotes) => T) =>
  withNotes<Word, Formula, T>('unifikasi', work);
