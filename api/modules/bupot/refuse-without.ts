import { Problem } from '#domain/problem.ts';
import type { BupotOffice } from '../../gateways/djp/bupot/port.ts';
import type { Deps } from '../../services/deps.ts';

/** A company without a line to the office exchanges files: it cannot do this here. */
export const refuseWithout = (deps: Deps, capability: keyof BupotOffice['capabilities']): void => {
  if (!deps.bupotOffice.capabilities[capability])
    throw new Problem('conflict', { message: `bupot.server.cannot_${capability}` });
};
