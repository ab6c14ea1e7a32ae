import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import { prepareInvoices } from './invoices.ts';
import { listFigures, shownColumns } from './list-figures.ts';

await listFigures({
  name: 'list',
  prepare: prepareInvoices,
  route: '/main/api/efaktur/out/ctas',
  filter: { status: 'APPROVED' },
  sort: ['date', 'DESC'],
  columns: shownColumns(fakturKeluaran),
  page: `select id, version, number, date, counterparty_name, counterparty_npwp, counterparty_document_number, code, dpp, other_dpp, ppn,
      status, kind, replaces
    from faktur where company_id = 'company000' and type = 'OUT' and status = 'APPROVED' order by date desc, id desc limit 25`,
  sums: `select status, count(*), cast(sum(dpp) as text), cast(sum(other_dpp) as text), cast(sum(ppn) as text), cast(sum(ppnbm) as text)
    from faktur where company_id = 'company000' and type = 'OUT' and dpp >= ? group by status`,
});
