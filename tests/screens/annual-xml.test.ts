// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

it('what the office requires for the XML is named above the rows and marked in them', async () => {
  const rina = await app().as('rina', 'sagara');
  const { id } = await rina.post<{ id: string }>('/efiling/spt-badan', { taxYear: 2025, months: 12 });
  const rows = { 'L11A.III': [{ name: 'PT Tiga', address: 'Jalan Tiga 3', limit: '100', amount: '50', method: '01' }] };
  await rina.put(`/efiling/spt-badan/${id}/sheets/L11A`, { version: 0, lines: {}, answers: {}, rows, notes: {} });
  const screen = await mount({ as: 'rina', at: `/main/efiling/spt_badan/${id}/L11A` });
  await screen.press(/^Unduh XML Coretax dari /);
  expect((await screen.findByText(/^XML tidak dibuat/)).textContent).toMatch(/ 1, .* 1$/);
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]').length).toBe(2));
});
