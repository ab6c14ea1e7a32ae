import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Met } from '../../db/repositories/counterparties.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import { type Deps, permit } from '../services/deps.ts';
import type { BulkAnswer } from './bulk-job.ts';
import { type Elsewhere, type Going, goingElsewhere } from './elsewhere.ts';
import type { Channel } from './letter.ts';
import { remembered } from './remembered.ts';

export type Letter = Going & {
  /** As in the address book; null without an identity, or if the address is not from the document. */
  readonly met: Met | null;
};

const NAMED = 20;
const PORTION = 500;

/**
 * Letters to the domain of another counterparty are refused until a user confirms them; confirmed addresses are then
 * stored. `letters`: page by page.
 */
export const sendOnce = async (
  deps: Deps,
  scope: Scope,
  letters: AsyncIterable<readonly Letter[]> | Iterable<readonly Letter[]>,
  checked: boolean,
): Promise<void> => {
  const found: { letter: Letter; elsewhere: Elsewhere }[] = [];
  for await (const page of letters) found.push(...(await goingElsewhere(scope, deps.db.read, page)));
  const [first] = found;
  if (!first) return;
  const { name, domain, owner } = first.elsewhere;
  if (!checked)
    throw new Problem('mail_elsewhere', {
      params: { name, domain, owner },
      extra: { count: found.length, elsewhere: found.slice(0, NAMED).map(({ elsewhere }) => elsewhere) },
    });
  const met = found.flatMap(({ letter }) => letter.met ?? []);
  for (let at = 0; at < met.length; at += PORTION)
    await deps.db.transact(async (tx) =>
      appendHistory(tx, scope, deps.now(), await remembered(tx, deps, scope, met.slice(at, at + PORTION), true)),
    );
};

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
 * One letter per eligible document. `checked`: a user has confirmed addresses in the domain of another counterparty;
 * otherwise they are listed, and nothing is sent.
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
      await sendOnce(deps, scope, going(eligibleRows(deps, scope, selection, 'send-email'), letterOf), checked);
    return bulkJob(deps, scope, selection, { action: `send-${channel}`, kind, payload: { channel } });
  };
