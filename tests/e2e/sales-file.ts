import { jakartaDay } from '#domain/scope.ts';
import { sampleInvoices } from '../../fixtures/samples/invoices.ts';
import { dirtyTable } from '../../fixtures/samples/tables.ts';
import { now } from './clock.ts';

const LAST_DAY_OF_SAMPLES = 13;

/** YYYY-MM, neither in the future nor past the upload deadline of its sample invoices, the 20th of the month after. */
const openMonth = (now: number): string => {
  const today = jakartaDay(now);
  if (Number(today.slice(8)) > LAST_DAY_OF_SAMPLES) return today.slice(0, 7);
  const [year, month] = today.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
};

/**
 * The sample sales table with faults, with references unique to this journey, in a month that may still be uploaded.
 */
export const dirtySales = async (prefix: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const invoices = sampleInvoices(openMonth(now())).map((one, at) => ({
    ...one,
    reference: `${prefix}-${String(at + 1).padStart(3, '0')}`,
  }));
  return {
    name: `penjualan-${prefix}.xlsx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await dirtyTable(invoices),
  };
};
