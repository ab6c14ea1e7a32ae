import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../services/deps.ts';
import { permit } from '../services/permit.ts';
import { askedOnce, type Letter } from './asked-once.ts';
import type { BulkAnswer } from './bulk-job.ts';
import type { Channel } from './letter.ts';

type Sends = 'send-email' | 'send-whatsapp';

type Many<Row, Selection> = {
  readonly eligibleRows: (deps: Deps, scope: Scope, selection: Selection, action: Sends) => AsyncIterable<Row[]>;
  readonly bulkJob: (
    deps: Deps,
    scope: Scope,
    selection: Selection,
    wanted: { action: Sends; kind: string; payload: { channel: Channel } },
  ) => Promise<BulkAnswer>;
};
type Letters<Row> = {
  readonly by: Permission | readonly Permission[];
  readonly kind: string;
  readonly letterOf: (row: Row) => Letter;
};

async function* going<Row>(pages: AsyncIterable<Row[]>, letterOf: (row: Row) => Letter): AsyncGenerator<Letter[]> {
  for await (const rows of pages) yield rows.map((row) => letterOf(row));
}

/**
 * A job with one letter per document that can be sent. `checked`: a person has looked at the addresses in the domain of somebody else;
 * otherwise they are named, and nothing is sent.
 */
export const sendMany =
  <Row, Selection>({ eligibleRows, bulkJob }: Many<Row, Selection>, { by, kind, letterOf }: Letters<Row>) =>
  async (
    deps: Deps,
    scope: Scope,
    { selection, channel, checked = false }: { selection: Selection; channel: Channel; checked?: boolean | undefined },
  ): Promise<BulkAnswer> => {
    permit(scope, ...[by].flat());
    if (channel === 'email')
      await askedOnce(deps, scope, going(eligibleRows(deps, scope, selection, 'send-email'), letterOf), checked);
    return bulkJob(deps, scope, selection, { action: `send-${channel}`, kind, payload: { channel } });
  };
