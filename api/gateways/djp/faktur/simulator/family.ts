import type { FakturDocument } from '../../document.ts';
import { behaviourOf } from '../../simulator/behaviours.ts';
import type { Family } from '../../simulator/document/family.ts';
import type { FakturRequest } from '../office.ts';
import { admission } from './admission.ts';
import { checkDocument } from './checks.ts';
import { life, partyOf } from './progress.ts';
import { requests } from './requests.ts';
import { verdictOf } from './verdict.ts';

const kinds: readonly string[] = ['NORMAL', 'SUBSTITUTE'];

/** Outgoing invoices as the simulated office treats them. */
export const fakturFamily: Family<FakturDocument, FakturRequest> = {
  ...life,
  kindOf: ({ kind }) => kind,
  holds: (kind) => kinds.includes(kind),
  referenceOf: ({ invoice }) => invoice.RefDesc || null,
  payeeMasaOf: () => null,
  lineOf: (document) => behaviourOf(partyOf({ document })).line,
  firstStepMs: (office, document) => behaviourOf(partyOf({ document })).signingMs ?? office.verdictAfterMs,
  findingOf: checkDocument,
  admit: admission,
  verdictOf,
  requests,
};
