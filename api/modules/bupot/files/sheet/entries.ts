import type { SheetLine, SheetPart, SheetSection } from '#domain/bupot/sheet.ts';
import type { Shown } from './view.ts';

export type FactEntry = {
  readonly kind: 'fact';
  readonly label: string;
  readonly of: (slip: Shown) => string | null;
  /** In a row of amounts: relative width, and whether it is right-aligned as a number. */
  readonly share: number;
  readonly right: boolean;
};

/** A value, two short ones, a row of amounts, or calculation lines (empty where they do not apply). */
export type Entry =
  | FactEntry
  | { readonly kind: 'pair'; readonly facts: readonly [FactEntry, FactEntry] }
  | { readonly kind: 'row'; readonly facts: readonly FactEntry[] }
  | { readonly kind: 'lines'; readonly heading: string; readonly of: (slip: Shown) => readonly SheetLine[] };

export type Described = {
  readonly wording: 'unifikasi' | 'foreign' | 'self' | 'cumulative' | 'pph21' | 'annual';
  readonly identity: readonly Entry[];
  readonly tax: readonly Entry[];
  readonly by: readonly Entry[];
};

export const fact = (label: string, of: FactEntry['of'], share = 1, right = false): FactEntry => ({
  kind: 'fact',
  label,
  of,
  share,
  right,
});

export const pair = (left: FactEntry, right: FactEntry): Entry => ({ kind: 'pair', facts: [left, right] });
export const row = (...facts: FactEntry[]): Entry => ({ kind: 'row', facts });
export const lines = (heading: string, of: (slip: Shown) => readonly SheetLine[]): Entry => ({
  kind: 'lines',
  heading,
  of,
});

/** Values are numbered in order ("B.1", "B.2", …) and adjacent short values grouped. */
export const section = (slip: Shown, letter: string, title: string, entries: readonly Entry[]): SheetSection => {
  let count = 0;
  const tell = (entry: FactEntry) => ({
    code: `${letter}.${++count}`,
    label: slip.say(`field.${entry.label}`),
    value: entry.of(slip) || '-',
  });
  const parts: SheetPart[] = [];
  for (const entry of entries) {
    const last = parts.at(-1);
    if (entry.kind === 'row')
      parts.push({
        kind: 'row',
        cells: entry.facts.map((each) => ({ ...tell(each), share: each.share, right: each.right })),
      });
    else if (entry.kind === 'pair') parts.push({ kind: 'pair', facts: [tell(entry.facts[0]), tell(entry.facts[1])] });
    else if (entry.kind === 'lines') {
      const text = entry.of(slip);
      if (text.length > 0) parts.push({ kind: 'lines', heading: slip.say(`group.${entry.heading}`), lines: text });
    } else if (last?.kind === 'facts') parts.splice(-1, 1, { kind: 'facts', facts: [...last.facts, tell(entry)] });
    else parts.push({ kind: 'facts', facts: [tell(entry)] });
  }
  return { title: `${letter}. ${slip.say(`section.${title}`)}`, parts };
};
