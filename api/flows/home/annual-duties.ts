import { isDraftReturn, isFiledReturn, isUnmade, isVoidReturn, type RegisterRow } from '#domain/efiling/register.ts';
import { grouped } from '#domain/law-rows.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import type { Deps } from '../../services/deps.ts';
import { readRegister } from '../efiling/register.ts';

export const mayReadAnnual = ({ permissions }: Scope): boolean => permissions.has(annualAccess.view);

/** All versions of the annual returns of the company, from the register; none for those who may not read them. */
export const annualVersions = async ({ db, now }: Deps, scope: Scope): Promise<readonly RegisterRow[]> => {
  if (!mayReadAnnual(scope)) return [];
  const rows = await readRegister(scope, db.read, jakartaDay(now()));
  return rows.filter((row) => row.kind === 'BADAN' && !isVoidReturn(row));
};

/** Of each year the version to be filed next, or filed last; earliest first. */
export const annualDuties = async (deps: Deps, scope: Scope): Promise<readonly RegisterRow[]> => {
  const rows = await annualVersions(deps, scope);
  const newest = [...grouped(rows, ({ period }) => period).values()].flatMap((versions) =>
    versions
      .toSorted((a, b) => b.revision - a.revision || Number(isFiledReturn(b)) - Number(isFiledReturn(a)))
      .slice(0, 1),
  );
  return newest.sort((a, b) => a.period.localeCompare(b.period));
};

/** A person has to begin it, or to go on with it. */
export const isOpenAnnual = (row: RegisterRow): boolean => isUnmade(row) || isDraftReturn(row);

/** Also one that did not reach the tax office: somebody has to send it again. */
export const waitsForPerson = (row: RegisterRow): boolean => isOpenAnnual(row) || row.status === 'FAILED';

export const isSentAnnual = (row: RegisterRow): boolean => !isOpenAnnual(row) && !isFiledReturn(row);

/** Still to be paid, in rupiah. */
export const restOf = ({ result, amount }: RegisterRow): string => (result === 'UNDERPAID' && amount ? amount : '0.00');
export const overpaidOf = ({ result, amount }: RegisterRow): string =>
  result === 'OVERPAID' && amount ? amount : '0.00';
