import { checkSlip } from '#domain/bupot/check.ts';
import { inputOf } from '#domain/bupot/input-of.ts';
import { labelOf } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { allows, isIssued, needsHand } from '#domain/bupot/status-queries.ts';
import { withWrittenAmounts } from '#domain/bupot/written-amounts.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { bupotById } from '../../../db/repositories/bupot/bupot.ts';
import type { Signee } from '../../../db/repositories/signees.ts';
import type { ItemResult } from '../../documents/item-result.ts';
import type { SentFamily } from '../../documents/office/family.ts';
import { sendingSet } from '../../documents/office/sent-document.ts';
import type { OutgoingBupot } from '../../gateways/djp/bupot/port.ts';
import { aroundOf, errorsIn } from './compose-bupot.ts';
import { type BupotSet, type BupotStep, moveBupots } from './move-bupots.ts';
import { findRelated } from './related-slips.ts';
import { askNext, correctedOf, sending, stepFor } from './verdict-steps.ts';

const outgoingOf = async (
  scope: Scope,
  query: Query,
  sender: { readonly npwp: string },
  signee: Pick<Signee, 'name' | 'npwp'>,
  bupot: Bupot,
): Promise<OutgoingBupot> => {
  const original = bupot.replaces === null ? undefined : await bupotById(scope, query, bupot.replaces);
  return {
    tin: sender.npwp,
    kind: original ? 'CORRECTION' : 'NORMAL',
    correctsNumber: original?.number ?? null,
    signee: { name: signee.name, npwp: signee.npwp },
    bupot: withWrittenAmounts(bupot),
  };
};

/** `submit`: validate and store at the tax office; `issue`: issue too. */
export type SendAction = 'submit' | 'issue';

/** Stored at the tax office without a number. */
const isUnnumbered = (bupot: Bupot): boolean => allows('issue', bupot);

/** Issued; or stored without a number and not meant to be issued. */
const through: SentFamily<Bupot, Bupot, BupotStep['move'], BupotSet, OutgoingBupot>['through'] = (
  scope,
  bupot,
): ItemResult | null => {
  if (isIssued(bupot)) return { status: 'DONE', ...(bupot.number ? { message: bupot.number } : {}) };
  if (!isUnnumbered(bupot) || bupot.issueWanted) return null;
  return { status: 'DONE', code: 'SUBMITTED', message: say(scope.locale, `bupot.status.${bupot.status}`) };
};

export const sentBupot: SentFamily<Bupot, Bupot, BupotStep['move'], BupotSet, OutgoingBupot> = {
  words: 'bupot.server',
  states: 'bupot.status',
  product: 'ebupot-ctas',
  ...sending,
  begins: ['submit', 'issue'],
  allows,
  isWaiting: (bupot) => (isUnnumbered(bupot) ? bupot.issueWanted : allows('reject', bupot)),
  comesSoon: (bupot) => allows('reject', bupot),
  isThrownBack: needsHand,
  isStored: (bupot) => !allows('take', bupot),
  through,
  row: bupotById,
  full: bupotById,
  labelOf,
  dueOf: ({ period }) => period,
  move: moveBupots,
  sendingStep: (read, signee, action) => {
    const issueWanted = action === 'issue';
    if (allows('submit', read))
      return { read, move: 'submit', set: { ...sendingSet(sending, read, signee), issueWanted } };
    const noCode: BupotSet = { officeCode: null, officeMessage: null };
    return issueWanted && allows('issue', read) ? { read, move: 'issue', set: { ...noCode, issueWanted } } : null;
  },
  errors: async (deps, scope, bupot) => {
    const slip = { input: inputOf(bupot), id: bupot.id };
    const found = checkSlip(slip.input, await aroundOf(deps, scope, deps.db.read, 'upload'));
    return errorsIn([...found, ...(await findRelated(scope, deps.db.read, [slip])).flat()]);
  },
  office: ({ bupotOffice }) => bupotOffice,
  outgoing: outgoingOf,
  stepFor,
  following: correctedOf,
  next: askNext,
};
