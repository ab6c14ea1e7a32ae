import type { BulkAnswer } from '#domain/definition/answers.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Cure, CureChange, CureOf, RefusedFamilyName } from '#domain/refusals/cure.ts';
import type { RefusalRow } from '#domain/refusals/schema.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import type { RefusalCount } from '../../../db/repositories/refusals.ts';
import type { Deps } from '../../services/deps.ts';

/** A cure as a person asks for it: of one cause, of all or of those named; sent again, or left as drafts. */
export type CureParams = {
  readonly code: string;
  readonly cure: Cure;
  readonly ids?: readonly string[] | undefined;
  readonly send: boolean;
  /** Why, where the return of a masa is with the office. */
  readonly lockReason?: string | undefined;
};

/** Documents of one cause, before and, where a cure is named, after it. */
export type RowsParams = {
  readonly code: string;
  readonly cure?: Cure | undefined;
  readonly offset: number;
  readonly limit: number;
};

/** One family on the list of what was thrown back: where it lies, what cures it, how a cure is tried and carried out. */
export type RefusedFamily = {
  readonly name: RefusedFamilyName;
  readonly view: Permission;
  /** The job of its cures. */
  readonly job: string;
  readonly knows: (code: string) => boolean;
  readonly cureOf: (code: string) => CureOf | undefined;
  readonly counts: (scope: Scope, query: Query) => Promise<RefusalCount[]>;
  readonly rows: (deps: Deps, scope: Scope, params: RowsParams) => Promise<RefusalRow[]>;
  /** Asked by one who may see the family, of a kind that fits the code. */
  readonly cure: (deps: Deps, scope: Scope, params: CureParams) => Promise<BulkAnswer>;
};

/** A document as a cure would leave it. `obstacle`: in words, what then still keeps it from being sent. */
export type Trial<Input, Full> = {
  readonly input: Input;
  readonly next: Full;
  readonly changes: readonly CureChange[];
  readonly obstacle: string | null;
};
