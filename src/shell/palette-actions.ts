import type { Session } from '../client/session.ts';
import type { IconName } from '../ui/layout/Icon.tsx';

type Asking = Pick<Session, 'permissions' | 'setting'>;
type Action = {
  readonly key: string;
  readonly path: string;
  readonly icon: IconName;
  readonly when?: (session: Asking) => boolean;
};

/** The menu shows the certificate only once there is one. */
const lacksCertificate = ({ permissions, setting }: Asking): boolean =>
  !setting.hasUploadCertificate && permissions.has('SETTING_ECERT_CREATE');

export const paletteActions: readonly Action[] = [
  { key: 'make_invoice', path: '/main/efaktur-v2/out/create', icon: 'plus' },
  { key: 'import_invoices', path: '/main/efaktur-v2/import/form', icon: 'upload' },
  { key: 'make_slip', path: '/main/ebupot-v2/unifikasi/domestic/create', icon: 'plus' },
  { key: 'import_slips', path: '/main/ebupot/unifikasi/import/form', icon: 'upload' },
  { key: 'make_payroll', path: '/main/ebupot-v2/unifikasi/domestic/create/A0', icon: 'plus' },
  { key: 'import_payroll', path: '/main/ebupot/unifikasi/import/form', icon: 'upload' },
  { key: 'make_retur', path: '/main/efaktur-v2/in/return', icon: 'plus' },
  { key: 'make_pib', path: '/main/efaktur-v2/document/in/create', icon: 'plus' },
  { key: 'pay_umkm', path: '/main/ebilling/create?kode=411128-420', icon: 'card' },
  { key: 'make_code', path: '/main/ebilling/create', icon: 'plus' },
  { key: 'import_codes', path: '/main/ebilling/import/form', icon: 'upload' },
  { key: 'first_certificate', path: '/main/setting/account/certificate', icon: 'shield', when: lacksCertificate },
];

export const saysAll = (offered: string, typed: string): boolean => {
  const words = offered.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
};
