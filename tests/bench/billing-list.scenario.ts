import { prepareBillings } from './billings.ts';
import { listFigures } from './list-figures.ts';

await listFigures({
  name: 'ID Billing list',
  prepare: prepareBillings,
  route: '/main/api/ebilling',
  filter: { status: 'PAID' },
  sort: ['createdAt', 'DESC'],
  page: `select * from billing where company_id = 'company000' and status = 'PAID' order by created_at desc, id desc limit 25`,
  sums: `select status, count(*), cast(sum(amount) as text) from billing where company_id = 'company000' and amount >= ? group by status`,
});
