import type { Fraction } from '../../definition/money.ts';
import type { Feed } from '../definition.ts';
import { namesFor, valueIn, wrongLine } from './line-names.ts';
import type { SheetLine } from './line-table.ts';

/** Rates by the name a `share` gives them. */
export type Rates = Readonly<Record<string, Fraction>>;

const words = (text: string): readonly string[] => text.trim().split(' ');

const documents = (line: SheetLine): Extract<Feed, { readonly from: 'documents' }> => {
  const [kinds = '', rows = '', amount, group] = valueIn(line)
    .split(';')
    .map((part) => part.trim());
  return {
    from: 'documents',
    of: {
      kinds: words(kinds),
      rows: words(rows),
      amount: amount ?? line.column ?? wrongLine(line, 'names no amount'),
      ...(group ? { group } : {}),
    },
  };
};

/** The source of an input line; null for a line that is calculated or carried. */
export const feedOf = (line: SheetLine, lines: readonly SheetLine[], rates: Rates): Feed | null => {
  const names = namesFor(line, lines);
  switch (line.kind) {
    case 'documents':
      return documents(line);
    case 'typed':
      // A yearly recalculation may decrease an amount.
      return { from: 'typed', line: line.name, ...(line.marks?.includes('signed') ? { signed: true } : {}) };
    case 'previous':
    case 'excess':
      return { from: line.kind, line: names.line(valueIn(line)) };
    case 'overcollected': {
      const name = names.line(valueIn(line));
      const collected = lines.find((one) => one.sheet === line.sheet && one.name === name);
      if (collected?.kind !== 'documents') return wrongLine(line, `names ${name}, which sums no documents`);
      return { from: 'overcollected', of: documents(collected).of, line: name };
    }
    case 'share': {
      const [typed = '', rate = ''] = words(valueIn(line));
      return {
        from: 'typed',
        line: names.line(typed),
        share: rates[rate] ?? wrongLine(line, `names no rate: ${rate}`),
      };
    }
    case 'rows': {
      const [table = '', column = wrongLine(line, 'names no column')] = valueIn(line)
        .split(';')
        .map((part) => part.trim());
      return { from: 'rows', table, column };
    }
    case 'formula':
    case 'carried':
    case 'computed':
    case 'answer':
      return null;
  }
};
