import { isDay } from '#domain/definition/day.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { parseDay } from '#domain/text/parse.ts';
import { bareNumber } from './cells/reader.ts';
import type { DuplicateWords } from './duplicates.ts';
import type { FieldKind, FieldShape, ImportKind } from './kind.ts';
import type { RawDocument } from './raw.ts';
import { linedBulk } from './xml/lined-bulk.ts';

export const rowField = (kind: FieldKind): FieldShape => ({ level: 'document', kind });

export const vatRowLooks = {
  date: (text: string) => isDay(text.slice(0, 10)) || parseDay(text) !== null,
  counterpartyNpwp: (text: string) => /^\d{15,16}$/.test(bareNumber(text)),
  counterpartyName: (text: string) => /\p{L}{2}/u.test(text),
} as const;

const limits = { documents: 20_000, lines: 20_000 } as const;

type Xml<F extends string> = {
  readonly root: string;
  readonly one: string;
  readonly elements: Readonly<Record<string, F>>;
  readonly textOf?: (field: F, text: string) => string;
};

type VatRowOptions<F extends string> = {
  readonly fields: Readonly<Record<F, FieldShape>>;
  readonly xml: Xml<F>;
  readonly doubles: { readonly inFile: `${string}_in_file`; readonly saved: `${string}_saved` };
};

/** VAT documents without lines: each row or XML element is one, with its own number. */
export const vatRow = <F extends string>({
  fields,
  xml: { root, one, elements, textOf },
  doubles,
}: VatRowOptions<F>) => {
  const double = { at: () => 'number', ...doubles } satisfies DuplicateWords['like'];
  const file = {
    root,
    document: one,
    head: one,
    line: '',
    headFields: elements,
    lineFields: {},
    fields,
    limits,
  };
  const readXml = (bytes: Uint8Array, npwp: string, take: (document: RawDocument) => void) =>
    linedBulk<F>({ ...file, ...(textOf ? { textOf } : {}) }, { bytes, npwp, take });
  return {
    fields,
    root,
    limits,
    takes: ['xlsx', 'csv', 'xml'],
    family: 'faktur',
    telling: new Set(),
    repairs: {},
    own: async (opened) =>
      opened.type === 'xml' ? { source: 'xml', read: (npwp, take) => readXml(opened.bytes, npwp, take) } : null,
    sums: ['dpp', 'ppn'],
    duplicates: { exact: double, like: double },
    widths: { counterpartyNpwp: NO_NPWP.length },
  } satisfies Partial<ImportKind>;
};

/** Returns of one document are not duplicates; each is compared with the others in its own row. */
export const returnsTogether = {
  alike: (raw: RawDocument) => [`row ${raw[0]?.row ?? 0}`],
  together: true,
} as const satisfies Partial<ImportKind>;
