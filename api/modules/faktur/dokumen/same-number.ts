import type { FakturDefinition } from '#domain/faktur/definition.ts';
import type { FakturRow, Finding } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import { holdClaim } from '../../../../db/repositories/claims.ts';
import { fakturByNumbers } from '../../../../db/repositories/faktur/chain.ts';
import { fieldErrorsOf } from '../../../documents/findings.ts';

/** Held while a document number is written, so that the second of two concurrent documents sees the first. */
export const NUMBERS = 'number of another document';

type Row = Pick<FakturRow<string>, 'id' | 'number' | 'replaces' | 'status' | 'createdAt' | 'errorCount'>;

const double: readonly Finding[] = [{ path: 'number', message: 'dokumen.check.double', severity: 'error' }];

/** A number may be sent once. A document and its replacement are no duplicates. */
export const sameNumber = ({ type, unsent }: Pick<FakturDefinition, 'type' | 'unsent'>) => {
  const others = async (scope: Scope, query: Query, of: Row): Promise<Row[]> => {
    if (of.number === null) return [];
    const same = await fakturByNumbers<string>(scope, query, type, [of.number]);
    return same.filter(
      ({ id, status, replaces }) =>
        id !== of.id && id !== of.replaces && replaces !== of.id && !['CANCELED', 'AMENDED'].includes(status),
    );
  };
  const isSent = ({ status }: Row): boolean => !unsent.includes(status);
  /** Of two unsent documents the one saved without errors has priority: the later one had the warning on saving. */
  const isBefore = (one: Row, of: Row): boolean => {
    if (isSent(one) || of.errorCount > 0) return true;
    return one.errorCount === 0 && (one.createdAt < of.createdAt || (one.createdAt === of.createdAt && one.id < of.id));
  };

  return {
    atSaving: async (scope: Scope, query: Query, of: Row): Promise<readonly Finding[]> =>
      (await others(scope, query, of)).length > 0 ? double : [],

    /** Of two unsent documents the first may be sent. */
    atSending: async (scope: Scope, query: Query, of: Row): Promise<readonly Finding[]> =>
      (await others(scope, query, of)).some((one) => isBefore(one, of)) ? double : [],

    /** In the transaction that sends the documents. */
    hold: async (tx: Tx, scope: Scope, rows: readonly Row[]): Promise<void> => {
      await holdClaim(tx, scope, NUMBERS);
      for (const row of rows)
        if ((await others(scope, tx.db, row)).some(isSent))
          throw new Problem('invalid', { errors: fieldErrorsOf(double), extra: { id: row.id } });
    },
  };
};
