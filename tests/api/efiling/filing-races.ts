import { companies } from '../../../fixtures/cast/companies.ts';
import { form, type Race } from '../create-race.ts';

const byId = (body: Record<string, unknown>) => body.id;

/** Returns brought as files, and recorded with their receipt. */
export const filingRaces: Record<string, Race> = {
  '/efiling/filing_tax': {
    post: async () => ({
      form: form({ csv: new File(['e-SPT'], `${companies.sagara.npwp.slice(-15)}0404202400F1132010413.csv`) }),
    }),
    once: byId,
  },
  '/efiling/filing_tax/record': {
    post: async () => ({
      form: form({
        kind: 'PPN_DM',
        period: '2025-09',
        revision: '0',
        bpe: 'NTTE-RACE',
        filedOn: '2025-10-20',
        file: new File(['%PDF-1.7\n%%EOF\n'], 'bpe.pdf', { type: 'application/pdf' }),
      }),
    }),
    once: byId,
  },
};
