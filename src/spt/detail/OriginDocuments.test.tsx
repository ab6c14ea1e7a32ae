import { describe, expect, it } from 'vitest';
import { pph21 } from '#domain/spt/pph21/definition.ts';
import { unifikasi } from '#domain/spt/unifikasi/definition.ts';
import { listsOfLine } from './OriginDocuments.tsx';

const query = (to: string | undefined): Record<string, string> =>
  Object.fromEntries(new URL(to ?? '', 'http://x').searchParams);

describe('the lists the slips under a line stand in', () => {
  it('are those of its kinds, narrowed to the return and the accounts of the line', () => {
    const [withheld, foreign] = listsOfLine(unifikasi, 'UNIFIKASI.411124-100.B', 'r1');
    expect(withheld?.to).toMatch(/^\/main\/ebupot-v2\/unifikasi\/domestic\?/);
    expect(query(withheld?.to)).toEqual({ returnId: 'r1', kapKjs: '411124-100', kind: 'BPPU' });
    expect(foreign?.kinds).toEqual(['BPNR']);
  });

  it('are narrowed to what the government bears where the line is about that', () => {
    const [first] = listsOfLine(unifikasi, 'UNIFIKASI.411124-100.C', 'r1');
    expect(query(first?.to)).toMatchObject({ borne: 'true' });
  });

  it('are one where several kinds share a list', () => {
    const lists = listsOfLine(pph21, 'PPH21.B.I.1', 'r1');
    expect(lists.map(({ kinds }) => kinds)).toEqual([
      ['BPMP', 'BP21'],
      ['BPA1', 'BPA2'],
    ]);
  });

  it('are none for what other returns bring, what a treasury paid itself, and a line that is none', () => {
    for (const path of ['PPH21.B.I.2', 'PPH21.B.I.3', 'PPH21.Z']) expect(listsOfLine(pph21, path, 'r1')).toEqual([]);
  });
});
