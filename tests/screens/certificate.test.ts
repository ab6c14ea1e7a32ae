// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { certificates, companies as companyRows } from '../../db/tables.ts';
import { aCertificate, PASSPHRASE } from '../../fixtures/builders/a-certificate.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const PAGE = '/main/setting/account/certificate';
const { id, npwp, flags } = companies.sagara;
const p12 = (bytes: Uint8Array) => new File([bytes as BlobPart], 'sagara.p12', { type: 'application/x-pkcs12' });

const withoutOne = () =>
  app().plant(async (tx) => {
    await tx.db.delete(certificates).where(eq(certificates.companyId, id));
    await tx.db
      .update(companyRows)
      .set({ flags: { ...flags, hasUploadCertificate: false } })
      .where(eq(companyRows.id, id));
  });

it('takes the first certificate of a company, and the menu has its entry from then on', async () => {
  await withoutOne();
  const screen = await mount({ as: 'Owner', at: PAGE });
  expect(screen.queryByRole('link', { name: 'Sertifikat elektronik' })).toBeNull();
  await screen.press('Simpan sertifikat');
  await screen.findByText('Pilih file sertifikat');
  const passphrase = screen.getByLabelText<HTMLInputElement>('Passphrase');
  await screen.user.upload(
    screen.getByTestId('certificate-file'),
    p12(aCertificate({ subject: { CN: 'PT Sagara', serialNumber: npwp } })),
  );
  await screen.write(passphrase, 'salah');
  await screen.press('Simpan sertifikat');
  await waitFor(() => expect(screen.faultOf(passphrase)).toBe('Passphrase salah'));
  await screen.write(passphrase, PASSPHRASE);
  await screen.press('Simpan sertifikat');
  await screen.isNoted('Sertifikat elektronik diperbarui');
  await screen.findByRole('heading', { name: 'PT Sagara' });
  expect(passphrase.value).toBe('');
  await screen.findAllByRole('link', { name: 'Sertifikat elektronik' });
});

it('is read-only without the permission to replace it', async () => {
  const screen = await mount({ as: 'Creator', at: PAGE });
  expect(screen.queryByRole('button', { name: 'Simpan sertifikat' })).toBeNull();
});
