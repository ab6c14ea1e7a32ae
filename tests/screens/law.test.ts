// @vitest-environment browser
import { it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();

it('a file of holidays is compared before it is applied', async () => {
  const screen = await mount({ as: 'wira', at: '/admin/law/holiday' });
  await screen.press('Lainnya');
  await screen.user.click(await screen.findByRole('menuitem', { name: 'Impor dari file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Impor dari file' });
  const lines = ['validFrom;kind;name;source', '01/01/2027;national;Tahun Baru 2027;SKB 1/2026'];
  await screen.user.upload(await screen.findByTestId('law-file'), new File([lines.join('\r\n')], 'libur.csv'));
  await screen.press('Bandingkan', dialog);
  await screen.findByText('1 baris baru, 0 berubah, 0 sama');
  await screen.write(screen.getByLabelText('Alasan perubahan'), 'SKB tahun 2027');
  await screen.press('Terapkan', dialog);
  await screen.isNoted('1 baris disimpan');
  await screen.findByText('Tahun Baru 2027');
});
