import { idBilling, ntpn } from '../billing/index.ts';
import { slips } from '../bupot/index.ts';
import { receivedSlips } from '../bupot/received/index.ts';
import { counterparties } from '../counterparties/index.ts';
import { archivedPapers, reports, returnFiles } from '../efiling/index.ts';
import { fakturClassic } from '../faktur/classic/index.ts';
import { dokumens } from '../faktur/dokumen/index.ts';
import { fakturKeluaran } from '../faktur/index.ts';
import { fakturMasukan } from '../faktur/masukan/index.ts';
import { returs } from '../faktur/retur/index.ts';
import { returDokumens } from '../faktur/retur-dokumen/index.ts';
import { creditRules } from '../faktur/rules/index.ts';
import { ownDates } from '../home/index.ts';
import { importResource } from '../imports/index.ts';
import { refusedDocuments } from '../refused/index.ts';
import { companies, letterTemplates, signees, users } from '../settings/index.ts';
import { ownRoles } from '../settings/roles/index.ts';
import { incomeReturnPages, vatReturns } from '../spt/index.ts';
import type { DocumentResource } from '../ui/resource/document-resource.ts';
import { screen } from '../ui/resource/page.ts';

export const resources: readonly DocumentResource[] = [
  ...fakturKeluaran,
  creditRules,
  ...fakturMasukan,
  ...returs,
  ...dokumens,
  ...returDokumens,
  fakturClassic,
  importResource(
    {
      name: 'efaktur/import',
      path: '/main/efaktur-v2/import',
      words: 'faktur-keluaran',
      guards: ['efakturCoretax'],
      layouts: { create: 'EfakturForm', show: 'EfakturDetail' },
      show: 'detail/{id}',
    },
    () => import('./faktur-import.tsx'),
  ),
  idBilling,
  ntpn,
  importResource(
    { name: 'ebilling/import', path: '/main/ebilling/import', words: 'billing', title: 'shell.nav.billing_import' },
    () => import('./billing-import.tsx'),
  ),
  ...slips,
  receivedSlips,
  // The specification has it under the address from before Coretax.
  importResource(
    {
      name: 'ebupot/import',
      path: '/main/ebupot/unifikasi/import',
      words: 'bupot',
      guards: ['ebupotCoretax'],
      layouts: { list: 'EbupotList' },
    },
    () => import('./bupot-import.tsx'),
  ),
  ...incomeReturnPages(screen(() => import('./spt-list.tsx'), 'SptList')),
  vatReturns,
  reports,
  returnFiles,
  archivedPapers,
  refusedDocuments,
  counterparties,
  letterTemplates,
  signees,
  users,
  companies,
  ownRoles,
  ownDates,
];
