import { unreachable } from '../answer.ts';

const HOUR_MS = 3_600_000;
const OFF_MS = 300_000;

export const companyIn = (params: unknown): string | undefined => {
  if (typeof params !== 'object' || params === null) return undefined;
  const of = [params, ...Object.values(params)].find(
    (part): part is { companyId: string } =>
      typeof part === 'object' && part !== null && typeof (part as { companyId?: unknown }).companyId === 'string',
  );
  return of?.companyId;
};

type Call = (params: unknown, ...more: unknown[]) => Promise<unknown>;

/**
 * Blocks every call in the name of a company that has not proven its NPWP, and calls without a company. Returns
 * unreachable, so that nothing is stored as the office's response (see api/http/unproven.ts).
 */
export const provenOnly = <Office extends object>(
  office: Office,
  isProven: (companyId: string) => Promise<boolean>,
  isOn: () => Promise<boolean>,
): Office => {
  const guarded = (part: unknown): unknown => {
    if (typeof part === 'function') {
      const call = part as Call;
      return async (params: unknown, ...more: unknown[]) => {
        const companyId = companyIn(params);
        if (companyId === undefined || !(await isProven(companyId))) return unreachable(HOUR_MS);
        return (await isOn()) ? call(params, ...more) : unreachable(OFF_MS);
      };
    }
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, guarded(value)]));
  };
  return guarded(office) as Office;
};
