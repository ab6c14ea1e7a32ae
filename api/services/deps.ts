import type { LiveKind } from '#domain/documents.ts';
import type { PageServices } from '#domain/page-services.ts';
import { type Permission, permissions } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Clock, Scope } from '#domain/scope.ts';
import type { Db } from '../../db/database.ts';
import type { Draw } from '../flows/drawing.ts';
import type { Accounting } from '../gateways/accounting/port.ts';
import type { Bank, BankCounter } from '../gateways/bank/port.ts';
import type { BillingCounter, BillingOffice } from '../gateways/djp/billing/port.ts';
import type { BupotOffice } from '../gateways/djp/bupot/port.ts';
import type { FilingOffice } from '../gateways/djp/filing/port.ts';
import type { TaxOffice, TaxpayerCounter } from '../gateways/djp/port.ts';
import type { SptOffice } from '../gateways/djp/spt/port.ts';
import type { HelpDesk } from '../gateways/help-desk/port.ts';
import type { Mailer } from '../gateways/mail/port.ts';
import type { Messaging } from '../gateways/messaging/port.ts';
import type { FileStore } from '../gateways/storage/port.ts';
import type { Webhooks } from '../gateways/webhooks/port.ts';
import type { Whatsapp } from '../gateways/whatsapp/port.ts';
import type { TrustedIssuers } from './company/trusted-issuers.ts';
import type { SecurityNotes } from './security/notes.ts';

/** Each purpose has its own name, so that a value for one is useless for another. */
export type Purpose =
  | 'links'
  | 'addresses'
  | 'attempts'
  | 'certificates'
  | 'factors'
  | 'history'
  | 'anchors'
  | 'proofs'
  | 'apiKeys'
  | 'webhooks'
  | 'accounting';

/** 43 characters of base64url. */
export type Keyed = (purpose: Purpose, text: string) => string;

/** Sent after the commit, to the users of one company. */
export type Happening =
  | { kind: 'job'; jobId: string }
  | { kind: LiveKind; ids: string[] }
  /** Ledgers were uploaded or removed, entries decided, or suppliers asked for documents. */
  | { kind: 'ledger'; ids: string[] }
  | { kind: 'import'; id: string; step: string; progress?: { done: number; total: number } }
  /** Slips are requested from the office, or taken over. */
  | { kind: 'bupotPull'; id: string; status: string }
  /** The same for incoming invoices. */
  | { kind: 'fakturPull'; id: string; status: string }
  | { kind: 'notification'; userId: string }
  /** A session ended, switched company or changed: caches must read it again. */
  | { kind: 'session'; hash: string }
  /** Rows of a table of law changed: every process loads them, and every screen. */
  | { kind: 'law' }
  /** The tax office became unavailable or available: for everybody. */
  | { kind: 'office'; disturbedSince: number | null };

export type Events = { publish(companyId: string, happening: Happening): void };

export type Stamp = Pick<Deps, 'now' | 'newId'>;

export type Deps = {
  readonly db: Db;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newToken: () => string;
  readonly keyed: Keyed;
  readonly djp: TaxOffice;
  /** Null with a real office. */
  readonly taxpayers: TaxpayerCounter | null;
  readonly trustedIssuers: TrustedIssuers;
  readonly bupotOffice: BupotOffice;
  readonly sptOffice: SptOffice;
  readonly filingOffice: FilingOffice;
  readonly billingOffice: BillingOffice;
  /** Null with a real office. */
  readonly billingCounter: BillingCounter | null;
  /** Null without a disturbance. */
  readonly officeState: () => { readonly disturbedSince: number | null };
  readonly bank: Bank;
  /** Null with a real bank. */
  readonly bankCounter: BankCounter | null;
  readonly mail: Mailer;
  readonly whatsapp: Whatsapp;
  readonly webhooks: Webhooks;
  readonly accounting: Accounting;
  readonly helpDesk: HelpDesk;
  readonly messaging: Messaging;
  /** Configured services of pages, and the hosts that pages may contact for them. */
  readonly pageServices: { readonly services: PageServices; readonly hosts: ReadonlySet<string> };
  readonly files: FileStore;
  /** In worker threads, so that the serving thread is not blocked. */
  readonly draw: Draw;
  readonly events: Events;
  /** Records refusals and reads asynchronously. */
  readonly securityLog: SecurityNotes;
  readonly soonMs: number;
  readonly publicUrl: string;
  readonly internalAdmins: ReadonlySet<string>;
  /** Of pictures and links in content that internal admins write. Lower case. */
  readonly contentHosts: ReadonlySet<string>;
  /** Whether simulated letters show their links: in a demo only. */
  readonly simulatorShowsLinks: boolean;
  /** Worker threads open their own read connection here. */
  readonly dataDir: string;
};

export const permitInternal = (scope: Scope): void => {
  if (!scope.internal) throw new Problem('not_found');
};

/** Requires all of these; an Owner if none are recorded (null). */
export const permitAll = (scope: Scope, keys: readonly Permission[] | null): void => {
  const may = keys === null ? scope.role === 'Owner' : keys.every((key) => scope.permissions.has(key));
  if (!may) throw new Problem('forbidden');
};

/** Any one is enough. */
export const permit = (scope: Scope, ...keys: readonly Permission[]): void => {
  if (!keys.some((key) => scope.permissions.has(key))) throw new Problem('forbidden');
};

/** Without a person: schedules, and callbacks of outside systems. */
export const systemScope = (companyId: string): Scope => ({
  companyId,
  userId: 'system',
  userName: 'Patuh',
  role: 'Owner',
  permissions: new Set(permissions),
  ip: '',
  locale: 'id',
});
