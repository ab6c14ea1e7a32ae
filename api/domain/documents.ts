import { idBilling } from './billing/billing.ts';
import { ntpn } from './billing/ntpn.ts';
import { receivedSlip } from './bupot/received/received.ts';
import { allSlips } from './bupot/slips.ts';
import { archive } from './efiling/archive.ts';
import { filingFile } from './efiling/filing.ts';
import { report } from './efiling/report.ts';
import { fakturClassic } from './faktur/classic-keluaran.ts';
import { fakturDokumenKeluaran } from './faktur/dokumen-keluaran.ts';
import { fakturDokumenMasukan } from './faktur/dokumen-masukan.ts';
import { fakturKeluaran } from './faktur/keluaran.ts';
import { fakturMasukan } from './faktur/masukan.ts';
import { returDokumen } from './faktur/retur-dokumen.ts';
import { fakturReturKeluaran } from './faktur/retur-keluaran.ts';
import { fakturReturMasukan } from './faktur/retur-masukan.ts';
import type { Permission } from './permissions.ts';
import { monthlyReturn, vatReturn } from './spt/monthly-return.ts';
import { annualReturn } from './spt-badan/annual-return.ts';

/** All document types; jobs, history, live events and letters are derived from this list. */
export const documents = [
  fakturKeluaran,
  fakturMasukan,
  fakturReturMasukan,
  fakturReturKeluaran,
  fakturDokumenKeluaran,
  fakturDokumenMasukan,
  returDokumen.out.document,
  returDokumen.in.document,
  fakturClassic,
  allSlips,
  receivedSlip,
  idBilling,
  ntpn,
  monthlyReturn,
  vatReturn,
  report,
  annualReturn,
  filingFile,
  archive,
] as const;

export type DocumentName = (typeof documents)[number]['name'];

export type LiveKind = (typeof documents)[number]['live'];

/** Any one is sufficient: their screens show these documents or derived amounts. */
export const hearersOf = (kind: LiveKind): readonly Permission[] =>
  documents.flatMap(({ live, access, eventsFor = [] }) => (live === kind ? [access.view, ...eventsFor] : []));
