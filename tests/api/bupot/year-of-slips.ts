import { amountsOf } from '#domain/bupot/compute.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { insertBupots } from '../../../db/repositories/bupot/bupot.ts';
import { aBupot, aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { aNik, nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import type { TestApp } from '../app.ts';
import { serial } from '../serial.ts';

const next = serial();

type Paid = Partial<Omit<Bupot, 'kind'>> & { readonly from?: number; readonly to?: number; readonly serial: number };

export const paidMonths = async (app: TestApp, { from = 1, to = 11, serial: who, ...over }: Paid): Promise<Bupot[]> => {
  const { npwp, id: companyId } = companies.sagara;
  const nik = aNik(who);
  const slips = Array.from({ length: to - from + 1 }, (_, at): Bupot => {
    const period = `2025-${String(from + at).padStart(2, '0')}`;
    const result = {
      nitku: nitkuOf(npwp),
      payeeNpwp: nik,
      payeeNitku: nitkuOf(nik),
      payeeName: `Pegawai ${who}`,
      gross: '10000000',
      ptkp: 'TK/0',
      period,
      date: `${period}-28`,
      ...over,
    };
    const id = `paid-${who}-${next()}`;
    return aBupot('BPMP', {
      ...result,
      ...amountsOf(aBupotInput('BPMP', result)),
      grossTyped: result.gross,
      id,
      companyId,
      number: over.status && over.status !== 'APPROVED' ? null : `25${id.slice(-7).padStart(7, '0').toUpperCase()}`,
      reference: id,
    });
  });
  await app.deps.db.transact((tx) => insertBupots(tx, scopeOf('rina', 'sagara'), slips));
  return slips;
};
