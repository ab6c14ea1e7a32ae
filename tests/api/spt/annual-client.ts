import { expect } from 'vitest';
import type { AnnualView, SheetView } from '#domain/spt-badan/view-schema.ts';
import type { Client } from '../app.ts';

export const ANNUAL = '/efiling/spt-badan';

/** Entries of a sheet in a request; what is left out is empty. */
export const annualBody = (entries: object, version = 0) => ({
  version,
  lines: {},
  answers: {},
  rows: {},
  notes: {},
  ...entries,
});

/** Who signs annual returns of the company. */
export const nameAnnualSignee = (client: Client) =>
  client.post('/signees', {
    product: 'spt1771',
    name: 'Wulan Sari',
    jobTitle: 'Direktur',
    npwp: '3275015507910004',
    phone: null,
    city: 'Bandung',
    actsAs: 'WAJIB_PAJAK',
    active: true,
    codeState: 'UNKNOWN',
    codeEnds: null,
  });

/** Annual returns of the client's company. */
export const annuals = (client: () => Client) => {
  const sheet = (id: string, name: string) => client().get<SheetView>(`${ANNUAL}/${id}/sheets/${name}`);
  return {
    made: async (taxYear: number): Promise<string> => (await client().post<{ id: string }>(ANNUAL, { taxYear })).id,
    view: (id: string) => client().get<AnnualView>(`${ANNUAL}/${id}`),
    sheet,
    /** Replaces the entries of a sheet in its newest version. */
    fill: async (id: string, name: string, entries: object): Promise<SheetView> => {
      const { version } = await sheet(id, name);
      const json = annualBody(entries, version);
      const answer = await client().request('PUT', `${ANNUAL}/${id}/sheets/${name}`, { json });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return (await answer.json()) as SheetView;
    },
  };
};
