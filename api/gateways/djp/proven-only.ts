import { unreachable } from '../answer.ts';

const HOUR_MS = 3_600_000;

/** The company a call is about: it names it itself, or the document in it does. */
const companyIn = (params: unknown): string | undefined => {
  if (typeof params !== 'object' || params === null) return undefined;
  const of = [params, ...Object.values(params)].find(
    (part): part is { companyId: string } =>
      typeof part === 'object' && part !== null && typeof (part as { companyId?: unknown }).companyId === 'string',
  );
  return of?.companyId;
};

type Call = (params: unknown, ...more: unknown[]) => Promise<unknown>;

/**
 * A tax office that nothing reaches in the name of a company which is not proven to hold its NPWP, whoever asks: a request, a job, the clock. It is as if
 * the office did not answer, so that nothing is written down as its word; that the company has to prove itself first is told where a person asks
 * (api/http/unproven.ts). A call that names no company does not get through either.
 */
export const provenOnly = <Office extends object>(
  office: Office,
  isProven: (companyId: string) => Promise<boolean>,
): Office => {
  const guarded = (part: unknown): unknown => {
    if (typeof part === 'function') {
      const call = part as Call;
      return async (params: unknown, ...more: unknown[]) => {
        const companyId = companyIn(params);
        return companyId !== undefined && (await isProven(companyId)) ? call(params, ...more) : unreachable(HOUR_MS);
      };
    }
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, guarded(value)]));
  };
  return guarded(office) as Office;
};
