import type { PublicLink } from '#domain/definition/answers.ts';
import { say } from '#domain/messages/index.ts';
import type { Permission } from '#domain/permissions.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import type { Query, Tx } from '../../db/database.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import { type Delivery, deliveriesOf, type TemplateKey } from '../../db/repositories/letters.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { type Deps, permit } from '../services/deps.ts';
import { handOver, type Written, writeLetter } from './delivery.ts';
import { failed, type ItemResult, problemResult, skipped } from './item-result.ts';
import {
  asStored,
  type Channel,
  draftLetter,
  type Letter,
  LINK_LATER,
  refuseAddress,
  type SendPayload,
  type SendWish,
  type Values,
} from './letter.ts';
import { wrongStatusOf } from './moves.ts';
import { drawn, type Linked, type PaperToDraw } from './paper.ts';
import { type Letter as Going, sendOnce } from './send-many.ts';

type DocumentState = { readonly id: string; readonly status: string };

export type Outgoing<Stored extends object> = {
  readonly product: TemplateKey['product'];
  readonly template: string;
  readonly senderName: string;
  /** Required to keep a copy of the letter. */
  readonly needs: readonly Permission[];
  readonly extraPermission?: Permission;
  readonly values: Values;
  readonly link?: (tx: Tx, letterId: string) => Promise<PublicLink>;
  readonly paper: (link: PublicLink | null) => PaperToDraw | Promise<PaperToDraw>;
  readonly stored: Stored;
};

type Letters<Row, Stored extends object> = {
  readonly kind: string;
  readonly by: Permission | readonly Permission[];
  /** Null if it cannot be sent in its state. */
  readonly outgoing: (deps: Deps, scope: Scope, row: Row) => Promise<Outgoing<Stored> | null>;
  readonly recipient: (scope: Scope, query: Query, row: Row, channel: Channel) => Promise<string | null>;
  readonly lack: (channel: Channel) => string;
  /** For the check of addresses in the domain of another counterparty; without it there is no check. */
  readonly going?: (row: Row, to?: string) => Going;
  /** Equal for repeated requests of the same letter on one day (YYYY-MM-DD), which is sent once. */
  readonly sameAs?: (scope: Scope, query: Query, row: Row, payload: SendPayload, today: string) => Promise<string>;
  /** On the current version of the document; undefined if it was deleted meanwhile. */
  readonly sent?: (tx: Tx, scope: Scope, id: string, at: number) => Promise<{ version: number; status: string } | null>;
};

type Family<Row> = Linked<Row> & {
  readonly definition: { readonly words: { readonly states: string }; readonly access: { readonly view: Permission } };
  readonly labelOf: (row: Row) => string;
  readonly announce: (tx: Tx, deps: Deps, scope: Scope, ids: readonly string[]) => Promise<void>;
};

const doubtAbout = async (deps: Deps, scope: Scope, letter: Going): Promise<string | null> => {
  try {
    await sendOnce(deps, scope, [[letter]], false);
    return null;
  } catch (error) {
    const problem = problemResult(scope.locale, error);
    return 'message' in problem ? (problem.message ?? null) : null;
  }
};

