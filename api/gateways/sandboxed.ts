import type { Sandbox } from '#domain/company/sandbox.ts';
import type { Clock } from '#domain/scope.ts';
import { answerLost, unreachable } from './answer.ts';
import { companyIn } from './djp/proven-only.ts';

const MINUTE = 60_000;

type Call = (params: unknown, ...more: unknown[]) => Promise<unknown>;
type Part = Readonly<Record<string, unknown>>;

type Options = {
  readonly now: Clock;
  /** Undefined for every other company. */
  readonly sandboxOf: (companyId: string) => Promise<Sandbox | undefined>;
};

/** Calls in the name of a sandbox company never reach the real system, and get the faults it has set. */
export const sandboxing = ({ now, sandboxOf }: Options) => {
  const counted = new Map<string, { minute: number; count: number }>();

  const isOver = (companyId: string, { requestsAMinute }: Sandbox): boolean => {
    const minute = Math.floor(now() / MINUTE);
    const known = counted.get(companyId);
    const count = known?.minute === minute ? known.count + 1 : 1;
    counted.set(companyId, { minute, count });
    return requestsAMinute !== null && count > requestsAMinute;
  };

  const routed =
    (real: Call, simulated: Call): Call =>
    async (params, ...more) => {
      const companyId = companyIn(params);
      const sandbox = companyId === undefined ? undefined : await sandboxOf(companyId);
      if (companyId === undefined || !sandbox) return real(params, ...more);
      if (isOver(companyId, sandbox)) return unreachable(MINUTE - (now() % MINUTE));
      if (sandbox.fault === 'unreachable') return unreachable(MINUTE);
      const answer = await simulated(params, ...more);
      return sandbox.fault === 'lost' ? answerLost(MINUTE) : answer;
    };

  const both = (real: unknown, simulated: unknown): unknown => {
    if (typeof real === 'function') return routed(real as Call, simulated as Call);
    if (typeof real !== 'object' || real === null) return real;
    const parts = Object.entries(real).map(([name, part]) => [name, both(part, (simulated as Part)[name])]);
    return Object.fromEntries(parts);
  };

  /** `calls`: the methods that reach out; every one if left out. */
  return <System extends object>(real: System, simulated: System, calls?: readonly (keyof System)[]): System => {
    if (!calls) return both(real, simulated) as System;
    const methods = calls.map((name) => [name, both(real[name], simulated[name])]);
    return { ...real, ...Object.fromEntries(methods) };
  };
};
