import { idBilling } from '#domain/billing/billing.ts';
import { prepareBillings } from './billings.ts';
import { listFigures, shownColumns } from './list-figures.ts';

await listFigures({
  name: 'ID Billing list',
  prepare: prepareBillings,
  route: '/main/api/ebilling',
  filter: { status: 'PAID' },
  sort: ['createdAt', 'DESC'],
  columns: shownColumns(idBilling),
  page: `select id, version, code, kap, kjs, tax_name, period_from, period_to, payer_npwp, description, amount, expires_at, status, updated_at
    from billing where company_id = 'company000' and status = 'PAID' order by created_at desc, id desc limit 25`,
  sums: `select status, count(*), cast(sum(amount) as text) from billing where company_id = 'company000' and amount >= ? group by status`,
});
