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

/**
 * Purpose of a derived key. Each new purpose needs a new name, so that a value for one purpose is useless for another.
 */
export type Purpose =
  | 'links'
  | 'addresses'
  | 'attempts'
  | 'certificates'
  | 'factors'
  | 'history'
  | 'anchors'
  | 'proofs';

/** Returns an HMAC of the text under the key of this purpose, 43 characters of base64url. */
export type Keyed = (purpose: Purpose, text: string) => string;

/** An event for open screens. Sent after the commit, to the users of one company. */
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

export type Stamp = Pick<Deps, 'now' | 'newId'>;

export type Deps = {
  readonly db: Db;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newToken: () => string;
  /** Keyed hashes of this installation: link tokens, hashed addresses. */
  readonly keyed: Keyed;
  readonly djp: TaxOffice;
  /** Lets a person act as the taxpayer at the simulated office; null with a real one. */
  readonly taxpayers: TaxpayerCounter | null;
  readonly trustedIssuers: TrustedIssuers;
  readonly bupotOffice: BupotOffice;
  readonly sptOffice: SptOffice;
  readonly billingOffice: BillingOffice;
  /** Lets a person pay a code manually at the simulated office; null with a real one. */
  readonly billingCounter: BillingCounter | null;
  /** When the disturbance of the tax office began; null without one. */
  readonly officeState: () => { readonly disturbedSince: number | null };
  readonly bank: Bank;
  /** Lets a person pay at a simulated bank; null with a real one. */
  readonly bankCounter: BankCounter | null;
  readonly mail: Mailer;
  readonly whatsapp: Whatsapp;
  readonly files: FileStore;
  /** Papers are rendered by worker threads, so that the serving thread is not blocked. */
  readonly draw: Draw;
  readonly events: Events;
  /** Records refusals and reads asynchronously. */
  readonly securityLog: SecurityNotes;
  readonly soonMs: number;
  readonly publicUrl: string;
  readonly internalAdmins: ReadonlySet<string>;
  /** Whether simulated letters show their links: in a demo only. */
  readonly simulatorShowsLinks: boolean;
  /** Worker threads open their own read connection here. */
  readonly dataDir: string;
};

export const permitInternal = (scope: Scope): void => {
  if (!scope.internal) throw new Problem('forbidden');
};

/** Requires all of these permissions; if none are recorded (null), requires an Owner. */
export const permitAll = (scope: Scope, keys: readonly Permission[] | null): void => {
  const may = keys === null ? scope.role === 'Owner' : keys.every((key) => scope.permissions.has(key));
  if (!may) throw new Problem('forbidden');
};

/** Any one of these permissions is enough. */
export const permit = (scope: Scope, ...keys: readonly Permission[]): void => {
  if (!keys.some((key) => scope.permissions.has(key))) throw new Problem('forbidden');
};

/** The scope of automatic work in a company, without a person: schedules, and callbacks of outside systems. */
export const systemScope = (companyId: string): Scope => ({
  companyId,
  userId: 'system',
  userName: 'Patuh',
  role: 'Owner',
  permissions: new Set(permissions),
  ip: '',
  locale: 'id',
});
