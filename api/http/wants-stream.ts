import type { Ctx } from './edge.ts';

export const wantsStream = (c: Ctx): boolean => (c.req.header('Accept') ?? '').includes('text/event-stream');
