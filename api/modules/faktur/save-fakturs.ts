import { keluaranRules } from './compose-faktur.ts';
import { refuseReservedDocument } from './inquire-item.ts';
import { invoiceSaves } from './invoice-saves.ts';
import { keluaranFamily } from './keluaran-family.ts';

export const {
  composed,
  releaseOriginal,
  saves: fakturSaves,
  substitute: substituteFaktur,
} = invoiceSaves({ family: keluaranFamily, rules: keluaranRules, held: refuseReservedDocument });
