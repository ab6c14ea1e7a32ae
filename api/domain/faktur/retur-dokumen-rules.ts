import { rupiah, sen } from '../definition/money.ts';
import type { DokumenRow } from './dokumen.ts';
import type { ReturDokumenInput } from './retur-dokumen.ts';
import { checkReturDokumen } from './retur-dokumen-check.ts';
import { amountsOfFile, documentOfFile, type FileReturDokumen } from './retur-dokumen-file.ts';
import { beyondDokumenLeft, type DokumenAmounts, isDokumenSpent, leftOfDokumen } from './retur-dokumen-left.ts';
import { type ReturnableType, whyDokumenNotBack } from './retur-dokumen-origin.ts';
import type { ReturnFile, ReturnRules } from './return-rules.ts';

/** How a return of another document is held against it: by its amounts, for it has no lines. */
export const returDokumenRules: ReturnRules<DokumenRow, ReturDokumenInput, DokumenAmounts> = {
  words: 'returDokumen',
  whyNotBack: (origin) => whyDokumenNotBack(origin.type as ReturnableType, origin),
  leftOf: leftOfDokumen,
  leftAfter: (_origin, left, back) => leftOfDokumen(left, [back]),
  isSpent: isDokumenSpent,
  written: ({ number, date, ...input }) => {
    const [dpp, ppn, ppnbm] = [rupiah(sen(input.dpp)), rupiah(sen(input.ppn)), rupiah(sen(input.ppnbm))];
    return {
      ...{ number, date, lines: [], dpp, ppn, ppnbm },
      ...{ gross: dpp, contractDpp: dpp, otherDpp: dpp, discount: rupiah(0) },
    };
  },
  beyond: beyondDokumenLeft,
  check: checkReturDokumen,
};

/** Returns of other documents of a type in a file. */
export const returDokumenFile = (
  of: ReturnableType,
): ReturnFile<FileReturDokumen, DokumenRow, ReturDokumenInput, DokumenAmounts> => ({
  of,
  originNumber: ({ originNumber }) => originNumber,
  originOf: (documents, told) => documentOfFile(of, documents, told),
  inputOf: (told, origin, left) => ({
    ...{ originId: origin.id, number: told.number, date: told.date },
    ...amountsOfFile(told, origin, left),
  }),
});
