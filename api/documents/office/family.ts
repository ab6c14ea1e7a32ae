import type { Finding } from '#domain/definition/finding.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import type { SendingAction } from '../../../db/repositories/sendings.ts';
import type { Signee } from '../../../db/repositories/signees.ts';
import type { DocumentOffice, Verdict } from '../../gateways/djp/document-port.ts';
import type { Deps } from '../../services/deps.ts';
import type { ItemResult } from '../item-result.ts';
import type { Step } from '../moves.ts';

/** Our own codes beside the office's: the line broke before, or after, the document may have arrived. */
export const UNREACHABLE = 'UNREACHABLE';
export const ANSWER_LOST = 'ANSWER_LOST';
export const NOT_SENT = 'NOT_SENT';
/** The office's: it has another content under this key. */
export const KEY_REUSED = 'KEY_REUSED';

/** A record the office is handed. */
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

/** What is written when the office, or the line to it, says something. */
export type OfficeSet = {
  officeCode?: string | null;
  officeMessage?: string | null;
  officeRef?: string | null;
  signeeId?: string | null;
  signeeName?: string | null;
};

/** A sending failed; an answer came that changes no state. Every machine of such documents has these two. */
export type CommonMove = 'fail' | 'inquire';

export type OfficeStep<Row extends Sent, Move extends string, Set> = Step<Row, Move | CommonMove, Set>;

/** One sending as a job asks for it. */
export type SendPayload<Action extends string> = {
  move: Action;
  /** How long the history was when the documents were put in line, for the first time or again. */
  since?: number;
};

/** What came of asking for the next thing: the office's word on it, or the move that ends it. */
export type NextStep<Step> = { readonly verdict: Verdict } | { readonly step: Step };

/** A family of documents that are sent to the office: all that differs between them on the way there and back. */
export type SentFamily<Row extends Sent, Full extends Row, Move extends string, Set extends OfficeSet, Outgoing> = {
  /** Message keys: what is said of the line stands under `words`, the words of the states under `states`. */
  readonly words: string;
  readonly states: string;
  /** Whose signature it carries. */
  readonly product: Signee['product'];
  /** What the history calls a sending: its key counts them. */
  readonly sendings: readonly SendingAction[];
  /** What it calls whatever a sending job begins with. */
  readonly begins: readonly SendingAction[];
  readonly allows: (move: CommonMove, row: Row) => boolean;
  /** The state of a document whose sending broke off. */
  readonly failedState: Row['status'];
  /** An answer of the office is still to come. */
  readonly isWaiting: (row: Row) => boolean;
  /** That answer depends on the office alone and is a matter of moments. */
  readonly comesSoon: (row: Row) => boolean;
  /** The office or the line has thrown it back: a person may send it again. */
  readonly isThrownBack: (row: Row) => boolean;
  /** The office has the document already: it is asked after, not sent again. */
  readonly isStored: (row: Row) => boolean;
  /** What a job says of a document that is through. */
  readonly through: (scope: Scope, row: Row) => ItemResult | null;
  readonly row: (scope: Scope, query: Query, id: string) => Promise<Row | undefined>;
  readonly full: (scope: Scope, query: Query, id: string) => Promise<Full | undefined>;
  readonly labelOf: (row: Row) => string;
  /** What those sent together are put in order by: the last day, or the masa, by which it has to be with the office. */
  readonly dueOf: (row: Row) => string;
  readonly move: (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    now: number,
    steps: readonly OfficeStep<Row, Move, Set>[],
  ) => Promise<Row[]>;
  /** What puts a document on its way; null when nothing does in this state. */
  readonly sendingStep: (
    read: Row,
    signee: Pick<Signee, 'name'> | undefined,
    /** The action a person chose. */
    action: string,
  ) => OfficeStep<Row, Move, Set> | null;
  /** Throws `period_filed` where it would come into a masa that was closed since it was asked for, and nobody says why. */
  readonly refuseClosed?: (scope: Scope, query: Query, full: Full) => Promise<void>;
  /** What keeps it from being sent. */
  readonly errors: (deps: Deps, scope: Scope, full: Full) => Promise<Finding[]>;
  readonly office: (deps: Deps) => DocumentOffice<Outgoing>;
  readonly outgoing: (
    scope: Scope,
    query: Query,
    sender: { readonly npwp: string },
    signee: Pick<Signee, 'name' | 'npwp'>,
    full: Full,
  ) => Promise<Outgoing>;
  /** The move a verdict asks for in the state the document is in; null when there is nothing to do. */
  readonly stepFor: (read: Row, verdict: Verdict) => OfficeStep<Row, Move, Set> | null;
  /** What follows from a move for the document this one replaces. */
  readonly following: (tx: Tx, scope: Scope, step: OfficeStep<Row, Move, Set>) => Promise<OfficeStep<Row, Move, Set>[]>;
  /** Asks the office for what comes once it has said this; null when nothing does, or nobody answered. */
  readonly next?: (
    deps: Deps,
    scope: Scope,
    row: Row,
    verdict: Verdict,
  ) => Promise<NextStep<OfficeStep<Row, Move, Set>> | null>;
};

/** What the office said, for any family's moves. */
export const saying = <Set extends OfficeSet>(set: OfficeSet): Set => set as Set;
