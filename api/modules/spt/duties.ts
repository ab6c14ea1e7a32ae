import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { dutyOf, isOpenDuty, type ReturnDuty, type ReturnMasa } from '#domain/spt/duty.ts';
import { type ReturnType, returnTypes } from '#domain/spt/record.ts';
import type { Query } from '../../../db/database.ts';
import { masaWithDocuments } from '../../../db/repositories/spt/masa-documents.ts';
import { closingSpts } from '../../../db/repositories/spt/spt.ts';
import { statedBetween } from '../../../db/repositories/stated-duties.ts';
import { ownFamilies, returnTypesOf } from '../../services/company/families.ts';
import type { Deps } from '../../services/deps.ts';

/** Months to look back; older masa without a return have to be settled with the tax office directly. */
const BACK = 36;

export type Duty = ReturnDuty<Awaited<globalThis.ReturnType<typeof closingSpts>>[number]>;

const keyOf = ({ type, period }: ReturnMasa): string => `${type} ${period}`;

export const readableReturns = ({ permissions }: Scope): readonly ReturnType[] =>
  returnTypes.filter((type) => permissions.has(returnAccess(type).view));

type Source = Pick<Deps, 'now'> & { readonly db: { readonly read: Query } };

/**
 * Earliest masa first, of the given kinds: by default those the user may view. A masa without a return counts where the
 * company has documents of that kind.
 */
export const returnDuties = async (
  deps: Source,
  scope: Scope,
  types: readonly ReturnType[] = readableReturns(scope),
): Promise<readonly Duty[]> => {
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const last = periodAfter(periodOf(today), -1);
  const first = `${periodAfter(last, -BACK).slice(0, 4)}-01`;
  const [versions, documents, stated, families] = await Promise.all([
    closingSpts(scope, read),
    masaWithDocuments(scope, read, [first, last]),
    statedBetween(scope, read, [first, last]),
    ownFamilies(deps, scope),
  ]);
  const works = new Set(returnTypesOf(families));
  const [inForce, statedDuty] = [new Set(documents.map(keyOf)), new Set(stated.map(keyOf))];
  const payrollYears = new Set(documents.flatMap(({ type, period }) => (type === 'PPH21' ? [period.slice(0, 4)] : [])));
  const found: ReturnMasa[] = [
    ...versions,
    ...[
      ...documents,
      ...stated,
      ...[...payrollYears].map((year) => ({ type: 'PPH21' as const, period: `${year}-12` })),
      { type: 'PPN' as const, period: last },
    ].filter(({ type }) => works.has(type)),
  ];
  const wanted = new Set(types);
  const masas = new Map(found.filter(({ type }) => wanted.has(type)).map((one) => [keyOf(one), one]));
  return [...masas.values()]
    .flatMap(({ type, period }): Duty[] => {
      const key = keyOf({ type, period });
      const duty = dutyOf(
        { type, period },
        {
          versions,
          today,
          documents: inForce.has(key),
          payroll: payrollYears.has(period.slice(0, 4)),
          stated: statedDuty.has(key),
        },
      );
      return duty ? [duty] : [];
    })
    .sort((a, b) => a.period.localeCompare(b.period) || returnTypes.indexOf(a.type) - returnTypes.indexOf(b.type));
};

export const openDuties = async (deps: Deps, scope: Scope): Promise<readonly Duty[]> =>
  (await returnDuties(deps, scope)).filter(isOpenDuty);
