import type { Law } from '#domain/law-rows.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { RecordRules } from '../../records/plain-record.ts';
import type { Deps } from '../../services/deps.ts';
import { lawChanged } from '../../services/law-rows.ts';

type Values = Readonly<Record<string, unknown>>;

export type LawRules = {
  /** Field errors of one row. */
  readonly check?: (values: Values) => FieldErrors;
  readonly within?: RecordRules['within'];
};

/** A row in force is closed or corrected, never removed. */
export const rulesOf = (deps: Deps, law: Law, { check, within }: LawRules = {}): RecordRules => ({
  changed: lawChanged,
  ...(within ? { within } : {}),
  check: async (_scope, _query, values) => {
    const { validFrom, validUntil } = values;
    const ends = typeof validUntil === 'string' && validUntil < String(validFrom);
    return { ...(ends ? { validUntil: 'law.ends_before' } : {}), ...check?.(values) };
  },
  removable: async (_tx, _scope, row) => {
    if (law.builtIn().has(row.id) || String(row.validFrom) <= jakartaDay(deps.now()))
      throw new Problem('wrong_status', { message: 'law.in_force' });
  },
});
