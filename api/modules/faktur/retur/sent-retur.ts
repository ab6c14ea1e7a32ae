import type { Finding } from '#domain/faktur/record.ts';
import { returLabel } from '#domain/faktur/retur.ts';
import { beyondLeft, checkRetur } from '#domain/faktur/retur-check.ts';
import { leftOf } from '#domain/faktur/retur-left.ts';
import { mayGoBack, type ReturMasukanFilter, returMasukan } from '#domain/faktur/retur-masukan.ts';
import type { ReturMasukanStatus } from '#domain/faktur/retur-status.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import type { OutgoingRetur } from '../../../gateways/djp/retur/port.ts';
import type { Deps } from '../../../services/deps.ts';
import { masukanFamily } from '../masukan/family.ts';
import { sentType } from '../sent-type.ts';
import { type ReturMasukan, returMasukanFamily } from './family.ts';
import { returnsTaking } from './taken.ts';
import { tellAnswered } from './tell.ts';

/** What keeps a return from being sent: what is missing, and what happened to its invoice since it was written. */
const errorsOf = async (deps: Deps, scope: Scope, retur: ReturMasukan): Promise<Finding[]> => {
  const origin = await masukanFamily.whole.find(scope, deps.db.read, retur.originId ?? '');
  if (!origin || !mayGoBack(origin))
    return [{ path: 'originId', message: 'retur.server.undecided', severity: 'error' }];
  const left = leftOf(origin, await returnsTaking(scope, deps.db.read, origin, retur.id));
  return [...checkRetur(retur, origin, jakartaDay(deps.now())), ...beyondLeft(retur.lines, left)];
};

/** Returns of incoming invoices on their way to the office, and back once their sellers have agreed. */
export const sentRetur = sentType<SelectionOf<ReturMasukanFilter>, OutgoingRetur, ReturMasukanStatus>({
  definition: returMasukan,
  family: returMasukanFamily,
  words: 'retur.server',
  refusedAs: 'retur-in',
  answered: tellAnswered,
  labelOf: returLabel,
  errors: errorsOf,
  office: ({ djp }) => djp.retur,
  outgoing: async (scope, query, { npwp: tin }, { name, npwp }, retur) => ({
    ...{ tin, signee: { name, npwp }, retur },
    origin: await masukanFamily.whole.load(scope, query, retur.originId ?? ''),
  }),
  approving: (_row, { number }) => ({ move: 'approve', set: { number } }),
  inForce: ['APPROVED'],
});
