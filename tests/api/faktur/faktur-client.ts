import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { aFakturInput } from '../../../fixtures/builders/a-faktur.ts';
import { type CompanyKey, companies } from '../../../fixtures/cast/companies.ts';
import type { Client, TestApp } from '../app.ts';
import { serial } from '../serial.ts';

export const LIST = '/efaktur/out/ctas';

const next = serial();

/** An input that passes every check of its company, with its own reference and amount. */
export const anInput = (over: Partial<FakturInput> = {}, company: CompanyKey = 'sagara'): FakturInput => {
  const n = next() + 1;
  return aFakturInput({
    date: '2025-11-10',
    reference: `UJI-${String(n).padStart(5, '0')}`,
    ownNitku: nitkuOf(companies[company].npwp),
    lines: [
      {
        ...(aFakturInput().lines[0] as FakturInput['lines'][number]),
        price: String(1_000_000 + n * 1000),
      },
    ],
    ...over,
  });
};

/** A buyer whose last four digits select a behaviour of the simulated office. */
export const buyerEnding = (digits: string): Pick<FakturInput, 'counterpartyNpwp' | 'counterpartyNitku'> => {
  const npwp = `062345678901${digits}`;
  return { counterpartyNpwp: npwp, counterpartyNitku: nitkuOf(npwp) };
};

export const fakturs = (app: TestApp, who: Client) => ({
  draft: (over: Partial<FakturInput> = {}) => who.post<Faktur>(`${LIST}/draft`, { input: anInput(over) }),
  one: (id: string) => who.get<Faktur>(`${LIST}/${id}`),
  async upload(id: string): Promise<Faktur> {
    await who.post(`${LIST}/upload`, { ids: [id] });
    await app.drainJobs();
    return who.get<Faktur>(`${LIST}/${id}`);
  },
  async approved(over: Partial<FakturInput> = {}): Promise<Faktur> {
    const { id } = await who.post<Faktur>(`${LIST}/draft`, { input: anInput(over) });
    return this.upload(id);
  },
  async move(faktur: Pick<Faktur, 'id' | 'version'>, move: string, reason?: string): Promise<Faktur> {
    await who.post(`${LIST}/${faktur.id}/moves/${move}`, { version: faktur.version, ...(reason ? { reason } : {}) });
    await app.drainJobs();
    return who.get<Faktur>(`${LIST}/${faktur.id}`);
  },
});

export const answered = async (
  answer: Promise<Response>,
): Promise<{ status: number; body: Record<string, unknown> }> => {
  const response = await answer;
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
};
