import { refused } from '../../../api/gateways/answer.ts';
import type { BillingOrder } from '../../../api/gateways/djp/billing/port.ts';
import type { OutgoingFaktur } from '../../../api/gateways/djp/port.ts';
import type { Happening } from '../../../api/services/deps.ts';
import type { Plant } from '../simulated-server.ts';
import { OURS, THEIRS } from '../world.ts';

/** A deliberate defect in the product. The properties do not know which one is planted. */
export type Fault = { readonly name: string; readonly plant: Plant };

/** Falsified writes: each a trigger, so that no code path avoids it. */
const written = (name: string, when: string, then: string): Fault => ({
  name,
  plant: { triggers: [`create trigger planted after ${when} begin ${then}; end`] },
});

const alike = (): boolean => true;
const every = (times: number): (() => boolean) => {
  let count = 0;
  return () => ++count % times === 0;
};

const inRows: readonly Fault[] = [
  written(
    'a row of the history is not written',
    'insert on history when new.seq % 20 = 0',
    'delete from history where company_id = new.company_id and seq = new.seq',
  ),
  written(
    'a row of the history says something else later',
    'insert on history when new.seq % 25 = 0',
    `update history set user_name = 'Orang lain' where company_id = new.company_id and seq = new.seq - 3`,
  ),
  written(
    'the PPN of an invoice is rounded up once more',
    "insert on faktur when new.type = 'OUT'",
    'update faktur set ppn = ppn + 1 where id = new.id',
  ),
  written(
    'the rate of another year is taken',
    'insert on faktur_line',
    `update faktur_line set ppn = dpp * 12 / 100 where faktur_id = new.faktur_id and seq = new.seq;
     update faktur set ppn = (select sum(ppn) from faktur_line where faktur_id = new.faktur_id) where id = new.faktur_id`,
  ),
  written(
    'the last day to upload is a month late',
    'insert on faktur',
    "update faktur set upload_deadline = date(upload_deadline, '+1 month') where id = new.id",
  ),
  written(
    'a unit of quota is not given back',
    "insert on quota_entries when new.kind = 'release'",
    `update quotas set reserved = reserved - new.reserved where company_id = new.company_id and product = new.product;
     update quota_entries set reserved = 0 where id = new.id`,
  ),
  written(
    'a line is kept for another company',
    'insert on faktur_line when new.seq = 2',
    `update faktur_line set company_id = '${THEIRS.id}' where faktur_id = new.faktur_id and seq = new.seq`,
  ),
  written(
    'what the office refused is taken for approved',
    "update of status on faktur when new.status = 'REJECTED'",
    "update faktur set status = 'APPROVED' where id = new.id",
  ),
  written(
    'an invoice is credited past its window',
    'update of credit_period on faktur when new.credit_period is not null and old.credit_period is null',
    "update faktur set credit_period = strftime('%Y-%m', new.period || '-01', '+5 months') where id = new.id",
  ),
  written(
    'an overpayment is taken over twice',
    `update of status on spt when new.type = 'PPN' and new.status in ('FILED', 'WAITING_PAYMENT') and old.status <> new.status`,
    `update spt set amounts = json_set(new.amounts, '$.PPN."II.E.PPN"', '900000000.00') where id = new.id`,
  ),
  written(
    'a receipt is written down under another number',
    'insert on ntpn',
    "update ntpn set ntpn = 'Z' || substr(ntpn, 2) where id = new.id",
  ),
  written(
    'money is booked otherwise than it came',
    "insert on payment_entries when new.kind = 'paid'",
    "update payment_entries set entry = json_set(new.entry, '$.amount', json_extract(new.entry, '$.amount') + 100) where payment_id = new.payment_id and seq = new.seq",
  ),
  written(
    'a job is forgotten by the outbox',
    "insert on jobs when new.kind like 'spt%.post' or new.kind like 'payment%'",
    "update jobs set status = 'DONE' where id = new.id",
  ),
];

const atTheOffice: readonly Fault[] = [
  {
    name: 'a code is asked for under a new key each time',
    plant: {
      alter: ({ deps }) => {
        const { billingOffice } = deps;
        const issue = async (order: BillingOrder, key: string) => {
          await billingOffice.issue(order, `${key}:again`);
          return billingOffice.issue(order, key);
        };
        Object.assign(deps, { billingOffice: { ...billingOffice, issue } });
      },
    },
  },
  {
    name: 'a code is asked for over another amount',
    plant: {
      alter: ({ deps }) => {
        const { billingOffice } = deps;
        const issue = (order: BillingOrder, key: string) =>
          billingOffice.issue({ ...order, amount: order.amount + 100 }, key);
        Object.assign(deps, { billingOffice: { ...billingOffice, issue } });
      },
    },
  },
  {
    name: 'a lost answer is taken for a refusal',
    plant: {
      alter: ({ deps }) => {
        const { djp } = deps;
        const send = async (...params: Parameters<typeof djp.send>): ReturnType<typeof djp.send> => {
          const answer = await djp.send(...params);
          return answer.kind === 'unreachable' ? refused('TIMEOUT', 'Waktu habis.') : answer;
        };
        Object.assign(deps, { djp: { ...djp, send } });
      },
    },
  },
  {
    name: 'an invoice is sent twice',
    plant: {
      alter: ({ deps }) => {
        const { djp } = deps;
        const send = async (outgoing: OutgoingFaktur, key: string): ReturnType<typeof djp.send> => {
          const faktur = { ...outgoing.faktur, reference: `${outgoing.faktur.reference}-2` };
          if (outgoing.kind === 'NORMAL') await djp.send({ ...outgoing, faktur }, `${key}.2`);
          return djp.send(outgoing, key);
        };
        Object.assign(deps, { djp: { ...djp, send } });
      },
    },
  },
];

const inTheProcess: readonly Fault[] = [
  {
    name: 'news goes to another company',
    plant: {
      alter: ({ deps, bus }) => {
        const now = every(10);
        const publish = (companyId: string, happening: Happening) =>
          bus.publish(companyId === OURS.id && now() ? THEIRS.id : companyId, happening);
        Object.assign(deps, { events: { publish } });
      },
    },
  },
  {
    name: 'nobody asks for a key',
    plant: {
      alter: ({ book }) => {
        const { find } = book;
        Object.assign(book, {
          find: async (token: string) => {
            const signed = await find(token);
            return signed && { ...signed, held: { has: alike, size: 1 } };
          },
        });
      },
    },
  },
  { name: 'what a transaction wrote before it failed is kept', plant: { keepsHalves: true } },
];

export const faults: readonly Fault[] = [...inRows, ...atTheOffice, ...inTheProcess];
