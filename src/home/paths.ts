import { sptBills, sptPlaces } from '#domain/spt/place.ts';
import type { ReturnType } from '#domain/spt/record.ts';

export const places = {
  home: '/main/home',
  companies: '/main/home/companies',
  dates: '/main/home/calendar',
  billings: '/main/ebilling/id_billing',
  billing: (id: string) => `/main/ebilling/id_billing#${id}`,
  mend: (id: string) => `/main/ebilling/create?dari=${id}`,
  confirm: (id: string) => `/main/ebilling/confirm?billing=${id}`,
  payment: (id: string) => `/main/ebilling/payment/${id}`,
  pay: (businessKey: string) => `/main/ebilling/pay/${businessKey}`,
  newBilling: '/main/ebilling/create',
  invoices: '/main/efaktur-v2/out',
  invoice: (id: string) => `/main/efaktur-v2/out/${id}/detail`,
  newInvoice: '/main/efaktur-v2/out/create',
  newSlip: '/main/ebupot-v2/unifikasi/domestic/create',
  returns: sptPlaces.UNIFIKASI,
  vatReturns: sptPlaces.PPN,
  annualReturns: '/main/efiling/spt_1771',
  oneReturn: ({ type, id }: { readonly type: ReturnType; readonly id: string }) => `${sptPlaces[type]}/detail/${id}`,
  bills: sptBills,
  quota: '/main/setting/account/upload-quota',
} as const;
