import type { IconName } from '../../ui/layout/Icon.tsx';

export const vaChannels = ['mobile', 'internet', 'atm', 'teller'] as const;
export const counterChannels = ['teller', 'atm', 'post'] as const;
export type Channel = (typeof vaChannels)[number] | (typeof counterChannels)[number];

export const channelIcons: Readonly<Record<Channel, IconName>> = {
  mobile: 'phone',
  internet: 'globe',
  atm: 'card',
  teller: 'bank',
  post: 'mail',
};

/** Where to start at a bank, and its menu path as the bank writes it; no menu if no source names one. */
type Way = { readonly at: string; readonly menu?: readonly string[] };
type BankGuide = { readonly mobile: Way; readonly internet: Way; readonly atm: Way };

/**
 * The banks' own names of their apps and menus, the same in every language. Read in November 2026: bankmandiri.co.id
 * (Livin'), danamon.co.id (D-Bank PRO), Xendit's instructions (BNI, BSI), billers' guides (BCA, BRI, Mandiri, Permata).
 */
const guides: Readonly<Record<string, BankGuide>> = {
  BCA: {
    mobile: { at: 'BCA mobile', menu: ['m-BCA', 'm-Transfer', 'BCA Virtual Account'] },
    internet: { at: 'KlikBCA', menu: ['Transfer Dana', 'Transfer ke BCA Virtual Account'] },
    atm: { at: 'ATM BCA', menu: ['Transaksi Lainnya', 'Transfer', 'Ke Rek BCA Virtual Account'] },
  },
  MANDIRI: {
    mobile: { at: "Livin' by Mandiri", menu: ['Bayar/VA'] },
    internet: { at: 'internet banking Mandiri' },
    atm: { at: 'ATM Mandiri', menu: ['Bayar/Beli', 'Lainnya', 'Multipayment'] },
  },
  BRI: {
    mobile: { at: 'BRImo', menu: ['BRIVA'] },
    internet: { at: 'Internet Banking BRI', menu: ['Pembayaran', 'BRIVA'] },
    atm: { at: 'ATM BRI', menu: ['Transaksi Lain', 'Pembayaran', 'Lainnya', 'BRIVA'] },
  },
  BNI: {
    mobile: { at: 'BNI Mobile Banking', menu: ['Transfer', 'Virtual Account Billing'] },
    internet: { at: 'BNI Internet Banking', menu: ['Transfer', 'Virtual Account Billing'] },
    atm: { at: 'ATM BNI', menu: ['Menu Lainnya', 'Transfer', 'Virtual Account Billing'] },
  },
  PERMATA: {
    mobile: { at: 'PermataMobile X', menu: ['Bayar Tagihan', 'Virtual Account'] },
    internet: { at: 'PermataNet', menu: ['Pembayaran Tagihan', 'Virtual Account'] },
    atm: { at: 'ATM Permata', menu: ['Transaksi Lainnya', 'Pembayaran', 'Pembayaran Lainnya', 'Virtual Account'] },
  },
  CIMB: {
    mobile: { at: 'OCTO Mobile' },
    internet: { at: 'OCTO Clicks' },
    atm: { at: 'ATM CIMB Niaga' },
  },
  DANAMON: {
    mobile: { at: 'D-Bank PRO' },
    internet: { at: 'D-Bank PRO (dbank.co.id)' },
    atm: { at: 'ATM Danamon' },
  },
  BSI: {
    mobile: { at: 'BYOND by BSI', menu: ['Bayar & Beli'] },
    internet: { at: 'BSI Net', menu: ['Pembayaran', 'Institusi'] },
    atm: { at: 'ATM BSI', menu: ['Pembayaran/Pembelian', 'Institusi'] },
  },
};

export type GuideStep = {
  readonly key: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly note?: boolean;
};

const path = (menu: readonly string[]): string => menu.map((part) => `**${part}**`).join(' › ');

export const vaGuide = (bank: string, name: string, channel: Channel): readonly GuideStep[] => {
  if (channel === 'teller' || channel === 'post')
    return [
      { key: 'va_teller_go', values: { bank: name } },
      { key: 'va_teller_number' },
      { key: 'va_amount', note: true },
      { key: 'va_teller_proof', note: true },
    ];
  const { at, menu }: Way = guides[bank]?.[channel] ?? { at: name };
  const verb = menu ? 'open' : 'find';
  return [
    {
      key: channel === 'atm' ? `va_atm_${verb}` : `va_${verb}`,
      values: { at, menu: path(menu ?? []) },
      ...(menu ? { note: true } : {}),
    },
    { key: channel === 'atm' ? 'va_type' : 'va_paste', note: true },
    { key: 'va_amount', note: true },
    { key: 'va_pin', note: true },
  ];
};

export const counterGuide = (channel: Channel): readonly GuideStep[] =>
  channel === 'atm'
    ? [
        { key: 'code_atm_open', note: true },
        { key: 'code_type', note: true },
        { key: 'code_amount', note: true },
        { key: 'code_proof', note: true },
      ]
    : [
        { key: channel === 'post' ? 'code_post_go' : 'code_teller_go' },
        { key: 'code_show', note: true },
        { key: 'code_amount', note: true },
        { key: 'code_proof', note: true },
      ];
