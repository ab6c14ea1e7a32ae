import { writeBupotXml } from '../../api/modules/bupot/files/files.ts';
import { aBupot } from '../../fixtures/builders/a-bupot.ts';
import { heapFigure } from './peak-heap.ts';

function* slips(count: number) {
  for (let at = 1; at <= count; at++) yield aBupot('BPMP', { id: `bench${at}`, gross: String(5_000_000 + at * 1_000) });
}

await heapFigure('monthly payroll slips', (count) => writeBupotXml('BPMP', '0021487365043000', slips(count)));
