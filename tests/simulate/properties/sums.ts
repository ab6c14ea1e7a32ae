import { balanceOf } from '#domain/billing/payment/balance.ts';
import type { PaymentEntry } from '#domain/billing/payment/entry.ts';
import { sen } from '#domain/definition/money.ts';
import type { Property } from '../property.ts';
import { OURS, type World } from '../world.ts';

const DAY = 86_400_000;

/** The totals of a VAT document are the sums of its lines. */
const heads = async ({ rows }: World): Promise<string[]> => {
  const off = await rows<{ id: string }>(
    `select f.id from faktur f join (select faktur_id, sum(dpp) as dpp, sum(other_dpp) as other, sum(ppn) as ppn from faktur_line group by 1) l
     on l.faktur_id = f.id where f.company_id = '${OURS.id}' and f.term = 'EMPTY' and (f.dpp <> l.dpp or f.other_dpp <> l.other or f.ppn <> l.ppn)`,
  );
  return off.map(({ id }) => `faktur ${id} is not the sum of its lines`);
};

/** Tax of a slip: base times rate, to the nearest rupiah (PER-11/PJ/2025, art. 129). */
const slips = async ({ rows }: World): Promise<string[]> => {
  const off = await rows<{ id: string; base: number; rate: string; tax: number }>(
    `select id, base, rate, tax from bupot where company_id = '${OURS.id}' and kind = 'BPPU' and (tax % 100 <> 0
     or abs(base * cast(rate as real) / 100 - tax) > 50.001)`,
  );
  return off.map(({ id, base, rate, tax }) => `bupot ${id}: ${rate} % of ${base} sen is not ${tax}`);
};

const slipsOf = { UNIFIKASI: "'BPPU'", PPH21: "'BP21', 'BPMP'" } as const;
const inForce = "('APPROVED', 'NORMAL_REVISION', 'WAITING_FOR_CANCELLATION')";

/** A return that is not stale holds the documents marked with it; all its versions together are their tax. */
const returns = async ({ rows }: World): Promise<string[]> => {
  const found: string[] = [];
  const off = await rows<{ id: string; n: number; document_count: number }>(
    `select s.id, s.document_count, (select count(*) from bupot b where b.return_id = s.id) as n from spt s
     where s.company_id = '${OURS.id}' and s.type in ('UNIFIKASI', 'PPH21') and s.posted_at is not null and s.stale = 0
     and s.status in ('CONCEPT', 'FILING', 'WAITING_PAYMENT', 'FILED') and s.revision = (select max(t.revision) from spt t
       where t.company_id = s.company_id and t.type = s.type and t.period = s.period and t.status <> 'CANCELED')`,
  );
  for (const { id, n, document_count } of off)
    if (n !== document_count) found.push(`return ${id} counts ${document_count} slips and holds ${n}`);
  for (const [type, kinds] of Object.entries(slipsOf)) {
    const requests = await rows<{ period: string; owed: number; tax: number; taken: string | null }>(
      `select s.period, sum(s.payable) - sum(s.overpaid) as owed, (select coalesce(sum(b.tax), 0) from bupot b
         where b.company_id = s.company_id and b.period = s.period and b.kind in (${kinds}) and b.status in ${inForce}) as tax,
         (select json_extract(t.amounts, '$.PPH21."B.I.2"') from spt t where t.company_id = s.company_id and t.type = s.type
         and t.period = s.period and t.status = 'FILED' order by t.revision desc limit 1) as taken
       from spt s where s.company_id = '${OURS.id}' and s.type = '${type}' and s.status = 'FILED' group by s.period
       having sum(s.stale) = 0 and count(*) = (select count(*) from spt t where t.company_id = '${OURS.id}' and t.type = '${type}'
         and t.period = s.period and t.status <> 'CANCELED')`,
    );
    // PPh 21 takes over an overpayment of an earlier masa; the newest version has the amount.
    for (const { period, owed, tax, taken } of requests)
      if (owed + sen(taken ?? '0') !== tax)
        found.push(`the returns ${type} of ${period} ask for ${owed} sen beside ${taken}, its slips are of ${tax}`);
  }
  return found;
};

/** The counters of the quota are the sums of their ledger, and the reserved units are the pending documents. */
const quota = async ({ rows }: World): Promise<string[]> => {
  const off = await rows<{ product: string; used: number; reserved: number; booked: number; held: number }>(
    `select q.product, q.used, q.reserved, sum(e.used) as booked, sum(e.reserved) as held from quotas q join quota_entries e
     on e.company_id = q.company_id and e.product = q.product where q.company_id = '${OURS.id}' group by q.product
     having q.used <> sum(e.used) or q.reserved <> sum(e.reserved) or q.quota <> sum(e.quota)`,
  );
  const found = off.map(({ product, ...input }) => `quota ${product} is not its ledger: ${JSON.stringify(input)}`);
  const way = await rows<{ product: string; reserved: number; n: number }>(
    `select q.product, q.reserved, case q.product when 'efaktur' then (select count(*) from faktur f where f.company_id = q.company_id
       and (f.status in ('IN_PROGRESS', 'SIGNING_IN_PROGRESS') or f.type || ' ' || f.status in ('OUT WAITING_FOR_AMENDMENT', 'RETURN_IN WAITING_FOR_APPROVAL')))
       else (select count(*) from bupot b where b.company_id = q.company_id
       and b.status in ('IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'SIGNING_IN_PROGRESS')) end as n
     from quotas q where q.company_id = '${OURS.id}'`,
  );
  for (const { product, reserved, n } of way)
    if (reserved !== n) found.push(`quota ${product}: ${reserved} units reserved, ${n} documents on their way`);
  return found;
};

type Payment = { id: string; status: string; held: number };

/** A payment is the sum of its ledger, and after a while its ledger equals the bank's. */
const payments = async ({ rows, clock }: World): Promise<string[]> => {
  const found: string[] = [];
  const entries = await rows<{ payment_id: string; entry: string }>(
    `select payment_id, entry from payment_entries where company_id = '${OURS.id}' order by payment_id, seq`,
  );
  const ledgers = new Map<string, PaymentEntry[]>();
  for (const { payment_id: id, entry } of entries)
    ledgers.set(id, [...(ledgers.get(id) ?? []), JSON.parse(entry) as PaymentEntry]);
  const all = await rows<Payment>(`select id, status, held from payments where company_id = '${OURS.id}' order by id`);
  const bank = new Map(
    (
      await rows<{ ref: string; sum: number; last: number }>(
        // Money that arrives a month after its payment began, with a lost callback, is not polled for.
        `select m.ref, sum(case when m.reverses is null then m.amount else -m.amount end) as sum, max(m.at) as last from bank_movements m
         join payments p on p.id = m.ref group by m.ref having max(m.at) < max(p.created_at) + ${30 * DAY}`,
      )
    ).map((one) => [one.ref, one]),
  );
  for (const { id, status, held } of all) {
    const balance = balanceOf(ledgers.get(id) ?? []);
    if (balance.held !== held || balance.status !== status)
      found.push(`payment ${id} is ${status} with ${held} sen, its ledger ${balance.status} with ${balance.held}`);
    const moved = bank.get(id);
    if (moved && moved.last < clock.now - 2 * DAY && moved.sum !== held)
      found.push(`payment ${id} holds ${held} sen, the bank says ${moved.sum}`);
  }
  return found;
};

export const sums: Property = {
  name: 'sums',
  broken: async (world) => {
    const found: string[] = [];
    for (const of of [heads, slips, returns, quota, payments]) found.push(...(await of(world)));
    return found;
  },
};
