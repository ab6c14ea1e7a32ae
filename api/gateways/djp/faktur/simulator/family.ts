import type { FakturDocument } from '../../document.ts';
import type { Verdict } from '../../document-port.ts';
import { behaviourOf } from '../../simulator/behaviours.ts';
import type { StoredOf } from '../../simulator/books.ts';
import { type Family, verdicts } from '../../simulator/document/family.ts';
import type { FakturRequest } from '../office.ts';
import { admission } from './admission.ts';
import { checkDocument } from './checks.ts';
import { buyerMasaOf, life, partyOf } from './progress.ts';
import { requests } from './requests.ts';

const verdictOf = (entry: StoredOf<FakturDocument>, now: number): Verdict => {
  const { content } = entry;
  switch (entry.state) {
    case 'NOT_ARRIVED':
    case 'RECEIVED':
    case 'SUBMITTED':
    case 'SIGNING':
      return now < content.signingAt ? { state: 'waiting' } : { state: 'signing' };
    case 'WAITING_AMEND':
      return { state: 'waitingBuyer', kind: 'amend', agreed: content.agreed };
    case 'WAITING_CANCEL':
      return { state: 'waitingBuyer', kind: 'cancel', agreed: content.agreed };
    default:
      return verdicts[entry.state](entry);
  }
};

const kinds: readonly string[] = ['NORMAL', 'SUBSTITUTE'];

export const fakturFamily: Family<FakturDocument, FakturRequest> = {
  ...life,
  kindOf: ({ kind }) => kind,
  holds: (kind) => kinds.includes(kind),
  referenceOf: ({ invoice }) => invoice.RefDesc || null,
  payeeMasaOf: buyerMasaOf,
  lineOf: (document) => behaviourOf(partyOf({ document })).line,
  firstStepMs: (office, document) => behaviourOf(partyOf({ document })).signingMs ?? office.verdictAfterMs,
  findingOf: checkDocument,
  admit: admission,
  verdictOf,
  requests,
};
