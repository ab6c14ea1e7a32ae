import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApp, testApp } from '../app.ts';
import { type ImportAnswer, rowsOf, sendFile, settled } from './import-steps.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../fixtures/files/kolom/${name}`, import.meta.url));

const mapped = async (
  bytes: Uint8Array | string,
  name: string,
  answers: readonly string[] = [],
): Promise<ImportAnswer> => {
  const { id } = await sendFile(rina, bytes, name);
  let read = await settled(app, rina, id);
  if (read.step === 'SHEET') {
    const { sheet, headingRow } = read.state;
    await rina.put(`/efaktur/import/${id}/sheet`, { version: read.version, sheet, headingRow });
    read = await settled(app, rina, id);
  }
  const mapping =
    read.state.mapping ??
    Object.fromEntries(Object.entries(read.state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(`/efaktur/import/${id}/mapping`, { version: read.version, mapping, answers, remember: true });
  return settled(app, rina, id);
};

describe('files that mean something else than they contain', () => {
  it('is asked, and nothing is saved before the answer; the answer applies to the next file with these headings', async () => {
    const first = await mapped(fixture('harga-termasuk-ppn.csv'), 'Harga.csv');
    expect(first.state.totals.sums[0]).toMatchObject({ key: 'dpp', read: '1000000.00' });
    const [question] = first.state.questions;
    expect(question).toMatchObject({ key: 'priceWithVat:Harga Termasuk PPN', answered: false });
    expect(question?.message).toContain('100/111');
    const save = { version: first.version };
    expect((await rina.request('POST', `/efaktur/import/${first.id}/commit`, { json: save })).status).toBe(409);
    const strange = { version: first.version, answers: ['left:1|Lain'] };
    expect((await rina.request('PUT', `/efaktur/import/${first.id}/answers`, { json: strange })).status).toBe(422);
    const answered = await rina.put<ImportAnswer>(`/efaktur/import/${first.id}/answers`, {
      version: first.version,
      answers: [question?.key],
    });
    expect(answered.state.questions).toMatchObject([{ answered: true }]);

    const again = await mapped(fixture('harga-termasuk-ppn.csv'), 'Harga lagi.csv', [question?.key ?? '']);
    expect(again.state.questions).toMatchObject([{ answered: true }]);
    const { id } = await sendFile(rina, fixture('harga-termasuk-ppn.csv'), 'Harga ketiga.csv');
    const third = await settled(app, rina, id);
    expect(third).toMatchObject({ step: 'MAPPING', state: { questions: [{ answered: true }] } });
  });
});

describe('a discount of the whole invoice, written as a negative line', () => {
  it('is spread over the other lines by one click, and undone by another', async () => {
    const read = await mapped(fixture('diskon-global.csv'), 'Diskon.csv');
    const bucket = read.state.buckets.find(({ key }) => key === 'price:impor.finding.negative_line');
    expect(bucket).toMatchObject({ count: 1, severity: 'error', fixes: ['spread', 'value'] });
    const fix = { version: read.version, bucket: bucket?.key, apply: 'spread' };
    const seen = await rina.post<{ count: number }>(`/efaktur/import/${read.id}/fix`, { ...fix, preview: true });
    expect(seen.count).toBe(2);
    const done = await rina.post<{ version: number; totals: { sums: { read: string }[]; rows: number } }>(
      `/efaktur/import/${read.id}/fix`,
      fix,
    );
    expect(done.totals).toMatchObject({ rows: 3, sums: [{ read: '850000.00' }, {}] });
    expect((await rowsOf(rina, read.id)).map(({ cells }) => cells.discount)).toEqual(['150000', '0', '20000']);
    const back = await rina.post<{ totals: { rows: number } }>(`/efaktur/import/${read.id}/undo`, {});
    expect(back.totals.rows).toBe(4);
    const rows = await rowsOf(rina, read.id);
    expect(rows.map(({ cells }) => [cells.goodsName, cells.price])).toContainEqual(['Diskon global', '-150000']);
  });
});
