import type { FakturFilter } from '#domain/faktur/filter.ts';
import { letterRoutes, type Many } from '../../../documents/routes/letters.ts';
import { sendMany } from '../../../documents/send-many.ts';
import { addressChecked } from '../../../http/letter-schemas.ts';
import type { Deps } from '../../../services/deps.ts';
import { keluaranFamily } from '../keluaran-family.ts';
import { fakturLetters } from '../letters.ts';
import { fakturLinks } from '../public-link.ts';
import { letterOf } from '../recipients.ts';
import { at, place, selectionWith } from './schemas.ts';

const body = selectionWith({ addressChecked });

/** The specification has an address for each way of sending. */
const addresses: readonly Many[] = [
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

/** Approved invoices to their buyers by e-mail, WhatsApp and link. */
export const fakturSendRoutes = (deps: Deps) =>
  letterRoutes<FakturFilter, Awaited<ReturnType<typeof fakturLetters.letter>>>(deps, {
    place,
    view: keluaranFamily.access.view,
    letters: fakturLetters,
    links: fakturLinks,
    many: { at, addresses, send: sendMany(keluaranFamily, { ...fakturLetters, letterOf }) },
  });
