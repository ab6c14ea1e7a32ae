import { hasNoPayee, isForeign, type SlipKind } from '#domain/bupot/kinds.ts';
import type { PayeeInput } from '#domain/bupot/record.ts';
import { beginning } from '#domain/definition/readable-text.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { isNpwp16 } from '#domain/rules/identity/npwp.ts';
import { readPlaceNumber } from '../cells/place-number.ts';
import { type CellReader, readNpwp } from '../cells/reader.ts';
import { idTypeFrom } from './choices.ts';
import type { BupotColumn } from './fields.ts';

export type Reader = CellReader<BupotColumn>;

/** "-" means empty in the office's files. */
export const orNull = (text: string): string | null => (text === '' || text === '-' ? null : text);

/** Unknown text is reported and ignored. Null for an empty cell. */
export const readChoice = <T>(reader: Reader, column: BupotColumn, from: (text: string) => T | null): T | null => {
  const text = reader.text(column);
  if (text === '' || text === '-') return null;
  const choice = from(text);
  if (choice === null) reader.error(column, 'slip_choice', { params: { words: beginning(text, 40) } });
  return choice;
};

type Identity = Pick<PayeeInput, 'payeeIdType' | 'payeeNpwp' | 'payeeNitku'>;

/** 22 digits, or the last six digits of a branch. */
export const readPlace = (reader: Reader, column: 'nitku' | 'payeeNitku', npwp: string): string => {
  if (orNull(reader.text(column)) === null) return '';
  const text = readPlaceNumber(reader, column, npwp);
  return /^\d{1,6}$/.test(text) && npwp !== '' ? npwp + text.padStart(6, '0') : text;
};

/** NPWP of companies begin with 0 (the classic fifteen digits with a leading 0), NIK with a province code. */
const typeOf = (number: string): 'NPWP' | 'NIK' => (isNpwp16(number) && !number.startsWith('0') ? 'NIK' : 'NPWP');

const resident = (reader: Reader, kind: SlipKind): Identity => {
  const idType = readChoice(reader, 'payeeIdType', idTypeFrom);
  const npwp = readNpwp(reader, 'payeeNpwp');
  const nik = npwp === '' || /^0+$/.test(npwp) ? readNpwp(reader, 'payeeNik') : '';
  const number = nik || npwp;
  const place = readPlace(reader, 'payeeNitku', number);
  const asks = kind === 'BPPU' || kind === 'BP21';
  return {
    payeeIdType:
      number === '' ? null : nik !== '' ? 'NIK' : idType === 'NIK' || idType === 'NPWP' ? idType : typeOf(number),
    payeeNpwp: number || null,
    payeeNitku: place || (asks && isNpwp16(number) ? headOffice(number) : null),
  };
};

export const readIdentity = (reader: Reader, kind: SlipKind): Identity => {
  if (hasNoPayee(kind)) return { payeeIdType: null, payeeNpwp: null, payeeNitku: null };
  if (!isForeign(kind)) return resident(reader, kind);
  const tin = orNull(reader.text('payeeNpwp'));
  return { payeeIdType: tin === null ? null : 'TIN', payeeNpwp: tin, payeeNitku: null };
};
