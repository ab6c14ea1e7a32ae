import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import { type DokumenSide, kindOf } from '#domain/faktur/dokumen-kinds.ts';
import { catalogues } from '#domain/messages/index.ts';
import { type UncreditReason, uncreditReasons } from '#domain/rules/crediting.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { readDay } from '../cells/day.ts';
import { type CellReader, cellReader, readDecimal, readNpwp } from '../cells/reader.ts';
import type { CheckContext } from '../kind.ts';
import type { RawDocument } from '../raw.ts';
import type { DokumenField } from './columns.ts';
import { readKind, twoDigits, UNCREDITED } from './read-kind.ts';

type Reader = CellReader<DokumenField>;

const reasons = Object.keys(uncreditReasons) as UncreditReason[];

const readReason = (reader: Reader): UncreditReason | null => {
  const text = reader.text('uncreditReason').toLowerCase();
  if (text === '') return twoDigits(reader.text('transaction')) === UNCREDITED ? 'COMPANY' : null;
  const found = reasons.find((reason) =>
    [reason, ...Object.values(catalogues).map(({ masukan }) => masukan.reason[reason])].some(
      (name) => name.toLowerCase() === text,
    ),
  );
  if (!found) reader.error('uncreditReason', 'dokumen_reason_unknown');
  return found ?? null;
};

/** TD.00503, or its number alone. */
const readInfo = (reader: Reader): string | null => {
  const text = reader.text('addInfo');
  if (text === '') return null;
  return /^\d{1,2}$/.test(text) ? `TD.005${text.padStart(2, '0')}` : text.toUpperCase();
};

export const readRow =
  (side: DokumenSide) =>
  (raw: RawDocument, { style }: Pick<CheckContext, 'style'>) => {
    const reader = cellReader<DokumenField>(raw[0]?.cells ?? {}, style);
    const documentKind = readKind(reader, side);
    const { abroad, details } = kindOf(documentKind);
    const code = twoDigits(reader.text('code')) || (details.length === 1 ? (details[0] ?? '') : '');
    const amount = (field: 'dpp' | 'ppn' | 'ppnbm'): string => readDecimal(reader, field, 2) ?? '0';
    const input: DokumenInput = {
      documentKind,
      code,
      addInfo: side === 'out' ? readInfo(reader) : null,
      number: reader.text('number') || null,
      date: readDay(reader, 'date') ?? '',
      reference: side === 'out' ? reader.text('reference') || null : null,
      counterpartyNpwp: readNpwp(reader, 'counterpartyNpwp') || (abroad ? NO_NPWP : ''),
      counterpartyName: reader.text('counterpartyName'),
      counterpartyAddress: reader.text('counterpartyAddress'),
      dpp: amount('dpp'),
      ppn: amount('ppn'),
      ppnbm: amount('ppnbm'),
      uncreditReason: side === 'in' ? readReason(reader) : null,
    };
    return { input, findings: reader.findings };
  };
