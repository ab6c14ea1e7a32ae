import { describe, expect, it } from 'vitest';
import { aFakturInput } from '../../../fixtures/builders/a-faktur.ts';
import { onlyServers } from '../../ui/form/use-server-findings.ts';
import { isWorthAsking } from './use-server-findings.ts';

describe('what the server finds', () => {
  it('is asked for once there is a buyer or a reference, and a line that sells something', () => {
    const input = aFakturInput();
    expect(isWorthAsking(input)).toBe(true);
    expect(isWorthAsking({ ...input, lines: [] })).toBe(false);
    expect(isWorthAsking({ ...input, lines: input.lines.map((line) => ({ ...line, price: '' })) })).toBe(false);
    expect(isWorthAsking({ ...input, counterpartyNpwp: '', counterpartyDocumentNumber: null, reference: null })).toBe(
      false,
    );
  });

  it('is told where the form does not say it already, and never about the draft itself', () => {
    const finding = (path: string, key: string, id?: string) => ({
      path,
      key,
      message: key,
      severity: 'warning' as const,
      ...(id ? { params: { id } } : {}),
    });
    const found = [
      finding('date', 'faktur.check.required'),
      finding('reference', 'faktur.server.clash_reference', 'mine'),
      finding('counterpartyNpwp', 'faktur.server.clash_buyer', 'other'),
    ];
    const own = [{ path: 'date', message: 'faktur.check.required', severity: 'error' as const }];
    expect(onlyServers(found, own, 'mine').map(({ path }) => path)).toEqual(['counterpartyNpwp']);
    expect(onlyServers(found, [], undefined).length).toBe(3);
  });
});
