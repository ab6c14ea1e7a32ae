import { isDay } from '#domain/definition/day.ts';
import { percent, type Sen, sen, share, times } from '#domain/definition/money.ts';
import { needsPaper } from '#domain/faktur/add-info.ts';
import { isLate, uploadDeadline } from '#domain/faktur/check-document.ts';
import { needsFacility, transactionCode } from '#domain/faktur/codes.ts';
import { isOverprecise } from '#domain/faktur/round-quantity.ts';
import { isGoodsCode, units } from '#domain/faktur/units.ts';
import { isCountry } from '#domain/rules/identity/abroad.ts';
import { isNitku, NO_NITKU } from '#domain/rules/identity/nitku.ts';
import { isNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { FakturDocument, Good } from '../../document.ts';
import type { OfficeFinding } from '../../simulator/document/family.ts';

type GoodFinding = { code: string; message: string; field: keyof Good };

/** A stage divides its amounts over the lines, so a line may differ by less than a rupiah. */
const near = (a: Sen, b: Sen, exact: boolean): boolean => Math.abs(a - b) <= (exact ? 0 : 100);

/**
 * To the sen: DPP = price x quantity - discount, VAT = rate x other base, STLG = its rate x other base (Faktur PK
 * v1.6.1). `whole`: the line is invoiced at once; a stage takes a part of its DPP. Throws RangeError on amounts out of
 * range.
 */
const goodFinding = (good: Good, code: string, whole: boolean): GoodFinding | null => {
  if (isOverprecise({ quantity: good.Qty }))
    return { code: 'QUANTITY_DECIMALS', message: 'Jumlah paling banyak dua angka desimal.', field: 'Qty' };
  const [discount, base, other] = [sen(good.TotalDiscount), sen(good.TaxBase), sen(good.OtherTaxBase)];
  const full = times(good.Price, good.Qty) - discount;
  if (discount < 0 || full < 0 || base < 0 || (whole ? base !== full : base > full))
    return { code: 'TAX_BASE_MISMATCH', message: `DPP ${good.TaxBase} tidak sesuai.`, field: 'TaxBase' };
  // With code 01 the base is the full price; with 04, by definition, another value than the price.
  if (other < 0 || (code === '01' && !near(other, base, whole)) || (code === '04' && other === base && base > 5))
    return { code: 'OTHER_TAX_BASE_MISMATCH', message: 'DPP nilai lain tidak sesuai.', field: 'OtherTaxBase' };
  if (good.VATRate !== '12')
    return { code: 'VAT_RATE_NOT_ALLOWED', message: `Tarif ${good.VATRate} tidak diterima.`, field: 'VATRate' };
  if (!near(sen(good.VAT), share(other, percent(good.VATRate), 'nearest'), whole))
    return { code: 'VAT_MISMATCH', message: `PPN ${good.VAT} tidak sesuai.`, field: 'VAT' };
  if (!near(sen(good.STLG), share(other, percent(good.STLGRate), 'nearest'), whole))
    return { code: 'STLG_MISMATCH', message: `PPnBM ${good.STLG} tidak sesuai.`, field: 'STLG' };
  return null;
};

type Check = (document: FakturDocument, today: string) => OfficeFinding | null;

const finding = (code: string, message: string, field: string): OfficeFinding => ({ code, message, field });

const seller: Check = ({ tin, invoice: { SellerIDTKU } }) => {
  if (!isNitku(SellerIDTKU)) return finding('SELLER_TKU_INVALID', 'ID TKU penjual tidak sah.', 'SellerIDTKU');
  if (!SellerIDTKU.startsWith(tin))
    return finding('SENDER_MISMATCH', 'ID TKU penjual bukan milik pengirim.', 'SellerIDTKU');
  return null;
};

const date: Check = ({ invoice: { TaxInvoiceDate: day } }, today) => {
  if (!isDay(day) || day > today)
    return finding('DATE_IN_FUTURE', 'Tanggal faktur tidak sah atau belum tiba.', 'TaxInvoiceDate');
  if (day < '2025-01-01') return finding('DATE_BEFORE_CORETAX', 'Tanggal faktur sebelum 2025-01-01.', 'TaxInvoiceDate');
  if (isLate(uploadDeadline(day), today))
    return finding('UPLOAD_DEADLINE_PASSED', `Batas upload ${uploadDeadline(day)} sudah lewat.`, 'TaxInvoiceDate');
  return null;
};

const facility: Check = ({ invoice: { TrxCode, AddInfo, FacilityStamp, CustomDoc } }) => {
  if (!transactionCode(TrxCode))
    return finding('TRX_CODE_UNKNOWN', `Kode transaksi ${TrxCode} tidak dikenal.`, 'TrxCode');
  if (!needsFacility(TrxCode))
    return AddInfo || FacilityStamp
      ? finding('FACILITY_NOT_ALLOWED', 'Keterangan tambahan hanya untuk kode 07 dan 08.', 'AddInfo')
      : null;
  if (!AddInfo || !FacilityStamp)
    return finding(
      'FACILITY_REQUIRED',
      'Keterangan tambahan dan cap fasilitas wajib.',
      AddInfo ? 'FacilityStamp' : 'AddInfo',
    );
  const [info, stamp] = [/^TD\.005(\d\d)$/.exec(AddInfo), /^TD\.011(\d\d)$/.exec(FacilityStamp)];
  if (!info || !stamp || info[1] !== stamp[1])
    return finding('FACILITY_PAIR_MISMATCH', `${AddInfo} tidak sepasang dengan ${FacilityStamp}.`, 'FacilityStamp');
  return needsPaper(TrxCode, AddInfo) && !CustomDoc
    ? finding('SUPPORT_NOT_FOUND', '..SPPB Not Found..', 'CustomDoc')
    : null;
};

const buyer: Check = ({ tin, invoice: b }) => {
  if (!b.BuyerName) return finding('BUYER_NAME_MISSING', 'Nama pembeli kosong.', 'BuyerName');
  if (!isCountry(b.BuyerCountry)) return finding('BUYER_COUNTRY_UNKNOWN', 'Negara tidak dikenal.', 'BuyerCountry');
  if (b.BuyerDocument !== 'TIN') {
    const named = ['National ID', 'Passport', 'Other ID'].includes(b.BuyerDocument);
    if (
      !named ||
      !b.BuyerDocumentNumber ||
      (b.BuyerDocument === 'National ID' && !/^\d{16}$/.test(b.BuyerDocumentNumber))
    )
      return finding('BUYER_DOCUMENT_INVALID', 'Nomor dokumen pembeli tidak sah.', 'BuyerDocumentNumber');
    if (b.BuyerTin !== NO_NPWP) return finding('BUYER_TIN_INVALID', 'BuyerTin harus enam belas nol.', 'BuyerTin');
    return b.BuyerIDTKU === NO_NITKU
      ? null
      : finding('BUYER_TKU_INVALID', 'ID TKU pembeli tanpa NPWP harus 000000.', 'BuyerIDTKU');
  }
  if (!isNpwp16(b.BuyerTin) || b.BuyerTin === NO_NPWP)
    return finding('BUYER_TIN_INVALID', 'NPWP pembeli tidak sah.', 'BuyerTin');
  if (b.BuyerTin === tin) return finding('BUYER_IS_SELLER', 'Pembeli sama dengan penjual.', 'BuyerTin');
  if (!isNitku(b.BuyerIDTKU) || !b.BuyerIDTKU.startsWith(b.BuyerTin))
    return finding('BUYER_TKU_INVALID', 'ID TKU pembeli tidak sah.', 'BuyerIDTKU');
  // A branch closed in the simulated register, the most common rejection in practice; works with any buyer.
  return b.BuyerIDTKU.endsWith('000009')
    ? finding('BUYER_TKU_NOT_FOUND', `ID TKU pembeli ${b.BuyerIDTKU} tidak ditemukan.`, 'BuyerIDTKU')
    : null;
};

const goods: Check = ({ invoice, payment, goods: list }) => {
  if (list.length === 0) return finding('GOODS_NAME_MISSING', 'Faktur tanpa barang atau jasa.', 'goods.0.Name');
  for (const [at, good] of list.entries()) {
    const found = !good.Name
      ? { code: 'GOODS_NAME_MISSING', message: 'Nama barang kosong.', field: 'Name' }
      : !(good.Unit in units)
        ? { code: 'UNIT_UNKNOWN', message: `Satuan ${good.Unit} tidak dikenal.`, field: 'Unit' }
        : !isGoodsCode(good.Code)
          ? { code: 'GOODS_CODE_INVALID', message: `Kode ${good.Code} tidak sah.`, field: 'Code' }
          : goodFinding(good, invoice.TrxCode, payment.term === 'EMPTY');
    if (found) return finding(found.code, `Baris ${at + 1}: ${found.message}`, `goods.${at}.${found.field}`);
  }
  return null;
};

const checks: readonly Check[] = [seller, date, facility, buyer, goods];

export const checkDocument: Check = (document, today) => {
  for (const check of checks) {
    const found = check(document, today);
    if (found) return found;
  }
  return null;
};
