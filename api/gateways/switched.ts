import { unreachable } from './answer.ts';

const WAIT_MS = 5 * 60_000;

type Call = (...params: unknown[]) => Promise<unknown>;

/** Calls answer as if the system could not be reached while it is off. `calls`: the methods that reach out. */
export const switched = <System extends object>(
  system: System,
  calls: readonly (keyof System)[],
  isOn: () => Promise<boolean>,
): System => {
  const guarded =
    (call: Call): Call =>
    async (...params) =>
      (await isOn()) ? call(...params) : unreachable(WAIT_MS);
  const methods = calls.map((name) => [name, guarded(system[name] as Call)]);
  return { ...system, ...Object.fromEntries(methods) };
};
