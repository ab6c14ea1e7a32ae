import { z } from '@hono/zod-openapi';
import { type BupotFilter, bupotFilter } from '#domain/bupot/filter.ts';
import { publicBupotSchema } from '#domain/bupot/view-schema.ts';
import { letterRoutes, type Many } from '../../../documents/routes/letters.ts';
import { paperRoutes, previewRoutes } from '../../../documents/routes/papers.ts';
import { sendMany } from '../../../documents/send-many.ts';
import { addressChecked, channel } from '../../../http/letter-schemas.ts';
import type { Deps } from '../../../services/deps.ts';
import { bupotFamily } from '../family.ts';
import { bupotLetters } from '../letters.ts';
import { bupotLinks, bupotPdf, publicBupot, publicPdf } from '../print-bupot.ts';
import { letterOf } from '../recipients.ts';
import { all, at, bupotId } from './schemas.ts';

/** The specification has two paths: selected slips, and everything a filter finds. */
const addresses: readonly Many[] = [
  {
    operation: (noun) => `send${noun}s`,
    path: 'send',
    summary: 'Send named slips to their payees, as a job',
    body: z.strictObject({
      ids: z.array(bupotId).min(1, 'problem.field.required').max(20_000),
      channel,
      addressChecked,
    }),
  },
  {
    operation: (noun) => `sendFound${noun}s`,
    path: 'send-all',
    summary: 'Send the slips a filter finds to their payees, as a job',
    body: z.strictObject({ filter: bupotFilter.default({}), channel, addressChecked }),
  },
];

export const bupotSendRoutes = (deps: Deps) =>
  letterRoutes<BupotFilter, Awaited<ReturnType<typeof bupotLetters.letter>>>(deps, {
    place: all,
    view: bupotFamily.access.view,
    letters: bupotLetters,
    links: bupotLinks,
    many: { at, addresses, send: sendMany(bupotFamily, { ...bupotLetters, letterOf }) },
  });

export const bupotPaperRoutes = (deps: Deps) =>
  paperRoutes(deps, {
    at: [all],
    view: bupotFamily.access.view,
    papers: [
      {
        operation: (noun) => `get${noun}Pdf`,
        path: 'pdf',
        summary: 'One slip as PDF, in the layout of its form',
        make: bupotPdf,
      },
    ],
  });

export const bupotPublicRoutes = (deps: Deps) =>
  previewRoutes(deps, {
    base: '/unifikasi/ctas',
    noun: 'Bupot',
    classic: { base: '/unifikasi', noun: 'Unifikasi' },
    summary: 'A withholding slip',
    answer: publicBupotSchema,
    view: publicBupot,
    pdf: publicPdf,
  });
