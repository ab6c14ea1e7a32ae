import type { z } from 'zod';
import { choice, draftOf } from '../definition/field-forms.ts';
import { type InputOf, inputFrom, type ListRowOf, listOf } from '../definition/field-table.ts';
import { choices } from '../definition/filter.ts';
import { dokumenFields } from './dokumen-fields.ts';
import { type DokumenSide, kindsOf } from './dokumen-kinds.ts';
import type { DokumenStatus } from './dokumen-status.ts';
import { fakturFilters, importedBy, typeFilters } from './filter.ts';
import type { Faktur, FakturRow } from './record.ts';

/** Shared by other documents of both sides: documents that replace an invoice, or prove an export or an import. */
export type DokumenRow<S extends DokumenStatus = DokumenStatus> = FakturRow<S>;
export type Dokumen<S extends DokumenStatus = DokumenStatus> = Faktur<S>;

export type DokumenInput = InputOf<typeof dokumenFields>;

export const dokumenInput = (side: DokumenSide): z.ZodType<DokumenInput> => {
  const kinds = kindsOf(side);
  const documentKind = choice(kinds, kinds[0]);
  return draftOf({
    ...dokumenFields,
    documentKind: { ...documentKind, draft: documentKind.schema },
  }) as unknown as z.ZodType<DokumenInput>;
};

const inputOf = inputFrom(dokumenFields);

export const dokumenInputOf = (
  of: Omit<DokumenInput, 'documentKind'> & Pick<FakturRow, 'documentKind'>,
): DokumenInput => inputOf({ ...of, documentKind: of.documentKind ?? 'PEB' });

export const dokumenFilters = <S extends DokumenStatus>(side: DokumenSide, states: Readonly<Record<S, unknown>>) =>
  typeFilters(states, 'dokumen.status', {
    documentKind: choices(kindsOf(side), { column: 'documentKind', place: 'bar', options: 'dokumen.kind' }),
    kind: fakturFilters.kind,
    ...importedBy,
  });

export const dokumenList = {
  ...listOf(dokumenFields, [
    'number',
    'documentKind',
    'date',
    'period',
    'counterpartyName',
    'counterpartyNpwp',
    'code',
    'dpp',
    'ppn',
    'ppnbm',
    'status',
  ]),
} as const;

export type DokumenListRow<S extends DokumenStatus = DokumenStatus> = ListRowOf<DokumenRow<S>, typeof dokumenFields>;

export const dokumenLabel = (of: Pick<FakturRow, 'id' | 'number' | 'reference'>): string =>
  of.number ?? of.reference ?? of.id;
