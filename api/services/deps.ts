import type { LiveKind } from '#domain/documents.ts';
import { type Permission, permissions } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Clock, Scope } from '#domain/scope.ts';
import type { Db } from '../../db/database.ts';
import type { Draw } from '../flows/drawing.ts';
import type { Bank, BankCounter } from '../gateways/bank/port.ts';
import type { BillingCounter, BillingOffice } from '../gateways/djp/billing/port.ts';
import type { BupotOffice } from '../gateways/djp/bupot/port.ts';
import type { TaxOffice, TaxpayerCounter } from '../gateways/djp/port.ts';
import type { SptOffice } from '../gateways/djp/spt/port.ts';
import type { Mailer } from '../gateways/mail/port.ts';
import type { FileStore } from '../gateways/storage/port.ts';
import type { Whatsapp } from '../gateways/whatsapp/port.ts';
import type { TrustedIssuers } from './company/trusted-issuers.ts';
import type { SecurityNotes } from './security/notes.ts';

/** What a key of its own is drawn for. A new purpose gets a new word: what is made under one says nothing about another. */
export type Purpose =
  | 'links'
  | 'addresses'
  | 'attempts'
  | 'certificates'
  | 'factors'
  | 'history'
  | 'anchors'
  | 'proofs';

/** Answers an unguessable text that only holders of the key can make from this one, 43 characters of base64url. */
export type Keyed = (purpose: Purpose, text: string) => string;

/** Something happened that open screens want to know. Sent after the commit, to the people of one company. */
export type Happening =
  | { kind: 'job'; jobId: string }
  /** Documents were made, changed or removed. */
  | { kind: LiveKind; ids: string[] }
  /** Ledgers were handed in or taken out, something was decided about their entries, or suppliers were asked for documents. */
  | { kind: 'ledger'; ids: string[] }
  | { kind: 'import'; id: string; step: string; progress?: { done: number; total: number } }
  /** Slips are asked of the office, or taken over from it. */
  | { kind: 'bupotPull'; id: string; status: string }
  /** The same of incoming invoices. */
  | { kind: 'fakturPull'; id: string; status: string }
  | { kind: 'notification'; userId: string }
  /** A session ended, went to another company or changed: whoever remembers it looks again. */
  | { kind: 'session'; hash: string }
  /** The tax office fell silent, or answers again: news for everybody. */
  | { kind: 'office'; disturbedSince: number | null };

export type Events = { publish(companyId: string, happening: Happening): void };

/** What gives a new record its id and its moment: a worker thread has that much too. */
export type Stamp = Pick<Deps, 'now' | 'newId'>;

/** What every use case is handed: `(deps, scope, input)`. */
export type Deps = {
  readonly db: Db;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newToken: () => string;
  /** Texts only this house can make: tokens of links, names of addresses. */
  readonly keyed: Keyed;
  readonly djp: TaxOffice;
  /** Where a person acts as the taxpayer while the office is simulated; null elsewhere. */
  readonly taxpayers: TaxpayerCounter | null;
  /** Whose certificates prove that a company holds its NPWP. */
  readonly trustedIssuers: TrustedIssuers;
  readonly bupotOffice: BupotOffice;
  readonly sptOffice: SptOffice;
  readonly billingOffice: BillingOffice;
  /** Where a person pays a code by hand while the office is simulated; null before a real one. */
  readonly billingCounter: BillingCounter | null;
  /** Since when the tax office does not answer; null while it does. */
  readonly officeState: () => { readonly disturbedSince: number | null };
  readonly bank: Bank;
  /** Where money comes from at a simulated bank; null where the bank is real. */
  readonly bankCounter: BankCounter | null;
  readonly mail: Mailer;
  readonly whatsapp: Whatsapp;
  readonly files: FileStore;
  /** Papers are drawn by worker threads; whoever serves requests draws none itself. */
  readonly draw: Draw;
  readonly events: Events;
  /** Where refusals and looks are told of, beside the work. */
  readonly securityLog: SecurityNotes;
  /** So long a request waits for an answer from outside that usually comes at once. */
  readonly soonMs: number;
  /** Where this product is reached, for links in mails: "http://localhost:4300". */
  readonly publicUrl: string;
  /** E-mail addresses of those who work for the house itself, in small letters. */
  readonly internalAdmins: ReadonlySet<string>;
  /** Whether simulated letters show their links: in a demo alone. */
  readonly simulatorShowsLinks: boolean;
  /** Where worker threads open a reading connection of their own. */
  readonly dataDir: string;
};

/** For what belongs to the house and to no company. */
export const permitInternal = (scope: Scope): void => {
  if (!scope.internal) throw new Problem('forbidden');
};

/** Every one of these keys; of what nobody wrote down the keys, only for an Owner. */
export const permitAll = (scope: Scope, keys: readonly Permission[] | null): void => {
  const may = keys === null ? scope.role === 'Owner' : keys.every((key) => scope.permissions.has(key));
  if (!may) throw new Problem('forbidden');
};

/** Any one of these keys suffices. */
export const permit = (scope: Scope, ...keys: readonly Permission[]): void => {
  if (!keys.some((key) => scope.permissions.has(key))) throw new Problem('forbidden');
};

/** What the product does by itself in a company, without a person: schedules, and what outside systems tell us. */
export const systemScope = (companyId: string): Scope => ({
  companyId,
  userId: 'system',
  userName: 'Patuh',
  role: 'Owner',
  permissions: new Set(permissions),
  ip: '',
  locale: 'id',
});
