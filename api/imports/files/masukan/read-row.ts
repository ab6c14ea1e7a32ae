import { rupiah, sen } from '#domain/definition/money.ts';
import type { MasukanStatus } from '#domain/faktur/masukan-status.ts';
import { listedStatus, statusAfter } from '#domain/faktur/pull/listed-status.ts';
import { otherBase } from '#domain/faktur/pull/other-base.ts';
import type { PulledFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { readDay } from '../cells/day.ts';
import { spanOf, yearIn } from '../cells/months.ts';
import { bareNumber, type CellReader, cellReader, readDecimal, readNpwp } from '../cells/reader.ts';
import type { CheckContext } from '../kind.ts';
import type { RawDocument } from '../raw.ts';
import type { MasukanField } from './fields.ts';

type Reader = CellReader<MasukanField>;

/** The portal's code of a month: TD.00701 is January. */
const PORTAL_MONTH = /^TD\.007(0[1-9]|1[0-2])$/i;

/** YYYY-MM; "" if the cells name none. Text that is no month is reported. */
const readMasa = (
  reader: Reader,
  month: 'period' | 'creditPeriod',
  year: 'year' | 'creditYear',
  near: string,
): string => {
  const text = reader.text(month);
  if (text === '' || text === '-') return '';
  const span = spanOf(PORTAL_MONTH.exec(text)?.[1] ?? text, yearIn(reader.text(year)) || near);
  if (span && span.from === span.to) return span.from;
  reader.error(month, 'month_unreadable');
  return '';
};

const NOT_VALID = /^(false|no|tidak|tidak valid|invalid|0)$/i;

/** A list without states has valid invoices only. */
const readStatus = (reader: Reader): MasukanStatus => {
  const read = (field: 'status' | 'decision'): MasukanStatus => {
    const text = reader.text(field);
    const status = text === '' || text === '-' ? 'APPROVED' : listedStatus(text);
    if (status === null) reader.error(field, 'status_unknown');
    return status ?? 'APPROVED';
  };
  return statusAfter(read('status'), read('decision'), !NOT_VALID.test(reader.text('valid')));
};

type AmountField = 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm';

const added = (amounts: readonly string[]): string => {
  const [first = '', ...more] = amounts.filter((amount) => amount !== '');
  return more.length === 0 ? first : rupiah(more.reduce((sum, amount) => sum + sen(amount), sen(first)));
};

/** One invoice with summed amounts; one list of findings per row. Never throws on any text. */
export const readRow = (raw: RawDocument, { company, style }: Pick<CheckContext, 'company' | 'style'>) => {
  const readers = (raw.length === 0 ? [{ cells: {} }] : raw).map(({ cells }) => cellReader<MasukanField>(cells, style));
  const [reader = cellReader<MasukanField>({}, style)] = readers;
  const date = readDay(reader, 'date') ?? '';
  const amount = (field: AmountField): string => added(readers.map((one) => readDecimal(one, field, 2) ?? ''));
  const period = readMasa(reader, 'period', 'year', date.slice(0, 4)) || date.slice(0, 7);
  const status = readStatus(reader);
  const [dpp, ppn] = [amount('dpp'), amount('ppn')];
  const seller = readNpwp(reader, 'counterpartyNpwp');
  const creditPeriod = readMasa(reader, 'creditPeriod', 'creditYear', period.slice(0, 4)) || null;
  const theirs: PulledFaktur = {
    number: bareNumber(reader.text('number')),
    date,
    period,
    status,
    creditPeriod: status === 'CREDITED' || status.startsWith('WAITING') ? creditPeriod : null,
    seller: { npwp: seller, nitku: '', name: reader.text('counterpartyName'), address: '' },
    buyer: {
      npwp: reader.text('ownNpwp') === '' ? company.npwp : readNpwp(reader, 'ownNpwp'),
      nitku: headOffice(company.npwp),
    },
    reference: reader.text('reference').replace(/^-$/, '') || null,
    term: 'EMPTY',
    addInfo: null,
    facilityStamp: null,
    customDoc: null,
    lines: [],
    amounts: { dpp, otherDpp: amount('otherDpp') || otherBase(dpp, ppn), ppn, ppnbm: amount('ppnbm') || '0' },
  };
  return { theirs, findings: readers.map((one) => one.findings) };
};
