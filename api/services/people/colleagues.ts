import type { Scope } from '#domain/scope.ts';
import { colleaguesOf } from '../../../db/repositories/companies.ts';
import type { Deps } from '../deps.ts';

export const colleagues = (deps: Deps, scope: Scope) => colleaguesOf(scope, deps.db.read);
