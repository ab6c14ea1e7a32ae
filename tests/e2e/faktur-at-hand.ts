import type { APIRequestContext } from '@playwright/test';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { jakartaDay } from '#domain/scope.ts';
import { nitkuOf } from '../../fixtures/builders/a-company.ts';
import { aFakturInput, aLine } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { now } from './clock.ts';
import { expect } from './fixtures.ts';
import { sessionHeaders } from './session-headers.ts';

const BASE = '/main/api/efaktur/out/ctas';
let made = 0;

/** A reference unique across journeys and workers. */
export const onlyHere = (what: string): string =>
  `${what}-${process.pid.toString(36)}${Date.now().toString(36)}${++made}`.toUpperCase();

/** A buyer whose last four digits select a behaviour of the simulated office. */
export const buyerEnding = (digits: string): Pick<FakturInput, 'counterpartyNpwp' | 'counterpartyNitku'> => {
  const npwp = `062345678901${digits}`;
  return { counterpartyNpwp: npwp, counterpartyNitku: nitkuOf(npwp) };
};

/** Prepares a valid invoice of today over HTTP. */
export const fakturAtHand = (request: APIRequestContext) => {
  const headers = () => sessionHeaders(request);
  const send = async <T>(path: string, data: object): Promise<T> => {
    const answer = await request.post(BASE + path, { data, headers: await headers() });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const one = async (id: string): Promise<Faktur> => (await (await request.get(`${BASE}/${id}`)).json()) as Faktur;
  const draft = (over: Partial<FakturInput> = {}): Promise<Faktur> =>
    send('/draft', {
      input: aFakturInput({
        date: jakartaDay(now()),
        reference: onlyHere('MEJA'),
        ownNitku: nitkuOf(companies.sagara.npwp),
        lines: [aLine({ price: String(1_000_000 + Math.floor(Math.random() * 1_000_000)) })],
        ...over,
      }),
    });
  const sent = async (over: Partial<FakturInput> = {}, status: Faktur['status'] = 'APPROVED'): Promise<Faktur> => {
    const { id } = await draft(over);
    await send('/upload', { ids: [id] });
    await expect.poll(async () => (await one(id)).status).toBe(status);
    return one(id);
  };
  const remove = async (id: string): Promise<void> => {
    const answer = await request.delete(`${BASE}/${id}`, { headers: await headers() });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  return { one, draft, sent, remove };
};
