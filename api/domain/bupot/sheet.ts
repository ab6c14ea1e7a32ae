import type { SlipKind } from './kinds.ts';

/** One named value of a form; the code is its place there ("A.1"), empty where the form gives none. */
export type SheetFact = { readonly code: string; readonly label: string; readonly value: string };

/** A column of the row a form shows its amounts in: how wide among the others, and whether numbers stand in it. */
export type SheetCell = SheetFact & { readonly share: number; readonly right: boolean };

/** A numbered line of a calculation. */
export type SheetLine = {
  readonly line: string;
  readonly label: string;
  readonly amount: string;
  /** A sum of the lines above, or what the whole is about. */
  readonly strong: boolean;
};

export type SheetPart =
  | { readonly kind: 'facts'; readonly facts: readonly SheetFact[] }
  /** Two short values side by side. */
  | { readonly kind: 'pair'; readonly facts: readonly [SheetFact, SheetFact] }
  | { readonly kind: 'row'; readonly cells: readonly SheetCell[] }
  | { readonly kind: 'lines'; readonly heading: string; readonly lines: readonly SheetLine[] };

export type SheetSection = { readonly title: string; readonly parts: readonly SheetPart[] };

/** Why a slip may not be taken for one in force. */
export type SheetMark = 'draft' | 'waiting' | 'cancelAsked' | 'canceled' | 'revised';

/** A slip as its form tells it, in words: what the paper and the public page show alike. */
export type SlipSheet = {
  readonly form: SlipKind;
  readonly title: string;
  /** The title in the other language, where the office's form has both. */
  readonly under: string | null;
  readonly head: readonly SheetFact[];
  /** Payee, tax, withholder, in this order. */
  readonly sections: readonly SheetSection[];
  readonly notes: readonly string[];
  readonly mark: SheetMark | null;
};
