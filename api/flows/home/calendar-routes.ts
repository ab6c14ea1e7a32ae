import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { daysBetween } from '#domain/calendar/day-count.ts';
import { dayText } from '#domain/definition/view-pieces.ts';
import { calendarAddressSchema, deadlinesSchema, taxEventsSchema } from '#domain/home/calendar-schema.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { calendarAddress, endCalendarAddress, newCalendarAddress, readCalendar } from './calendar-feed.ts';
import { deadlinesBetween } from './deadlines.ts';
import { taxEventsBetween } from './tax-calendar-events.ts';

const tag = 'home';
const path = '/home/calendar/address';
const needs = keysOf('home/calendar', 'show');

const LONGEST = 366;
const stretch = z
  .object({ from: dayText, to: dayText })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) <= LONGEST, {
    path: ['to'],
    error: 'home.calendar.too_long',
  });

export const calendarRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'listDeadlines',
      method: 'get',
      path: '/home/deadlines',
      tag,
      summary: 'The deadlines of a range of days, with the state of each for the company',
      needs,
      query: stretch,
      out: deadlinesSchema,
    }),
    async (c) => c.json(await deadlinesBetween(deps, c.get('scope'), c.req.valid('query'))),
  );
  app.openapi(
    route({
      operationId: 'listTaxEvents',
      method: 'get',
      path: '/cms/tax-calendar-event',
      tag,
      summary: 'Events that internal admins put in the calendars, in a range of days',
      needs,
      query: stretch,
      out: taxEventsSchema,
    }),
    async (c) => c.json(await taxEventsBetween(deps, c.get('scope'), c.req.valid('query'))),
  );
  app.openapi(
    route({
      operationId: 'getCalendarAddress',
      method: 'get',
      path,
      tag,
      summary: 'The secret address of this company’s calendar for this person',
      needs,
      out: calendarAddressSchema,
    }),
    async (c) => c.json(await calendarAddress(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'makeCalendarAddress',
      method: 'post',
      path,
      tag,
      summary: 'Make a new one; the one before opens nothing any more',
      needs,
      out: calendarAddressSchema,
    }),
    async (c) => c.json(await newCalendarAddress(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'removeCalendarAddress',
      method: 'delete',
      path,
      tag,
      summary: 'Take it back',
      needs,
      status: 204,
    }),
    async (c) => {
      await endCalendarAddress(deps, c.get('scope'));
      return c.body(null, 204);
    },
  );
  return app;
};

export const calendarPublicRoutes = (deps: Deps) =>
  router().openapi(
    route({
      operationId: 'getPublicCalendar',
      method: 'get',
      path: '/calendar/{file}',
      tag: 'public previews',
      summary: 'A calendar (RFC 5545) by its secret address',
      params: z.object({ file: z.string().max(70) }),
      file: 'text/calendar',
    }),
    async (c) => {
      const text = await readCalendar(deps, c.req.valid('param').file.replace(/\.ics$/, ''));
      return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
    },
  );
