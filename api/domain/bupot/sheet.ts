import type { SlipKind } from './kinds.ts';

export type SheetFact = { readonly code: string; readonly label: string; readonly value: string };

/** `share` of the width; right-aligned for numbers. */
export type SheetCell = SheetFact & { readonly share: number; readonly right: boolean };

export type SheetLine = {
  readonly line: string;
  readonly label: string;
  readonly amount: string;
  readonly strong: boolean;
};

export type SheetPart =
  | { readonly kind: 'facts'; readonly facts: readonly SheetFact[] }
  /** Two short values side by side. */
  | { readonly kind: 'pair'; readonly facts: readonly [SheetFact, SheetFact] }
  | { readonly kind: 'row'; readonly cells: readonly SheetCell[] }
  | { readonly kind: 'lines'; readonly heading: string; readonly lines: readonly SheetLine[] };

export type SheetSection = { readonly title: string; readonly parts: readonly SheetPart[] };

/** Why a slip may not pass as one in force. */
export type SheetMark = 'draft' | 'waiting' | 'cancelAsked' | 'canceled' | 'revised';

/** The content of a slip's form as texts, shared by the PDF and the public page. */
export type SlipSheet = {
  readonly form: SlipKind;
  readonly title: string;
  /** The title in the other language, where the tax office's form has both. */
  readonly under: string | null;
  readonly head: readonly SheetFact[];
  readonly sections: readonly SheetSection[];
  readonly notes: readonly string[];
  readonly mark: SheetMark | null;
};
