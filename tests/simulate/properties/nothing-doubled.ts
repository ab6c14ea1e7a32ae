import type { Property } from '../property.ts';
import { OURS, type World } from '../world.ts';

/** The length of the product's ids; the key of a request begins with its document's id. */
const ID = 26;

type Counted = { what: string; n: number };

/** Each query returns duplicates, with their number. */
const questions: Readonly<Record<string, string>> = {
  'documents at the office of one of ours': `select substr(key, 1, ${ID}) as what, count(*) as n from office_documents where tin = '${OURS.npwp}'
    and substr(key, ${ID + 1}, 1) = '.' and state in ('APPROVED', 'WAITING_AMEND', 'WAITING_CANCEL', 'WAITING_SELLER', 'AMENDED') group by 1 having count(*) > 1`,
  'numbers of an invoice': `select number as what, count(*) as n from faktur where company_id = '${OURS.id}' and number is not null
    group by type, number having count(*) > 1`,
  'numbers of a slip in force': `select number as what, count(*) as n from bupot where company_id = '${OURS.id}'
    and status in ('APPROVED', 'NORMAL_REVISION') group by number having count(*) > 1`,
  'codes of one request': `select substr(key, 1, ${ID}) as what, count(*) as n from office_billings where tin = '${OURS.npwp}'
    and state <> 'NOT_ARRIVED' group by 1 having count(*) > 1`,
  'receipts of one code': `select billing_id as what, count(*) as n from ntpn where company_id = '${OURS.id}'
    and status = 'COMPLETED' group by 1 having count(*) > 1`,
  'payments settled for one code': `select json_extract(entry, '$.billingId') as what, count(distinct payment_id) as n from payment_entries
    where company_id = '${OURS.id}' and kind = 'ntpn-received' group by 1 having count(distinct payment_id) > 1`,
  'returns of one masa with the office': `select type || ' ' || period as what, count(*) as n from spt where company_id = '${OURS.id}'
    and status in ('FILING', 'WAITING_PAYMENT') group by 1 having count(*) > 1`,
  'letters to one buyer that were written down less often': `select m.recipient || ': ' || m.subject as what, count(*) as n from simulated_messages m
    where m.company_id = '${OURS.id}' and exists (select 1 from deliveries d where d.recipient = m.recipient and d.subject = m.subject)
    group by m.recipient, m.subject having count(*) > (select count(*) from deliveries d where d.company_id = '${OURS.id}'
      and d.recipient = m.recipient and d.subject = m.subject)`,
};

export const nothingDoubled: Property = {
  name: 'nothing doubled',
  broken: async ({ rows }: World) => {
    const found: string[] = [];
    for (const [name, sql] of Object.entries(questions))
      for (const { what, n } of await rows<Counted>(sql)) found.push(`${n} ${name}: ${what}`);
    return found;
  },
};
