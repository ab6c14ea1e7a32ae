import { fromCompany, fromSender, withLink } from '../definition/letter.ts';

const of = {
  payerName: 'mail.sample.payerName',
  ...fromCompany,
  code: '01234 56789 01234',
  taxName: 'mail.sample.taxName',
  period: '10/2025',
  amount: 'Rp 12.500.000,00',
};

/** A slip while the code is to be paid, the state's receipt afterwards. */
export const billingProducts = {
  ssp: { ...of, expiresAt: '29/10/2025 09.00 WIB', ...withLink, ...fromSender },
  bpn: { ...of, ntpn: 'A1B2C3D4E5F6G7H8', paidAt: '20/10/2025 10.30 WIB', ...fromSender },
};
