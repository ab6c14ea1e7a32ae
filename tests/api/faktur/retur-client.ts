import { expect } from 'vitest';
import type { ReturMasukanView } from '#domain/faktur/retur-schema.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { aFaktur, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import type { Client, TestApp } from '../app.ts';
import { serial } from '../serial.ts';

export const IN = '/efaktur/in/return/ctas';
export const OUT = '/efaktur/out/return/ctas';

const SCOPE = scopeOf('rina', 'sagara');
const next = serial();

type Over = Partial<Parameters<typeof aFaktur>[0]> & { type?: 'IN' | 'OUT' | 'RETURN_OUT' };

export const returInput = (originId: string, quantity: string, over: object = {}) => ({
  input: {
    originId,
    date: '2025-11-10',
    reference: null,
    lines: [{ quantity, discount: null, otherDpp: null }],
    ...over,
  },
});

export const moved = (who: Client, base: string, id: string, move: string, version: number, reason?: string) =>
  who.request('POST', `${base}/${id}/moves/${move}`, { json: { version, ...(reason ? { reason } : {}) } });

export const returs = (app: TestApp, rina: Client) => {
  const seen = (id: string) => rina.get<ReturMasukanView>(`${IN}/${id}`);
  return {
    seen,
    /** 10 cables at Rp 1.500.000, credited by default. */
    planted: async ({ status = 'CREDITED' as never, ...over }: Over = {}): Promise<string> => {
      const n = next() + 1;
      const id = `asal-${n}`;
      await app.deps.db.transact((tx) =>
        insertFakturs(tx, SCOPE, [
          aFaktur({
            id,
            companyId: companies.sagara.id,
            type: 'IN',
            status,
            date: '2025-10-14',
            creditPeriod: '2025-10',
            number: `0400250${String(n).padStart(10, '0')}`,
            lines: [aLine()],
            ...over,
          }),
        ]),
      );
      return id;
    },
    made: (originId: string, quantity: string, over: object = {}) =>
      rina.post<ReturMasukanView>(`${IN}/draft`, returInput(originId, quantity, over)),
    uploaded: async (id: string): Promise<ReturMasukanView> => {
      expect((await moved(rina, IN, id, 'upload', (await seen(id)).version)).status).toBe(200);
      await app.drainJobs();
      return seen(id);
    },
  };
};
