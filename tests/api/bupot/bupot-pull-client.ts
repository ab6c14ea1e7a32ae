import { vi } from 'vitest';
import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import type { PullRow, PullView } from '#domain/bupot/pull/view-schema.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import type { Client, TestApp } from '../app.ts';

export const DJP = '/ebupot/unifikasi/import/djp';
export const MIGRATE = '/ebupot/unifikasi/migrate/djp';

const { npwp, name } = companies.sagara;
const PAYEE = '0018000010021000';

/** A slip as the office may return it: rent of goods of Rp10.000.000, withheld by the company. */
export const aPulledSlip = (over: Partial<PulledSlip> = {}): PulledSlip => ({
  number: '25ABCDEF1',
  revision: 0,
  kind: 'BPPU',
  role: 'withholder',
  state: 'NORMAL',
  withholder: { npwp, nitku: nitkuOf(npwp), name },
  payee: { npwp: PAYEE, nitku: nitkuOf(PAYEE), name: 'PT Sewa Alat Berat' },
  period: '2025-09',
  date: '2025-09-10',
  taxCode: '24-100-02',
  facility: 'NONE',
  gross: '10000000.00',
  rate: '2',
  tax: '200000.00',
  document: { type: 'COMMERCIALINVOICE', number: 'INV/1', date: '2025-09-09' },
  ...over,
});

export const officeHas = (app: TestApp, slips: readonly PulledSlip[]) =>
  vi.spyOn(app.deps.bupotOffice, 'pull').mockImplementation(async (params) => ({
    kind: 'done',
    value: slips.filter((slip) => ('period' in params ? slip.period === params.period : true)),
  }));

type Started = { id: string; jobId: string };

export const pulls = (who: Client) => {
  const status = (id: string) => who.get<PullView>(`${DJP}/status/${id}`);
  return {
    status,
    byPeriod: (period: string) => who.post<Started>(`${DJP}/period`, { period }),
    byNumber: (numbers: readonly string[]) => who.post<Started>(`${DJP}/number`, { numbers }),
    migrate: (from: string, to: string) => who.post<Started>(MIGRATE, { from, to }),
    rows: (id: string, filter: object = {}) =>
      who.get<PullRow[]>(
        `${DJP}/detail/${id}?range=${encodeURIComponent('[0,199]')}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
      ),
    complete: async (id: string, chosen: object, more: object = {}) =>
      who.put<{ jobId: string; chosen: number }>(`${DJP}/complete`, {
        id,
        version: (await status(id)).version,
        chosen,
        ...more,
      }),
  };
};
