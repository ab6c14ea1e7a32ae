import type { Finding } from '#domain/definition/finding.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import type { SendingAction } from '../../../db/repositories/sendings.ts';
import type { Signee } from '../../../db/repositories/signees.ts';
import type { DocumentOffice, Verdict } from '../../gateways/djp/document-port.ts';
import type { Deps } from '../../services/deps.ts';
import type { ItemResult } from '../item-result.ts';
import type { Step } from '../moves.ts';

/** Our own codes beside the office's: the connection failed before, or after, the document may have arrived. */
export const UNREACHABLE = 'UNREACHABLE';
export const ANSWER_LOST = 'ANSWER_LOST';
export const NOT_SENT = 'NOT_SENT';
/** The office has different content under this key. */
export const KEY_REUSED = 'KEY_REUSED';

export type Sent = {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly number: string | null;
  readonly replaces: string | null;
  readonly officeRef: string | null;
  readonly officeCode: string | null;
  readonly officeMessage: string | null;
  readonly signeeId: string | null;
  readonly updatedBy: string;
  readonly updatedAt: number;
};

export type OfficeSet = {
  officeCode?: string | null;
  officeMessage?: string | null;
  officeRef?: string | null;
  signeeId?: string | null;
  signeeName?: string | null;
};

/** `fail`: a sending failed; `inquire`: an answer without a change of state. */
export type CommonMove = 'fail' | 'inquire';

export type OfficeStep<Row extends Sent, Move extends string, Set> = Step<Row, Move | CommonMove, Set>;

export type SendPayload<Action extends string> = {
  move: Action;
  /** Length of the history when the documents were queued. */
  since?: number;
};

export type NextStep<Step> = { readonly verdict: Verdict } | { readonly step: Step };

export type SentFamily<Row extends Sent, Full extends Row, Move extends string, Set extends OfficeSet, Outgoing> = {
  /** Connection errors are under `words`, state names under `states`. */
  readonly words: string;
  readonly states: string;
  readonly product: Signee['product'];
  /** History actions that count as a sending; the sending key contains their number. */
  readonly sendings: readonly SendingAction[];
  readonly begins: readonly SendingAction[];
  readonly allows: (move: CommonMove, row: Row) => boolean;
  readonly failedState: Row['status'];
  readonly isWaiting: (row: Row) => boolean;
  /** Whether that answer depends on the office alone and takes only moments. */
  readonly comesSoon: (row: Row) => boolean;
  /** Rejected by the office, or the connection failed: a user may send it again. */
  readonly isThrownBack: (row: Row) => boolean;
  /** The office has the document already: its state is queried, it is not sent again. */
  readonly isStored: (row: Row) => boolean;
  readonly through: (scope: Scope, row: Row) => ItemResult | null;
  readonly row: (scope: Scope, query: Query, id: string) => Promise<Row | undefined>;
  readonly full: (scope: Scope, query: Query, id: string) => Promise<Full | undefined>;
  readonly labelOf: (row: Row) => string;
  /** The last day, or the masa, by which the office must have the document. */
  readonly dueOf: (row: Row) => string;
  readonly move: (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    now: number,
    steps: readonly OfficeStep<Row, Move, Set>[],
  ) => Promise<Row[]>;
  readonly sendingStep: (
    read: Row,
    signee: Pick<Signee, 'name'> | undefined,
    action: string,
  ) => OfficeStep<Row, Move, Set> | null;
  /** Throws `period_filed` if its masa was closed since the request and no reason is given. */
  readonly refuseClosed?: (scope: Scope, query: Query, full: Full) => Promise<void>;
  readonly errors: (deps: Deps, scope: Scope, full: Full) => Promise<Finding[]>;
  readonly office: (deps: Deps) => DocumentOffice<Outgoing>;
  readonly outgoing: (
    scope: Scope,
    query: Query,
    sender: { readonly npwp: string },
    signee: Pick<Signee, 'name' | 'npwp'>,
    full: Full,
  ) => Promise<Outgoing>;
  readonly stepFor: (read: Row, verdict: Verdict) => OfficeStep<Row, Move, Set> | null;
  readonly following: (tx: Tx, scope: Scope, step: OfficeStep<Row, Move, Set>) => Promise<OfficeStep<Row, Move, Set>[]>;
  /** The next step after this verdict; null if there is none, or no answer. */
  readonly next?: (
    deps: Deps,
    scope: Scope,
    row: Row,
    verdict: Verdict,
  ) => Promise<NextStep<OfficeStep<Row, Move, Set>> | null>;
};

export const saying = <Set extends OfficeSet>(set: OfficeSet): Set => set as Set;
