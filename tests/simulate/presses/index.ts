import type { World } from '../world.ts';
import { twoAtOnce } from './at-once.ts';
import { askCode, beginPayment, cancelPayment, payAtBank, settleUnmatched } from './billing.ts';
import { cancelSlip, correctSlip, draftSlip, issueSlip } from './bupot.ts';
import { cancelDokumen, draftDokumen, uploadDokumen } from './dokumen.ts';
import { cancelSale, draftSale, mailSale, removeSale, substituteSale, uploadSale } from './faktur.ts';
import { workOnFile } from './files.ts';
import { decidePurchase, pullPurchases, returnPurchase, sendReturn } from './masukan.ts';
import { fromElsewhere, withoutKey } from './not-allowed.ts';
import { buyQuota, payQuota } from './quota.ts';
import { workOnReturn } from './spt.ts';

export type Pressing = { readonly weight: number; readonly press: (world: World) => Promise<void> };

/** The actions of a year, weighted by frequency. */
export const pressings: readonly Pressing[] = [
  { weight: 10, press: draftSale },
  { weight: 12, press: uploadSale },
  { weight: 1, press: removeSale },
  { weight: 2, press: cancelSale },
  { weight: 2, press: substituteSale },
  { weight: 1, press: mailSale },
  { weight: 6, press: draftSlip },
  { weight: 8, press: issueSlip },
  { weight: 2, press: correctSlip },
  { weight: 1, press: cancelSlip },
  { weight: 5, press: askCode },
  { weight: 5, press: beginPayment },
  { weight: 6, press: payAtBank },
  { weight: 1, press: cancelPayment },
  { weight: 1, press: settleUnmatched },
  { weight: 3, press: draftDokumen },
  { weight: 4, press: uploadDokumen },
  { weight: 1, press: cancelDokumen },
  { weight: 14, press: workOnReturn },
  { weight: 2, press: pullPurchases },
  { weight: 6, press: decidePurchase },
  { weight: 2, press: returnPurchase },
  { weight: 2, press: sendReturn },
  { weight: 5, press: workOnFile },
  { weight: 3, press: withoutKey },
  { weight: 2, press: fromElsewhere },
  { weight: 3, press: twoAtOnce },
  { weight: 1, press: buyQuota },
  { weight: 1, press: payQuota },
];
