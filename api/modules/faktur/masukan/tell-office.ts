import type { BuyerStatus } from '#domain/faktur/consent.ts';
import type { MasukanRow } from '#domain/faktur/masukan.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import { enqueue } from '../../../../db/repositories/outbox.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../../documents/item-result.ts';
import type { Handler } from '../../../jobs/handler.ts';
import type { Deps } from '../../../services/deps.ts';

/** So many invoices are told of in one call. */
const AT_ONCE = 500;

type Told = Pick<MasukanRow, 'number' | 'counterpartyNpwp' | 'creditPeriod' | 'status'>;
type Payload = {
  readonly status: BuyerStatus;
  readonly creditPeriod: string | null;
  readonly fakturs: readonly { readonly number: string; readonly seller: string }[];
};

/** Tells the office what was decided, by jobs in the transaction that decides it; `ids` name them in the log. */
export const tellDecided = async (tx: Tx, deps: Deps, scope: Scope, rows: readonly Told[]): Promise<void> => {
  if (!deps.djp.capabilities.incoming) return;
  const [first] = rows;
  if (!first) return;
  const named = rows.flatMap(({ number, counterpartyNpwp: seller }) => (number === null ? [] : [{ number, seller }]));
  for (let at = 0; at < named.length; at += AT_ONCE) {
    const fakturs = named.slice(at, at + AT_ONCE);
    const payload: Payload = { status: first.status as BuyerStatus, creditPeriod: first.creditPeriod, fakturs };
    const items = [{ refId: 'decided', label: say(scope.locale, 'masukan.pull.told', { n: fakturs.length }) }];
    await enqueue(tx, scope, deps.now(), { kind: 'faktur-in.tell', payload, items, visible: false });
  }
};

/** The job that says it. May run again: said twice it is decided once. */
export const masukanTell: Handler<Payload> = {
  kind: 'faktur-in.tell',
  concurrency: 1,
  attempts: 20,
  item: async ({ deps, scope }, { id, payload }, { attempts }): Promise<ItemResult> => {
    const { companyId, locale } = scope;
    const { npwp: tin } = await ownCompany(scope, deps.db.read);
    const answer = await deps.djp.decideIncoming({ companyId, tin, ...payload }, id);
    if (answer.kind === 'unreachable')
      return retryLater(backoff(attempts), 'unreachable', say(locale, 'faktur.server.office_unreachable'));
    return answer.kind === 'refused' ? failed(answer.code, answer.message) : { status: 'DONE' };
  },
};
