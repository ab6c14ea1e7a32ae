import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import type { TestApp } from '../app.ts';
import { serial } from '../serial.ts';

const SCOPE = scopeOf('rina', 'sagara');
const next = serial();

type Planted = { readonly id: string; readonly number: string; readonly party: string };

/** Writes an approved document of Rp 10.000.000 of Sagara, credited if it is a purchase; its PPN is Rp 1.100.000. */
export const plantedDokumen = async (app: TestApp, side: 'out' | 'in', over: object = {}): Promise<Planted> => {
  const number = `TAGIHAN/${next() + 1}`;
  const faktur = {
    ...aFaktur({
      id: `tagihan-${number.slice(8)}`,
      companyId: companies.sagara.id,
      number,
      date: '2025-10-14',
      code: '01',
      ...(side === 'out'
        ? ({ type: 'DOC_OUT', documentKind: 'AS_INVOICE_OUT', status: 'APPROVED' } as const)
        : { type: 'DOC_IN' as const, documentKind: 'AS_INVOICE_IN' as const, creditPeriod: '2025-10' }),
    }),
    ...(side === 'in' ? { status: 'CREDITED' as never } : {}),
    dpp: '10000000.00',
    ppn: '1100000.00',
    ppnbm: '0.00',
    lines: [],
    ...over,
  };
  await app.deps.db.transact((tx) => insertFakturs(tx, SCOPE, [faktur]));
  return { id: faktur.id, number, party: faktur.counterpartyNpwp };
};
