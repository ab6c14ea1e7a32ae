// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { payments } from '../api/payment/payment-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const writes = () => {
  const made: string[] = [];
  const line = app().fetch;
  const spy = vi.spyOn(app(), 'fetch').mockImplementation(async (path, init) => {
    const answer = await line(path, init);
    const method = init?.method ?? 'GET';
    if (method !== 'GET')
      made.push(`${method} ${path.replace(/^\/main\/api/, '').replace(/\?.*/, '')} ${answer.status}`);
    else if (answer.status >= 400) made.push(`GET ${path} ${answer.status}`);
    return answer;
  });
  return { made, end: () => spy.mockRestore() };
};

it('is requested once for one click, and shows nothing but progress until it is paid', async () => {
  const rina = await app().as('rina', 'sagara');
  const { businessKey } = await payments(app(), rina).payable();
  const screen = await mount({ as: 'Owner', at: `/main/ebilling/pay/${businessKey}/choose-bank` });
  const calls = writes();
  await screen.user.click(await screen.findByRole('radio', { name: /OVO/ }));
  await screen.write(await screen.findByRole('textbox', { name: 'Nomor telepon OVO' }), '081234567890');
  await screen.user.dblClick(screen.getByRole('button', { name: 'Lanjut bayar' }));
  await waitFor(() => expect(screen.address()).toBe(`/main/ebilling/pay/${businessKey}/virtual-account`));
  await screen.findByRole('heading', { name: 'OVO' });
  await app().drainJobs();
  await payments(app(), rina).settle(5_000);
  await waitFor(() => expect(screen.address()).toBe(`/main/ebilling/pay/${businessKey}/success-payment`));
  calls.end();
  expect(calls.made).toEqual(['POST /ebilling/bulk-payment 201']);
});

it('is not paid to a number at the simulated bank: its customer answers in an app', async () => {
  const rina = await app().as('rina', 'sagara');
  const { businessKey } = await payments(app(), rina).payable({ amount: '777000' });
  await payments(app(), rina).start(businessKey, { method: 'ovo', bank: undefined, phone: '081298765432' });
  await app().drainJobs();
  const screen = await mount({ as: 'Owner', at: '/simulator/bank' });
  const message = await screen.findAllByText(/^OVO tidak dibayar ke nomor/);
  for (const box of message.map((one) => one.closest('section')))
    expect(box && within(box).queryByRole('button', { name: 'Bayar' })).toBeNull();
});
