import type { Finding } from '#domain/faktur/record.ts';
import { returLabel } from '#domain/faktur/retur.ts';
import { beyondLeft, checkRetur } from '#domain/faktur/retur-check.ts';
import { leftOf } from '#domain/faktur/retur-left.ts';
import { mayGoBack, type ReturMasukanRow, returMasukan } from '#domain/faktur/retur-masukan.ts';
import {
  type ReturMasukanMove,
  returAllows,
  returInForce,
  returMasukanStatus,
  returSending,
} from '#domain/faktur/retur-status.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { unsafeAwaiting } from '../../../../db/repositories/faktur/chain.ts';
import type { MoveSet } from '../../../../db/repositories/faktur/faktur.ts';
import type { OfficeStep, SentFamily } from '../../../documents/office/family.ts';
import { inquireAll, inquiringItem, refusingHeld } from '../../../documents/office/inquire-item.ts';
import { sendingItem } from '../../../documents/office/send-item.ts';
import { sendingSet, verdictsOf } from '../../../documents/office/sent-document.ts';
import type { Verdict } from '../../../gateways/djp/document-port.ts';
import type { OutgoingRetur } from '../../../gateways/djp/retur/port.ts';
import type { Deps } from '../../../services/deps.ts';
import { masukanFamily } from '../masukan/family.ts';
import { type ReturMasukan, returMasukanFamily } from './family.ts';
import { returnsTaking } from './taken.ts';

type Set = Omit<MoveSet, 'status'>;
type Step = OfficeStep<ReturMasukanRow, ReturMasukanMove, Set>;

const noCode = { officeCode: null, officeMessage: null } as const;
/** The office's word for a return its seller does not agree to. */
const REFUSED = 'SELLER_REFUSED';

/** The move a verdict asks for in the state a return is in; null when there is nothing to do. */
const stepFor = (read: ReturMasukanRow, verdict: Verdict): Step | null => {
  const made = (move: ReturMasukanMove, set: Set = {}): Step | null =>
    returAllows(move, read) ? { read, move, set } : null;
  switch (verdict.state) {
    case 'signing':
      return made('signing');
    case 'waitingSeller':
      return made('awaitSeller', { number: verdict.number, ...noCode });
    case 'approved':
      return made('approve', { number: verdict.number, ...noCode });
    case 'rejected':
      return made(verdict.code === REFUSED ? 'refuse' : 'reject', {
        officeCode: verdict.code,
        officeMessage: verdict.message,
      });
    case 'savedInvalid':
      return made('saveInvalid', { officeCode: verdict.code, officeMessage: verdict.message });
    case 'canceled':
      return made('canceledByOffice', noCode);
    default:
      return null;
  }
};

/** What keeps a return from being sent: what is missing, and what happened to its invoice since it was written. */
const errorsOf = async (deps: Deps, scope: Scope, retur: ReturMasukan): Promise<Finding[]> => {
  const origin = await masukanFamily.whole.find(scope, deps.db.read, retur.originId ?? '');
  if (!origin || !mayGoBack(origin))
    return [{ path: 'originId', message: 'retur.server.undecided', severity: 'error' }];
  const left = leftOf(origin, await returnsTaking(scope, deps.db.read, origin, retur.id));
  return [...checkRetur(retur, origin, jakartaDay(deps.now())), ...beyondLeft(retur.lines, left)];
};

const outgoingOf = async (
  scope: Scope,
  query: Query,
  { npwp }: { readonly npwp: string },
  signee: { readonly name: string; readonly npwp: string },
  retur: ReturMasukan,
): Promise<OutgoingRetur> => ({
  tin: npwp,
  signee: { name: signee.name, npwp: signee.npwp },
  retur,
  origin: await masukanFamily.whole.load(scope, query, retur.originId ?? ''),
});

/** Returns of incoming invoices on their way to the office and back. */
export const sentRetur: SentFamily<ReturMasukanRow, ReturMasukan, ReturMasukanMove, Set, OutgoingRetur> = {
  words: 'retur.server',
  states: 'retur.status',
  product: 'efaktur-v2',
  sendings: ['upload', 'retry'],
  begins: ['upload', 'retry'],
  failedState: 'FAILED',
  allows: returAllows,
  isWaiting: (row) => returAllows('inquire', row) && row.status !== sentRetur.failedState,
  // With the seller it may take days.
  comesSoon: (row) => returAllows('reject', row),
  isThrownBack: (row) => returAllows('retry', row),
  isKept: () => false,
  through: (_scope, row) =>
    returInForce(row) ? { status: 'DONE', ...(row.number ? { message: row.number } : {}) } : null,
  row: returMasukanFamily.find,
  full: returMasukanFamily.whole.find,
  labelOf: returLabel,
  move: returMasukanFamily.move,
  sendingStep: (read, signee) => {
    const move = returSending(read);
    return move && { read, move, set: sendingSet(sentRetur, read, signee) };
  },
  errors: errorsOf,
  office: ({ djp }) => djp.retur,
  outgoing: outgoingOf,
  stepFor,
  following: async () => [],
};

export const { applyVerdict: applyReturVerdict } = verdictsOf(sentRetur);
export const refuseHeld = refusingHeld(sentRetur);
export const sendRetur = sendingItem(sentRetur);
export const inquireRetur = inquiringItem(sentRetur);

const AT_MOST = 5_000;

/** For the schedule: asks after every return the office, or its seller, still owes an answer. */
export const inquireWaitingReturs = async (deps: Deps): Promise<number> => {
  const waiting = returMasukanStatus.moves.inquire.from.filter((status) => status !== sentRetur.failedState);
  return inquireAll(deps, 'retur-in.inquire', await unsafeAwaiting(deps.db.read, returMasukan.type, waiting, AT_MOST));
};
