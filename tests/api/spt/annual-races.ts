import { insertAnnual } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { anAnnualReturn } from '../../../fixtures/builders/an-annual-return.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import type { Client, TestApp } from '../app.ts';
import type { Race } from '../create-race.ts';

/** Annual returns, their codes and corrections, made several times at once. */
export const annualRaces = (by: () => { app: TestApp; rina: Client }): Record<string, Race> => {
  const app = () => by().app;
  const rina = () => by().rina;
  return {
    '/efiling/spt-badan': { post: async () => ({ json: { taxYear: 2019 } }), once: ({ id }) => id },
    '/efiling/espt-1771': { post: async () => ({ json: { taxYear: 2017 } }), once: ({ id }) => id },
    '/efiling/spt-badan/{id}/billings': {
      post: async () => {
        const { id } = await rina().post<{ id: string }>('/efiling/spt-badan', { taxYear: 2025 });
        const fill = (sheet: string, entries: object) => {
          const body = { version: 0, lines: {}, answers: {}, rows: {}, notes: {}, ...entries };
          return rina().put(`/efiling/spt-badan/${id}/sheets/${sheet}`, body);
        };
        await fill('INDUK', { answers: { 'B.1': 'A', 'D.11': 'general' } });
        await fill('L1', { rows: { L1: [{ code: '4002', commercial: '1000000000' }] } });
        return { path: `/efiling/spt-badan/${id}/billings`, json: {} };
      },
      once: (body) => JSON.stringify(Object.values(body).map((one) => (one as { id: string }).id)),
    },
    '/efiling/spt-badan/{id}/amend': {
      post: async () => {
        const filed = { id: 'annual-filed', companyId: companies.sagara.id, taxYear: 2018, status: 'FILED' } as const;
        await app().plant(async (tx) => {
          await insertAnnual(tx, scopeOf('rina', 'sagara'), anAnnualReturn(filed));
        });
        return { path: '/efiling/spt-badan/annual-filed/amend', json: { reason: 'Kurang lapor' } };
      },
      once: ({ id }) => id,
    },
  };
};
