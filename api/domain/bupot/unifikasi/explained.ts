import { type Explained, explained, type How, type Notes, type Plain, withNotes } from '../../definition/explain.ts';
import type texts from '../../messages/id/unifikasi.ts';

type Texts = typeof texts;
type Word = Exclude<keyof Texts, 'formula' | 'advice' | 'treaty'>;
type Formula = keyof Texts['formula'];

export type UnifikasiNotes = Notes<Word, Formula>;

export const line = (key: Word, value: number | Plain, how?: How<never, Formula>): Explained =>
  explained('unifikasi', key, value, how);

/** The explanation of each number by name: `explainUnifikasi((notes) => withheld(input, notes)).notes.get('tax')`. */
export const explainUnifikasi = <T>(work: (notes: UnifikasiNotes) => T) =>
  withNotes<Word, Formula, T>('unifikasi', work);
