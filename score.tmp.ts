import { readFileSync } from 'node:fs';
import { proposeAccounts } from './api/domain/trial-balance/propose.ts';
const charts = { umum: 'L1A', manufaktur: 'L1B', dagang: 'L1C', jasa: 'L1D', properti: 'L1H', pembiayaan: 'L1L', tekstil: 'L1B', distributor: 'L1C', logistik: 'L1D', restoran: 'L1A', pengembang: 'L1H', multifinance: 'L1L' } as const;
const show = process.argv.slice(2);
for (const [name, form] of Object.entries(charts)) {
  const chart = readFileSync(`fixtures/trial-balance/${name}.csv`, 'utf8').trim().split('\n').map((l) => l.split(';')).filter(([, , c]) => c !== 'header').map(([number = '', n = '', codes = '']) => ({ number, name: n, amount: 100, codes: codes.split('/') }));
  const found = proposeAccounts(chart, form).map((p, at) => ({ ...chart[at]!, ...p, right: chart[at]!.codes.includes(p.code ?? '-') }));
  const wrong = found.filter((f) => !f.right);
  const points = wrong.reduce((s, f) => s + (f.confidence === 'sure' ? 2 : 1), 0);
  console.log(name.padEnd(13), found.length, 'right', ((1 - wrong.length / found.length) * 100).toFixed(1), 'score', ((1 - points / found.length) * 100).toFixed(1));
  if (show.includes(name)) for (const w of wrong) console.log('   ', w.number, w.name, '|', w.codes.join('/'), 'not', w.code, w.confidence);
}
