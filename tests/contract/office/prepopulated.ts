import { describe, expect, it } from 'vitest';
import type { Dokumen } from '#domain/faktur/dokumen.ts';
import { type DokumenSource, dokumenSources, inputOfPulled } from '#domain/faktur/pull/pulled-dokumen.ts';
import type { OutgoingDokumen } from '../../../api/gateways/djp/dokumen/port.ts';
import { anNpwp } from '../../../fixtures/builders/a-company.ts';
import { buyerEnding } from '../an-outgoing.ts';
import { doneWith, type Visit } from './visit.ts';

const TIN = anNpwp(900_004, '062');
const PERIOD = '2025-09';

export const prepopulated = (visit: Visit): void => {
  const requests = (source: DokumenSource, over: { tin?: string; period?: string } = {}) =>
    visit.office.dokumen.prepopulated({ companyId: 'company-0004', tin: TIN, source, period: PERIOD, ...over });
  const viewOf = async (...of: Parameters<typeof requests>) => doneWith(await requests(...of));
  const first = async (source: DokumenSource) => {
    const [one] = await viewOf(source);
    if (!one) throw new Error(`the office has nothing of ${source}`);
    return one;
  };
  const outgoing = (of: Parameters<typeof inputOfPulled>[0], id: string): OutgoingDokumen => ({
    tin: TIN,
    replacesNumber: null,
    signee: { name: 'Hendra', npwp: anNpwp(8) },
    dokumen: { ...inputOfPulled(of), id, companyId: 'company-0004', version: 1 } as Dokumen,
  });

  describe('hands on what customs and payments told it', () => {
    it.each(dokumenSources)('of %s, the same every time it is asked', async (source) => {
      const all = await viewOf(source);
      expect(await viewOf(source)).toEqual(all);
      for (const one of all) expect(one).toMatchObject({ period: PERIOD, creditPeriod: null });
      expect(await viewOf(source, { period: '2026-01' })).toEqual([]);
    });

    it('an import by its registration and NTPN, approved, with the day it was paid', async () => {
      const pib = await first('PIB');
      expect(pib).toMatchObject({ documentKind: 'PIB', status: 'APPROVED', recordedBy: 'DJBC' });
      expect(pib.number).toMatch(/^\d{6}#[0-9A-Z]{16}$/);
      expect(pib.date.slice(0, 7)).toBe(PERIOD);
    });

    it('not where it cannot be reached, nor to whom it does not know', async () => {
      expect(await requests('PIB', { tin: buyerEnding('9999') })).toMatchObject({ kind: 'unreachable' });
      expect(await requests('PIB', { tin: buyerEnding('9998') })).toMatchObject({
        kind: 'refused',
        code: 'TAXPAYER_NOT_FOUND',
      });
    });
  });

  it('knows an import by its number as if it had been sent, and takes it no second time', async () => {
    const pib = await first('PIB');
    const named = { tin: TIN, companyId: 'company-0004', objectId: 'doc-1', number: pib.number };
    expect(doneWith(await visit.office.dokumen.ask(named))).toMatchObject({ state: 'approved', number: pib.number });
    expect(await visit.office.dokumen.send(outgoing(pib, 'doc-2'), 'k')).toMatchObject({
      kind: 'refused',
      code: 'DUPLICATE_DOCUMENT',
    });
    expect(doneWith(await visit.office.dokumen.cancel(named, 'Keliru', 'c'))).toEqual({ state: 'canceled' });
    expect((await viewOf('PIB')).find(({ number }) => number === pib.number)).toMatchObject({ status: 'CANCELED' });
  });

  it('takes an export that is completed and signed here, and tells of it as approved', async () => {
    const peb = await first('PEB');
    expect(peb).toMatchObject({ status: 'DRAFT', documentKind: 'PEB', recordedBy: 'DJBC', ppn: '0.00' });
    const { ref } = doneWith(await visit.office.dokumen.send(outgoing(peb, 'doc-3'), 'k'));
    visit.pass();
    const asks = { tin: TIN, companyId: 'company-0004', objectId: 'doc-3', ref };
    expect(doneWith(await visit.office.dokumen.ask(asks))).toMatchObject({ state: 'approved' });
    expect((await viewOf('PEB')).find(({ number }) => number === peb.number)).toMatchObject({ status: 'APPROVED' });
  });
};
