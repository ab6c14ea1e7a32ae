import { sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import { countedStates } from '#domain/spt/ppn/place.ts';
import { faktur } from '../../tables.ts';
import type { SourceTable } from './source-table.ts';

const { id, number, date, code, status, type, reference, counterpartyName, counterpartyNpwp, originNumber } = faktur;
const both = { id, type, number, date, code, status, counterpartyName, counterpartyNpwp, originNumber };

/** An amount of a document in whole rupiah, half up, each by itself (PER-11/PJ/2025 art. 129); what goes back takes off. */
export const inReturn = (column: SQLiteColumn) => sql`(${faktur.vatSign} * ((${column} + 50) / 100) * 100)`;
const amounts = {
  PPN: inReturn(faktur.ppn),
  HARGA: inReturn(faktur.dpp),
  LAIN: inReturn(faktur.otherDpp),
  PPNBM: inReturn(faktur.ppnbm),
};

/** VAT documents of all types as returns of PPN are made of them. */
export const fakturs: SourceTable = {
  list: fakturKeluaran.resource,
  live: 'faktur',
  table: faktur,
  ...{ id, number, date, status, row: code },
  kind: faktur.vatList,
  company: faktur.companyId,
  period: faktur.vatPeriod,
  holder: faktur.returnId,
  since: faktur.vatSince,
  replaces: faktur.replaces,
  inForce: [...new Set(Object.values(countedStates).flat())],
  gone: ['AMENDED', 'CANCELED', 'INVALID', 'NOT_APPROVED'],
  groups: {},
  amounts,
  shown: { ...both, reference, ...amounts },
  printed: { ...both, reference, ...amounts },
  money: ['PPN', 'HARGA', 'LAIN', 'PPNBM'],
  summed: ['HARGA', 'LAIN', 'PPN', 'PPNBM'],
};
