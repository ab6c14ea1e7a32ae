import { percent, type Sen, sen, share, times } from '#domain/definition/money.ts';
import { isOverprecise } from '#domain/faktur/round-quantity.ts';
import type { Good } from '../../document.ts';

type GoodFinding = { code: string; message: string; field: keyof Good };

/** A stage shares out its amounts over the lines and the pelunasan takes the leftovers: a line may be off by less than a rupiah. */
const near = (a: Sen, b: Sen, exact: boolean): boolean => Math.abs(a - b) <= (exact ? 0 : 100);

/**
 * A line worked out again, to the sen: DPP = price x quantity - discount, VAT = rate x other base, STLG = its rate x other base
 * (Faktur PK v1.6.1). `whole`: the line is invoiced at once; a stage takes a part of its DPP.
 * Throws RangeError on amounts out of range.
 */
export const goodFinding = (good: Good, code: string, whole: boolean): GoodFinding | null => {
  if (isOverprecise({ quantity: good.Qty }))
    return { code: 'QUANTITY_DECIMALS', message: 'Jumlah paling banyak dua angka desimal.', field: 'Qty' };
  const [discount, base, other] = [sen(good.TotalDiscount), sen(good.TaxBase), sen(good.OtherTaxBase)];
  const full = times(good.Price, good.Qty) - discount;
  if (discount < 0 || full < 0 || base < 0 || (whole ? base !== full : base > full))
    return { code: 'TAX_BASE_MISMATCH', message: `DPP ${good.TaxBase} tidak sesuai.`, field: 'TaxBase' };
  // 01 is the price in full; 04 is by name another value than the price.
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