/** Single documents with the user's text, or as items of a job. */
export const lettersOf = <Row extends DocumentState, Stored extends object = object>(
  family: Family<Row>,
  { kind, by, outgoing, recipient, lack, going, sameAs, sent }: Letters<Row, Stored>,
) => {
  const { objectType, definition, labelOf } = family;
  const { states } = definition.words;

  const loaded = async (deps: Deps, scope: Scope, id: string): Promise<{ row: Row; out: Outgoing<Stored> }> => {
    const row = await family.load(scope, deps.db.read, id);
    permit(scope, ...[by].flat());
    const out = await outgoing(deps, scope, row);
    if (!out) throw wrongStatusOf(states, row);
    if (out.extraPermission) permit(scope, out.extraPermission);
    return { row, out };
  };

  const recordSent = async (
    tx: Tx,
    { deps, scope, at }: { deps: Deps; scope: Scope; at: number },
    row: Row,
    { channel, to, stored }: Pick<Written, 'channel' | 'to'> & { stored: Stored },
  ): Promise<void> => {
    const marked = sent ? await sent(tx, scope, row.id, at) : { status: row.status, version: null };
    if (!marked) return;
    const { status, version } = marked;
    const after = { channel, to, ...stored, ...(version === null ? {} : { sentAt: at, version }) };
    await appendHistory(tx, scope, at, [
      { objectType, objectId: row.id, action: 'letter', fromStatus: status, toStatus: status, after },
    ]);
    await family.announce(tx, deps, scope, [row.id]);
  };

  return {
    kind,
    by,
    going,

    letter: async (
      deps: Deps,
      scope: Scope,
      { id, channel }: { id: string; channel: Channel },
    ): Promise<Letter & Stored> => {
      const { row, out } = await loaded(deps, scope, id);
      const to = await recipient(scope, deps.db.read, row, channel);
      const values = { ...out.values, ...(out.link ? LINK_LATER : {}) };
      const letter = await draftLetter(deps, scope, { key: { channel, product: out.product }, to, values });
      return { ...letter, ...out.stored };
    },

    send: async (
      deps: Deps,
      scope: Scope,
      { id, addressChecked = false, ...payload }: SendWish & { id: string },
    ): Promise<{ jobId: string }> => {
      const { row } = await loaded(deps, scope, id);
      if (payload.channel === 'email') {
        refuseAddress(payload, await recipient(scope, deps.db.read, row, 'email'), lack('email'));
        if (going) await sendOnce(deps, scope, [[going(row, payload.to)]], addressChecked);
      }
      const now = deps.now();
      const jobId = await deps.db.transact(async (tx) => {
        const same = await sameAs?.(scope, tx.db, row, payload, jakartaDay(now));
        return enqueue(tx, scope, now, {
          kind,
          payload: asStored(payload),
          items: [{ refId: id, label: labelOf(row) }],
          ...(same === undefined ? {} : { uniqueKey: `${kind}:${same}` }),
        });
      });
      return { jobId };
    },

    /** Safe to run again. */
    sendItem: async (
      deps: Deps,
      scope: Scope,
      { id, deliveryId, payload }: { id: string; deliveryId: string; payload: SendPayload },
    ): Promise<ItemResult> => {
      const { read } = deps.db;
      const row = await family.find(scope, read, id);
      if (!row) return failed('not_found', say(scope.locale, 'problem.not_found'));
      const out = await outgoing(deps, scope, row);
      if (!out) return skipped('wrong_status', say(scope.locale, `${states}.${row.status}`));
      const { channel } = payload;
      let link: PublicLink | null = null;
      const letter = await writeLetter(deps, scope, {
        objectId: id,
        label: labelOf(row),
        deliveryId,
        product: out.product,
        payload,
        known: () => recipient(scope, read, row, channel),
        lack: lack(channel),
        doubt: payload.automatic && going ? () => doubtAbout(deps, scope, going(row)) : undefined,
        values: async (tx, letterId) => {
          if (!out.link) return out.values;
          link = await out.link(tx, letterId);
          return { ...out.values, link: link.url, linkExpires: formatDay(jakartaDay(link.expiresAt)) };
        },
      });
      if ('status' in letter) return letter;
      const { bytes, name } = await drawn(deps, scope, await out.paper(link));
      const { senderName, needs, template, stored } = out;
      return handOver(deps, scope, letter, {
        senderName,
        needs,
        template,
        document: { name, content: bytes },
        sent: (tx, at) => recordSent(tx, { deps, scope, at }, row, { channel, to: letter.to, stored }),
      });
    },

    deliveries: async (deps: Deps, scope: Scope, id: string): Promise<Delivery[]> => {
      permit(scope, definition.access.view);
      await family.load(scope, deps.db.read, id);
      return deliveriesOf(scope, deps.db.read, id);
    },
  };
};
