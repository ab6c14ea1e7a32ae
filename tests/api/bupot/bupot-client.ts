import { isAnnual, type SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { fieldsOf, slips } from '#domain/bupot/slips.ts';
import type { BupotView } from '#domain/bupot/view-schema.ts';
import { insertBupots } from '../../../db/repositories/bupot/bupot.ts';
import { aBupot, aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { type CompanyKey, companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import type { Client, TestApp } from '../app.ts';
import { serial } from '../serial.ts';

export const SLIPS = '/ebupot/slips';
export const pathOf = (kind: SlipKind): string => `/${slips[kind].resource}`;

const next = serial();
const leaver = { period: '2025-06', date: '2025-06-30', withholdingAnnuality: 'PARTIAL_YEAR' } as const;

/** The input of a slip of a kind that passes every check of its company, with its own reference. */
export const aSlip = (
  kind: SlipKind,
  over: Partial<BupotInput> = {},
  company: CompanyKey = 'sagara',
): Partial<BupotInput> => {
  const whole: BupotInput = {
    ...aBupotInput(kind),
    nitku: nitkuOf(companies[company].npwp),
    reference: `BP-${String(next() + 1).padStart(5, '0')}`,
    // The year of the tests has not ended: an employee who left in June.
    ...(isAnnual(kind) ? leaver : {}),
    ...over,
  };
  return Object.fromEntries(fieldsOf[kind].map((field) => [field, whole[field]])) as Partial<BupotInput>;
};

export const bupots = (who: Client) => ({
  create: (kind: SlipKind, over: Partial<BupotInput> = {}) =>
    who.post<Bupot>(pathOf(kind), { input: aSlip(kind, over) }),
  one: (id: string) => who.get<BupotView>(`${SLIPS}/${id}`),
});

let made = 0;

export const issued = async (app: TestApp, kind: SlipKind, over: Partial<Omit<Bupot, 'kind'>> = {}): Promise<Bupot> => {
  const id = `issued-${++made}`;
  const { npwp, id: companyId } = companies.sagara;
  const number = `25${String(made).padStart(7, '0')}`;
  const slip = aBupot(kind, { nitku: nitkuOf(npwp), reference: id, number, id, companyId, ...over });
  await app.deps.db.transact((tx) => insertBupots(tx, scopeOf('rina', 'sagara'), [slip]));
  return slip;
};
