import type { FakturFilter } from '#domain/faktur/filter.ts';
import { publicFakturSchema } from '#domain/faktur/view-schema.ts';
import { letterRoutes, type Many } from '../../../documents/routes/letters.ts';
import { paperRoutes, previewRoutes } from '../../../documents/routes/papers.ts';
import { sendMany } from '../../../documents/send-many.ts';
import { addressChecked } from '../../../http/letter-schemas.ts';
import type { Deps } from '../../../services/deps.ts';
import { keluaranFamily, letterOf } from '../keluaran-family.ts';
import { fakturLetters } from '../letters.ts';
import { fakturLinks, fakturPdf, fakturXml, publicPdf, publicView } from '../print-faktur.ts';
import { at, base, place, selectionWith } from './schemas.ts';

/** `body`: a selection, and the confirmation of the addresses. */
export const waysToSend = (body: Many['body']): readonly Many[] => [
  {
    operation: (noun) => `mail${noun}s`,
    path: 'bulk-send-email',
    summary: 'Mail the PDFs',
    channel: 'email',
    body,
  },
  {
    operation: (noun) => `message${noun}s`,
    path: 'bulk-send-whatsapp',
    summary: 'Send by WhatsApp',
    channel: 'whatsapp',
    body,
  },
];

export const fakturSendRoutes = (deps: Deps) =>
  letterRoutes<FakturFilter, Awaited<ReturnType<typeof fakturLetters.letter>>>(deps, {
    place,
    view: keluaranFamily.access.view,
    letters: fakturLetters,
    links: fakturLinks,
    many: {
      at,
      addresses: waysToSend(selectionWith({ addressChecked })),
      send: sendMany(keluaranFamily, { ...fakturLetters, letterOf }),
    },
  });

export const fakturPrintRoutes = (deps: Deps) =>
  paperRoutes(deps, {
    at,
    view: keluaranFamily.access.view,
    papers: [
      { operation: (noun) => `get${noun}Pdf`, path: 'pdf', summary: 'PDF', make: fakturPdf },
      {
        operation: (noun) => `get${noun}Xml`,
        path: 'xml',
        summary: 'XML for Coretax',
        file: 'application/xml',
        make: fakturXml,
      },
    ],
  });

export const fakturPublicRoutes = (deps: Deps) =>
  previewRoutes(deps, {
    base,
    noun: 'Faktur',
    summary: 'An invoice',
    answer: publicFakturSchema,
    view: publicView,
    pdf: publicPdf,
  });
