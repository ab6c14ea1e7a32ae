import type { Property } from '../property.ts';
import { OURS, type World } from '../world.ts';

const DAY = 86_400_000;
/** How long the product may lag behind the office or the bank. */
const PATIENCE = 3 * DAY;

/** A document valid in the product is valid at the office under the same number. */
const inForce = async ({ rows }: World): Promise<string[]> => {
  const found: string[] = [];
  for (const [table, statuses] of [
    ['faktur', "'APPROVED'"],
    ['bupot', "'APPROVED', 'NORMAL_REVISION'"],
  ] as const) {
    const alone = await rows<{ id: string; number: string | null }>(
      `select d.id, d.number from ${table} d where d.company_id = '${OURS.id}' and d.status in (${statuses})
       ${table === 'faktur' ? "and d.type = 'OUT'" : ''}
       and not exists (select 1 from office_documents o where o.tin = '${OURS.npwp}' and o.number = d.number
         and o.state in ('APPROVED', 'WAITING_CANCEL', 'WAITING_AMEND', 'AMENDED', 'CANCELED'))`,
    );
    for (const { id, number } of alone)
      found.push(`${table} ${id} is in force as ${number}, and the office knows none of that number`);
  }
  return found;
};

/** A document approved by the office does not stay refused or pending in the product. */
const forgotten = async ({ rows, clock }: World): Promise<string[]> => {
  const found: string[] = [];
  for (const [table, gone] of [
    ['faktur', "'DRAFT', 'IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'REJECTED', 'SAVED_INVALID'"],
    ['bupot', "'DRAFT', 'IN_PROGRESS', 'REJECTED', 'SAVED_INVALID'"],
  ] as const) {
    const rest = await rows<{ id: string; status: string; number: string }>(
      `select d.id, d.status, o.number from office_documents o join ${table} d on d.id = substr(o.key, 1, 26)
       where o.tin = '${OURS.npwp}' and o.state = 'APPROVED' and o.updated_at < ${clock.now - PATIENCE} and d.status in (${gone})`,
    );
    for (const { id, status, number } of rest)
      found.push(`${table} ${id} is ${status} here and ${number} at the office`);
  }
  return found;
};

/** A code has the requested amount, and a code paid in the product is paid at the office with the same receipt. */
const codes = async ({ rows }: World): Promise<string[]> => {
  const found = await rows<{ id: string; ours: number; theirs: number }>(
    `select b.id, b.amount as ours, o.amount as theirs from billing b join office_billings o on o.code = b.code
     where b.company_id = '${OURS.id}' and b.amount <> o.amount`,
  );
  const paid = await rows<{ id: string; ours: string | null; theirs: string | null }>(
    `select b.id, b.ntpn as ours, o.ntpn as theirs from billing b left join office_billings o on o.code = b.code
     where b.company_id = '${OURS.id}' and b.status = 'PAID' and (o.ntpn is null or o.ntpn <> b.ntpn)`,
  );
  const receipts = await rows<{ ntpn: string }>(
    `select n.ntpn from ntpn n join office_billings o on o.code = n.billing_code where n.company_id = '${OURS.id}' and n.status = 'COMPLETED'
     and n.ntpn <> o.ntpn`,
  );
  return [
    ...receipts.map(({ ntpn }) => `the office gave another receipt than ${ntpn}`),
    ...found.map(({ id, ours, theirs }) => `billing ${id} is of ${ours} sen here and of ${theirs} at the office`),
    ...paid.map(({ id, ours, theirs }) => `billing ${id} is paid with ${ours} here and with ${theirs} at the office`),
  ];
};

/** A return filed in the product is filed at the office under the same receipt. */
const filed = async ({ rows }: World): Promise<string[]> => {
  const alone = await rows<{ id: string; bpe: string }>(
    `select s.id, s.bpe from spt s where s.company_id = '${OURS.id}' and s.status = 'FILED'
     and not exists (select 1 from office_documents o where o.tin = '${OURS.npwp}' and o.number = s.bpe and o.state = 'FILED')`,
  );
  return alone.map(({ id, bpe }) => `return ${id} is filed as ${bpe}, and the office has no such receipt`);
};

export const booksAgree: Property = {
  name: 'books agree',
  broken: async (world) => [
    ...(await inForce(world)),
    ...(await forgotten(world)),
    ...(await codes(world)),
    ...(await filed(world)),
  ],
};
