import { sql } from 'drizzle-orm';
import type { Bupot } from '#domain/bupot/record.ts';
import { issuedStatuses, voidStatuses } from '#domain/bupot/status-queries.ts';
import type { ReturnSlip } from '#domain/spt/line-schema.ts';
import { DIRECT } from '#domain/spt/slips.ts';
import { bupots } from '../../tables.ts';
import { BUPOT_LIST } from '../bupot/list.ts';
import type { SourceTable } from './source-table.ts';

/** A slip as a line of a printed list has it, amounts in rupiah. */
export type PrintedSlip = Omit<ReturnSlip, 'status' | 'reference' | 'share'> & Pick<Bupot, 'base' | 'rate'>;

const { id, kind, number, date, payeeName, payeeNpwp, taxCode, kapKjs, facility, gross, tax, borne } = bupots;
const both = { id, kind, number, date, payeeName, payeeNpwp, taxCode, kapKjs, facility, gross, tax, borne };

/** Slips as returns of income tax are made of them. */
export const slips: SourceTable = {
  list: BUPOT_LIST,
  live: 'bupot',
  table: bupots,
  ...{ id, kind, number, date, row: kapKjs },
  company: bupots.companyId,
  period: bupots.period,
  status: bupots.status,
  holder: bupots.returnId,
  since: bupots.issuedAt,
  replaces: bupots.replaces,
  inForce: issuedStatuses,
  gone: voidStatuses,
  groups: { [DIRECT]: sql`${bupots.paymentOption} = 'DIRECT'` },
  amounts: { tax, borne },
  indexed: 'tax',
  shown: { ...both, status: bupots.status, reference: bupots.reference },
  printed: { ...both, base: bupots.base, rate: bupots.rate },
  money: ['gross', 'tax', 'borne', 'base'],
  summed: ['gross', 'tax', 'borne'],
};
