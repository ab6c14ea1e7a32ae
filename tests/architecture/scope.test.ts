import { getTableColumns, is, Table } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as tables from '../../db/tables.ts';
import { isTest, type Source, sourcesIn } from './sources.ts';

const PARAMETERS =
  /export\s+(?:const\s+(\w+)\s*=\s*(?:async\s*)?(?:<[^>]*>\s*)?|(?:async\s+)?function\s*\*?\s*(\w+)\s*)\(([^)]*)\)/g;

/**
 * Neither take a scope (first, or right after an open transaction) nor carry "unsafe" in their name. Functions of plain
 * values (rows to records, filters to conditions) are left out.
 */
const unscoped = ({ text }: Source): string[] =>
  [...text.matchAll(PARAMETERS)].flatMap(([, arrow, declared, parameters = '']) => {
    const name = (arrow ?? declared) as string;
    const touches = /\b(?:query|read|db|tx)\s*:\s*(?:Query|Tx|Db)\b/.test(parameters);
    const scoped = /^\s*(?:tx\s*:\s*Tx\s*,\s*)?(?:_?scope|companyId|\{[^}]*\}(?=\s*:\s*Scope))\s*:/.test(parameters);
    const adds = /^insert/.test(name) && /^\s*tx\s*:\s*Tx\b/.test(parameters);
    return touches && !scoped && !adds && !/^unsafe/.test(name) ? [name] : [];
  });

/** Tables without a company, or used before a company is known. */
const shared = [
  'companies',
  'users',
  'knownAddresses',
  'signInTries',
  'secondFactors',
  'officeDocuments',
  'officeSerials',
  'officeBillings',
  'bankCallbacks',
  'demoInvoices',
  'quotaPackages',
  'freeUnits',
  // Switched by internal admins for all companies.
  'outsideSystems',
  'digests',
  // Kept by internal admins for all companies.
  'carouselSlides',
  'taxCalendarEvents',
  'whatsNew',
  'countries',
  'lawRows',
];

/** Functions used before there is a scope, or across companies for internal use; each with its reason. */
const withoutScope: Record<string, string> = {
  'law-rows.ts storedLawRows': 'tables of law are of no company',
  'law-rows.ts lawRevision': 'tables of law are of no company',
  'countries.ts lacksCountries': 'countries are of no company',
  'people.ts': 'a person is known before a company is chosen',
  'second-factors.ts': 'signing in comes before any scope',
  'sessions.ts': 'a session says which company: it comes before the scope',
  'faktur-list.ts pageQuery': 'makes the statement; the company is a placeholder in it',
  'gateway-calls.ts databaseCallLog': 'memory handed to the gateways; each call names its company',
  'simulated-messages.ts databaseMailbox': 'memory handed to the gateways; each message names its company',
  'office-billings.ts databaseBillingBooks': "the simulated office's own books, of all companies",
  'office.ts databaseBooks': "the simulated office's own books, of all companies",
  'bank.ts databaseBankBooks': "the simulated bank's own books, of all companies",
  'history-check.ts verifyHistory': 'proves the chain of any company, from the command line and by the clock',
  'record-check.ts verifyRecords': 'the same of chains of records',
};
/** Across companies for the requesting person, or only building a statement. */
const acrossCompanies =
  /sessions\.ts |\/(companies\.ts (companyCount|associatesOf)|members\.ts (companiesShared|lastSignIns)|people\.ts companiesOf|own-companies\.ts placesOfPerson|security-log\.ts insertSecurityRows|faktur\/chain\.ts unsafeAwaitingQuery)$/;
const excused = (entry: string): boolean => Object.keys(withoutScope).some((key) => `${entry} `.includes(`/${key} `));

const declared = Object.entries<unknown>(tables).flatMap(([name, table]) =>
  is(table, Table) ? [{ name, table }] : [],
);
const repositories = sourcesIn('db/repositories').filter((source) => !isTest(source));

describe('every row of a company', () => {
  it('carries the company it belongs to', () => {
    expect(declared.length).toBeGreaterThan(20);
    const without = declared.filter(({ table }) => !('companyId' in getTableColumns(table))).map(({ name }) => name);
    expect(without.sort()).toEqual([...shared].sort());
  });

  it('is read and written by functions that take the scope first', () => {
    const found = repositories.flatMap((source) => unscoped(source).map((name) => `${source.path} ${name}`));
    expect(found.filter((entry) => !excused(entry))).toEqual([]);
  });

  it('is reached across companies by functions that say so, and each of them runs unscoped', () => {
    const functions = repositories.flatMap(({ path, text }) =>
      [...text.matchAll(/export const (\w+) = (unscoped\()?/g)].map(([, name = '', runs]) => ({
        entry: `${path} ${name}`,
        unsafe: name.startsWith('unsafe'),
        runs: runs !== undefined,
      })),
    );
    const differs = functions.filter(({ entry, unsafe, runs }) => unsafe !== runs && !acrossCompanies.test(entry));
    expect(differs.map(({ entry }) => entry)).toEqual([]);
  });

  it('is touched in repositories only', () => {
    const elsewhere = sourcesIn('api').filter(
      (source) =>
        !isTest(source) &&
        !source.path.startsWith('api/commands/') &&
        /from\s+'[^']*db\/(?:tables|schema\/[\w-]+)\.ts'/.test(source.text) &&
        !/^import type/m.test(source.text.match(/.*db\/(?:tables|schema).*/)?.[0] ?? ''),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  it('would be missed by none of these', () => {
    const at = (text: string) => unscoped({ path: 'db/repositories/x.ts', text });
    expect(at(`export const rowsOf = async (query: Query, id: string) => 1;`)).toEqual(['rowsOf']);
    expect(at(`export const rowsOf = async (query: Query, scope: Scope) => 1;`)).toEqual(['rowsOf']);
    expect(at(`export async function* rowsOf(db: Db) {}`)).toEqual(['rowsOf']);
    expect(at(`export const rowsOf = async (scope: Scope, query: Query) => 1;`)).toEqual([]);
    expect(at(`export const add = async (tx: Tx, scope: Scope, row: Row) => 1;`)).toEqual([]);
    expect(at(`export const unsafeAll = (query: Query) => 1;`)).toEqual([]);
    expect(at(`export const toRecord = (row: Row) => 1;`)).toEqual([]);
  });
});
