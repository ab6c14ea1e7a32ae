import type { FakturDefinition } from '#domain/faktur/definition.ts';
import type { FakturRow, Finding } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import { holdClaim } from '../../../../db/repositories/claims.ts';
import { fakturByNumbers } from '../../../../db/repositories/faktur/chain.ts';
import { fieldErrorsOf } from '../../../documents/findings.ts';

/** What whoever writes the number of a paper holds, so that of two of one number at the same moment the second sees the first. */
export const NUMBERS = 'number of another document';

type Row = Pick<FakturRow<string>, 'id' | 'number' | 'replaces' | 'status' | 'createdAt' | 'errorCount'>;

const double: readonly Finding[] = [{ path: 'number', message: 'dokumen.check.double', severity: 'error' }];

/** Documents of one type with the number of the same paper: each paper is handed in once. One and what replaces it are no doubles. */
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
  /** Of two that wait it is the one that had no fault when it was saved: whoever saved later was told. */
  const isBefore = (one: Row, of: Row): boolean => {
    if (isSent(one) || of.errorCount > 0) return true;
    return one.errorCount === 0 && (one.createdAt < of.createdAt || (one.createdAt === of.createdAt && one.id < of.id));
  };

  return {
    /** Said of one as it is saved, where there is another at all. */
    atSaving: async (scope: Scope, query: Query, of: Row): Promise<readonly Finding[]> =>
      (await others(scope, query, of)).length > 0 ? double : [],

    /** Said of one as it is sent, where another came before it: of two that wait for each other the first goes. */
    atSending: async (scope: Scope, query: Query, of: Row): Promise<readonly Finding[]> =>
      (await others(scope, query, of)).some((one) => isBefore(one, of)) ? double : [],

    /** Refuses, in the transaction that puts them on their way, those of which another was sent since they were looked at. */
    hold: async (tx: Tx, scope: Scope, rows: readonly Row[]): Promise<void> => {
      await holdClaim(tx, scope, NUMBERS);
      for (const row of rows)
        if ((await others(scope, tx.db, row)).some(isSent))
          throw new Problem('invalid', { errors: fieldErrorsOf(double), extra: { id: row.id } });
    },
  };
};
