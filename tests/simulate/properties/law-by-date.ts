import type { Property } from '../property.ts';
import { OURS, type World } from '../world.ts';

/** Rules of law about a day's data, written independently of the product's code. Amounts in sen. */
const questions: Readonly<Record<string, string>> = {
  // PMK 131/2024: 11/12 of the price, of which 12 %; each rounded to the nearest sen.
  'a line without the tax of its day': `select l.faktur_id as id from faktur_line l join faktur f on f.id = l.faktur_id
    where f.company_id = '${OURS.id}' and f.type = 'OUT' and l.base = 'ELEVEN_TWELFTHS'
    and (abs(12 * l.other_dpp - 11 * l.dpp) > 6 or abs(100 * l.ppn - 12 * l.other_dpp) > 50)`,
  // PER 11/PJ/2025: by the 20th of the month after.
  'a last day to upload that is not the 20th of the month after': `select id from faktur where company_id = '${OURS.id}' and type = 'OUT'
    and upload_deadline <> strftime('%Y-%m-20', date, 'start of month', '+1 month')`,
  'an invoice sent after its last day': `select f.id from faktur f join history h on h.company_id = f.company_id and h.object_id = f.id
    and h.action = 'upload' where f.company_id = '${OURS.id}' and f.type = 'OUT'
    and strftime('%Y-%m-%d', h.at / 1000, 'unixepoch', '+7 hours') > strftime('%Y-%m-20', f.date, 'start of month', '+1 month')`,
  'a document outside the masa of its day': `select id from faktur where company_id = '${OURS.id}' and period <> substr(date, 1, 7)
    and type = 'OUT'`,
  // PMK 141/2015: 2 % of services.
  'a slip of services not at 2 %': `select id from bupot where company_id = '${OURS.id}' and kind = 'BPPU' and tax_code = '24-104-03' and rate <> '2'`,
};

export const lawByDate: Property = {
  name: 'law by date',
  broken: async ({ rows }: World) => {
    const found: string[] = [];
    for (const [name, sql] of Object.entries(questions))
      for (const { id } of await rows<{ id: string }>(sql)) found.push(`${name}: ${id}`);
    return found;
  },
};
