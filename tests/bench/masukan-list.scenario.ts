import { fakturMasukan } from '#domain/faktur/masukan.ts';
import { prepareInvoices } from './invoices.ts';
import { listFigures, shownColumns } from './list-figures.ts';

await listFigures({
  name: 'list of incoming invoices',
  prepare: (dataDir, count, companies) => prepareInvoices(dataDir, count, companies, 'IN'),
  route: '/main/api/efaktur/in/ctas',
  filter: { status: 'CREDITED' },
  sort: ['period', 'ASC'],
  columns: shownColumns(fakturMasukan),
  page: `select id, version, number, date, period, counterparty_name, counterparty_npwp, dpp, other_dpp, ppn, status, credit_period, kind, code
    from faktur where company_id = 'company000' and type = 'IN' and status = 'CREDITED' order by period, date, id limit 25`,
  sums: `select status, count(*), cast(sum(dpp) as text), cast(sum(other_dpp) as text), cast(sum(ppn) as text), cast(sum(ppnbm) as text)
    from faktur where company_id = 'company000' and type = 'IN' and dpp >= ? group by status`,
});
