import { idBilling } from './billing/billing.ts';
import { ntpn } from './billing/ntpn.ts';
import { allSlips } from './bupot/slips.ts';
import { fakturDokumenKeluaran } from './faktur/dokumen-keluaran.ts';
import { fakturDokumenMasukan } from './faktur/dokumen-masukan.ts';
import { fakturKeluaran } from './faktur/keluaran.ts';
import { fakturMasukan } from './faktur/masukan.ts';
import { returDokumenKeluaran, returDokumenMasukan } from './faktur/retur-dokumen-sides.ts';
import { fakturReturKeluaran } from './faktur/retur-keluaran.ts';
import { fakturReturMasukan } from './faktur/retur-masukan.ts';
import type { Permission } from './permissions.ts';
import { monthlyReturn, vatReturn } from './spt/monthly-return.ts';

/** Every document there is: what jobs, history, news and letters must know of each is read from here. */
export const documents = [
  fakturKeluaran,
  fakturMasukan,
  fakturReturMasukan,
  fakturReturKeluaran,
  fakturDokumenKeluaran,
  fakturDokumenMasukan,
  returDokumenKeluaran.document,
  returDokumenMasukan.document,
  allSlips,
  idBilling,
  ntpn,
  monthlyReturn,
  vatReturn,
] as const;

/** What the history, jobs and the search call one. */
export type DocumentName = (typeof documents)[number]['name'];

/** Kinds of events that name documents. */
export type LiveKind = (typeof documents)[number]['live'];

/** Keys, any of which lets a person hear of such events: they have a screen that shows these documents or what is reckoned from them. */
export const hearersOf = (kind: LiveKind): readonly Permission[] =>
  documents.flatMap(({ live, access, heardBy = [] }) => (live === kind ? [access.view, ...heardBy] : []));
