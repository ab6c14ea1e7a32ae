import { z } from '@hono/zod-openapi';
import { sides } from '#domain/cocokkan/sides.ts';
import { masa } from '../../../http/addresses.ts';

export const base = '/efaktur/cocokkan';
export const tag = 'Cocokkan';

/** So many masa are looked at at once. */
const MOST = 24;

const months = (period: string): number => Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7));

/** Whether the masa stand in their order, and are not more than can be looked at. */
export const isSpan = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && months(to) - months(from) < MOST;
export const notSpan = { error: 'cocokkan.server.span', path: ['to'] };

export const asked = { side: z.enum(sides), from: masa, to: masa };
