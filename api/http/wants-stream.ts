import type { Ctx } from './edge.ts';

/** Whether events are asked for, as a browser that listens does. */
export const wantsStream = (c: Ctx): boolean => (c.req.header('Accept') ?? '').includes('text/event-stream');
