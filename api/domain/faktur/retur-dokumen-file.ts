import type { DokumenRow } from './dokumen.ts';
import type { FakturRow } from './record.ts';
import type { ReturDokumenInput } from './retur-dokumen.ts';
import { type ReturnableType, whyDokumenNotBack } from './retur-dokumen-origin.ts';
import { type DokumenAmounts, taxesGoingBack } from './retur-dokumen-rules.ts';
import type { ReturnFile } from './return-rules.ts';

/**
 * A return of another document as a file tells of it, by the number of the document that goes back and the NPWP of its other side, "" where it names
 * none. Amounts in rupiah; taxes null where the file says nothing of them.
 */
export type FileReturDokumen = {
  readonly originNumber: string;
  readonly counterparty: string;
  readonly number: string | null;
  /** YYYY-MM-DD, "" where it has none. */
  readonly date: string;
  readonly dpp: string;
  readonly ppn: string | null;
  readonly ppnbm: string | null;
};

/** The amounts that go back, in rupiah: taxes a file says nothing of are their share of the document's. Throws RangeError on what is no amount. */
export const amountsOfFile = (
  { dpp, ppn, ppnbm }: FileReturDokumen,
  document: DokumenAmounts,
  left: DokumenAmounts,
): DokumenAmounts => {
  const usual = taxesGoingBack(dpp, document, left);
  return { dpp, ppn: ppn ?? usual.ppn, ppnbm: ppnbm ?? usual.ppnbm };
};

type Named = Pick<FakturRow<string>, 'number' | 'counterpartyNpwp' | 'status' | 'documentKind' | 'replacedBy'>;

/** The document a return of a file is of, of those with its number: of the party it names, and one that may go back before one that may not. */
export const documentOfFile = <D extends Named>(
  type: ReturnableType,
  documents: readonly D[],
  { originNumber, counterparty }: Pick<FileReturDokumen, 'originNumber' | 'counterparty'>,
): D | undefined => {
  const own = documents.filter(({ number }) => number === originNumber);
  const named = own.filter(({ counterpartyNpwp }) => counterpartyNpwp === counterparty);
  const among = named.length > 0 ? named : own;
  return among.find((one) => whyDokumenNotBack(type, one) === null) ?? among[0];
};

/** Returns of other documents of a type in a file. */
export const returDokumenFile = (
  of: ReturnableType,
): ReturnFile<FileReturDokumen, DokumenRow, ReturDokumenInput, DokumenAmounts> => ({
  of,
  originNumber: ({ originNumber }) => originNumber,
  originOf: (documents, options) => documentOfFile(of, documents, options),
  inputOf: (options, origin, left) => ({
    originId: origin.id,
    number: options.number,
    date: options.date,
    ...amountsOfFile(options, origin, left),
  }),
});
