import { inputFrom } from '../definition/field-table.ts';
import type { TaxAmount } from './amounts-without-lines.ts';
import type { DokumenRow } from './dokumen.ts';
import type { FakturRow } from './record.ts';
import type { ReturDokumenInput } from './retur-dokumen.ts';
import { returDokumenFields } from './retur-dokumen-fields.ts';
import { type ReturnableType, whyDokumenNotBack } from './retur-dokumen-origin.ts';
import { type DokumenAmounts, taxesGoingBack } from './retur-dokumen-rules.ts';
import type { ReturnFile } from './return-rules.ts';

/**
 * By the number of the returned document and the NPWP of the other party, "" if missing. Amounts in rupiah; taxes null
 * if missing.
 */
export type FileReturDokumen = {
  readonly originNumber: string;
  readonly counterpartyNpwp: string;
  readonly dpp: string;
  readonly ppn: string | null;
  readonly ppnbm: string | null;
} & Omit<ReturDokumenInput, 'originId' | TaxAmount>;

/**
 * In rupiah: taxes missing in the file are their share of the document's. Throws RangeError if a text is not an amount.
 */
export const amountsOfFile = (
  { dpp, ppn, ppnbm }: FileReturDokumen,
  document: DokumenAmounts,
  left: DokumenAmounts,
): DokumenAmounts => {
  const usual = taxesGoingBack(dpp, document, left);
  return { dpp, ppn: ppn ?? usual.ppn, ppnbm: ppnbm ?? usual.ppnbm };
};

type Named = Pick<FakturRow<string>, 'number' | 'counterpartyNpwp' | 'status' | 'documentKind' | 'replacedBy'>;

/** The returned document among those with the number: of the named party, preferably one that may be returned. */
export const documentOfFile = <D extends Named>(
  type: ReturnableType,
  documents: readonly D[],
  { originNumber, counterpartyNpwp: party }: Pick<FileReturDokumen, 'originNumber' | 'counterpartyNpwp'>,
): D | undefined => {
  const own = documents.filter(({ number }) => number === originNumber);
  const named = own.filter(({ counterpartyNpwp }) => counterpartyNpwp === party);
  const among = named.length > 0 ? named : own;
  return among.find((one) => whyDokumenNotBack(type, one) === null) ?? among[0];
};

export const returDokumenFile = (
  of: ReturnableType,
): ReturnFile<FileReturDokumen, DokumenRow, ReturDokumenInput, DokumenAmounts> => ({
  of,
  originNumber: ({ originNumber }) => originNumber,
  originOf: (documents, options) => documentOfFile(of, documents, options),
  inputOf: (retur, origin, left) =>
    inputFrom(returDokumenFields)({ ...retur, originId: origin.id, ...amountsOfFile(retur, origin, left) }),
});
