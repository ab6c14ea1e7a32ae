import type { Scope } from '#domain/scope.ts';
import { colleaguesOf } from '../../../db/repositories/companies.ts';
import type { Deps } from '../deps.ts';

/** Everyone who works in the company, for mentions and for "dibuat oleh". */
export const colleagues = (deps: Deps, scope: Scope) => colleaguesOf(scope, deps.db.read);
