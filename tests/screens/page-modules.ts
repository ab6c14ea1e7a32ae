import { root } from '../architecture/sources.ts';

type Evaluated = { promise?: unknown; exports?: unknown; evaluated: boolean; readonly importers: Set<string> };
type Worker = { readonly evaluatedModules: { readonly idToModuleMap: ReadonlyMap<string, Evaluated> } };

/**
 * A new page shares no module state with the former one. `vi.resetModules()` would also evaluate the server again, with
 * everything it imports, in every file. Vitest has no public option for this; the fields are those it resets itself.
 */
export const resetPageModules = (): void => {
  const { evaluatedModules } = Reflect.get(globalThis, '__vitest_worker__') as Worker;
  for (const [path, module] of evaluatedModules.idToModuleMap) {
    if (!path.startsWith(`${root}src/`)) continue;
    module.promise = undefined;
    module.exports = undefined;
    module.evaluated = false;
    module.importers.clear();
  }
};
