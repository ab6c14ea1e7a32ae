import type { BuyerStatus } from '#domain/faktur/consent.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import { enqueue } from '../../../../db/repositories/outbox.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../../documents/item-result.ts';
import type { Answer } from '../../../gateways/answer.ts';
import type { Handler } from '../../../jobs/handler.ts';
import type { Deps } from '../../../services/deps.ts';

const AT_ONCE = 500;

type Decided = Pick<FakturRow<string>, 'number' | 'counterpartyNpwp' | 'creditPeriod' | 'status'>;
type Payload = {
  readonly status: BuyerStatus;
  readonly creditPeriod: string | null;
  readonly fakturs: readonly { readonly number: string; readonly seller: string }[];
};
type OfficeStatement = Payload & { readonly companyId: string; readonly tin: string };

type Telling = {
  readonly kind: string;
  readonly words: string;
  readonly say: (deps: Deps, statement: OfficeStatement, key: string) => Promise<Answer<unknown>>;
};

export const tellingOffice = ({ kind, words, say: toOffice }: Telling) => {
  const tell = async (tx: Tx, deps: Deps, scope: Scope, rows: readonly Decided[]): Promise<void> => {
    if (!deps.djp.capabilities.incoming) return;
    const [first] = rows;
    if (!first) return;
    const named = rows.flatMap(({ number, counterpartyNpwp: seller }) => (number === null ? [] : [{ number, seller }]));
    for (let at = 0; at < named.length; at += AT_ONCE) {
      const fakturs = named.slice(at, at + AT_ONCE);
      const payload: Payload = { status: first.status as BuyerStatus, creditPeriod: first.creditPeriod, fakturs };
      const items = [{ refId: 'decided', label: say(scope.locale, words, { n: fakturs.length }) }];
      await enqueue(tx, scope, deps.now(), { kind, payload, items, visible: false });
    }
  };

  /** Idempotent: the tax office ignores a repeated decision. */
  const job: Handler<Payload> = {
    kind,
    concurrency: 1,
    attempts: 20,
    item: async ({ deps, scope }, { id, payload }, { attempts }): Promise<ItemResult> => {
      const { companyId, locale } = scope;
      const { npwp: tin } = await ownCompany(scope, deps.db.read);
      const answer = await toOffice(deps, { companyId, tin, ...payload }, id);
      if (answer.kind === 'unreachable')
        return retryLater(backoff(attempts), 'unreachable', say(locale, 'faktur.server.office_unreachable'));
      return answer.kind === 'refused' ? failed(answer.code, answer.message) : { status: 'DONE' };
    },
  };

  return { tell, job };
};

export const { tell: tellDecided, job: masukanTell } = tellingOffice({
  kind: 'faktur-in.tell',
  words: 'masukan.pull.notice',
  say: ({ djp }, statement, key) => djp.decideIncoming(statement, key),
});

export const { tell: tellDokumenDecided, job: dokumenTell } = tellingOffice({
  kind: 'dokumen-in.tell',
  words: 'dokumen.server.notice',
  say: ({ djp }, { fakturs, status, ...statement }, key) =>
    djp.dokumen.decide(
      { ...statement, status: status as Exclude<BuyerStatus, 'INVALID'>, numbers: fakturs.map(({ number }) => number) },
      key,
    ),
});
