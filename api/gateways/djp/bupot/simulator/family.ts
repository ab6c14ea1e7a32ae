import { slipKinds } from '#domain/bupot/kinds.ts';
import type { Family } from '../../simulator/document/family.ts';
import type { BupotDocument } from '../document.ts';
import type { BupotRequest } from '../office.ts';
import { admission } from './admission.ts';
import { checkSlip } from './checks.ts';
import { behaviourOf, life } from './life.ts';
import { payeeMasaOf } from './payee-masa.ts';
import { requests } from './requests.ts';
import { verdictOf } from './verdict.ts';

const kinds: readonly string[] = slipKinds;

/** Withholding slips as the simulated office treats them. */
export const bupotFamily: Family<BupotDocument, BupotRequest> = {
  ...life,
  kindOf: ({ slipKind }) => slipKind,
  holds: (kind) => kinds.includes(kind),
  referenceOf: ({ reference }) => reference,
  payeeMasaOf,
  lineOf: (document) => behaviourOf(document).line,
  firstStepMs: (office) => office.signingAfterMs,
  findingOf: checkSlip,
  admit: admission,
  verdictOf,
  requests,
};
