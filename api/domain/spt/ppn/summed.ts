import { rupiah, sen, wholeRupiah } from '../../definition/money.ts';
import type { FakturRow } from '../../faktur/record.ts';
import type { Summed } from '../document-sum.ts';
import type { Column } from './lists.ts';
import type { VatPlace } from './place.ts';

type Amounts = Pick<FakturRow<string>, 'code' | 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm'>;

/** Each amount in whole rupiah, half up (PER-11/PJ/2025 art. 129); returned goods are subtracted. */
export const summedFaktur = ({ code, dpp, otherDpp, ppn, ppnbm }: Amounts, { list, sign }: VatPlace): Summed => {
  const whole = (amount: string): string => rupiah(sign * wholeRupiah(sen(amount)));
  const amounts: Record<Column, string> = {
    HARGA: whole(dpp),
    LAIN: whole(otherDpp),
    PPN: whole(ppn),
    PPNBM: whole(ppnbm),
  };
  return { kind: list, row: code, group: null, amounts };
};
