import { hash as digest } from 'node:crypto';
import { dayAfterDays } from '#domain/calendar/day-count.ts';
import { type CalendarEvent, calendarText } from '#domain/calendar/ical.ts';
import type { CalendarAddress } from '#domain/home/calendar-schema.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { formatDay, formatPeriod } from '#domain/text/format.ts';
import {
  type CalendarFeed,
  feedOf,
  insertFeed,
  ownDatesFrom,
  removeFeed,
  unsafeFeedByToken,
} from '../../../db/repositories/calendar.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { personById } from '../../../db/repositories/people.ts';
import { ownPlaces } from '../../services/company/places.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { deadlinesBetween } from './deadlines.ts';
import { taxEventsBetween } from './tax-calendar-events.ts';

const KEY = 'HOMEPAGE_CALENDAR_VIEW';
const BACK_DAYS = 31;
const AHEAD_DAYS = 366;

const tokenOf = (deps: Deps, id: string): string => deps.keyed('links', `calendar ${id}`);
const hashOf = (token: string): string => digest('sha256', token, 'hex');

const addressOf = (deps: Deps, feed: CalendarFeed | undefined): CalendarAddress =>
  feed
    ? { address: `${deps.publicUrl}/public/api/calendar/${tokenOf(deps, feed.id)}.ics`, createdAt: feed.createdAt }
    : { address: null, createdAt: null };

export const calendarAddress = async (deps: Deps, scope: Scope): Promise<CalendarAddress> => {
  permit(scope, KEY);
  return addressOf(deps, await feedOf(scope, deps.db.read));
};

const history = (deps: Deps, scope: Scope, action: string) =>
  [deps.now(), [{ objectType: 'calendar_feed', objectId: scope.userId, action }]] as const;

/** The previous URL becomes invalid. */
export const newCalendarAddress = async (deps: Deps, scope: Scope): Promise<CalendarAddress> => {
  permit(scope, KEY);
  const id = deps.newId();
  const { companyId, userId } = scope;
  const feed = { id, companyId, userId, tokenHash: hashOf(tokenOf(deps, id)), createdAt: deps.now() };
  await deps.db.transact(async (tx) => {
    // The head of the history serialises concurrent requests: the second replaces the first URL.
    await appendHistory(tx, scope, ...history(deps, scope, 'create'));
    await removeFeed(tx, scope);
    await insertFeed(tx, feed);
  });
  return addressOf(deps, feed);
};

export const endCalendarAddress = (deps: Deps, scope: Scope): Promise<void> =>
  deps.db.transact(async (tx) => {
    if (!(await removeFeed(tx, scope))) throw new Problem('not_found');
    await appendHistory(tx, scope, ...history(deps, scope, 'remove'));
  });

/** What a feed contains of the days around today. */
const feedRange = (today: string) => ({ from: dayAfterDays(today, -BACK_DAYS), to: dayAfterDays(today, AHEAD_DAYS) });

const deadlineEvents = async (deps: Deps, scope: Scope, today: string): Promise<CalendarEvent[]> => {
  const { rows } = await deadlinesBetween(deps, scope, feedRange(today));
  const words = (name: string, params = {}) => say(scope.locale, `home.feed.${name}`, params);
  return rows
    .filter(({ state }) => state !== 'none')
    .map(({ key, period, day, lawDay, incomplete, state, says }) => {
      const title = say(scope.locale, `calendar.obligation.${key}`);
      const masa = words(day === lawDay ? 'masa' : 'moved', { masa: formatPeriod(period), from: formatDay(lawDay) });
      const done = state === 'done';
      return {
        uid: `${key}-${period}-${scope.companyId}@patuh`,
        day,
        title: done ? words('done', { title }) : title,
        text: [masa, ...(incomplete ? [words('may_move')] : []), ...(done && says ? [says] : [])].join('. '),
      };
    });
};

/** Throws `not_found` if the URL is invalid or its user lost the permission. */
export const readCalendar = async (deps: Deps, token: string): Promise<string> => {
  const { read } = deps.db;
  const feed = await unsafeFeedByToken(read, hashOf(token));
  const person = feed && (await personById(read, feed.userId));
  if (!feed || !person) throw new Problem('not_found');
  const locale: Locale = person.preferences.locale === 'en' ? 'en' : 'id';
  const reader: Scope = {
    companyId: feed.companyId,
    userId: person.id,
    userName: person.name,
    role: '',
    permissions: new Set(),
    ip: '',
    locale,
  };
  const place = (await ownPlaces(deps, reader)).find(({ company }) => company.id === feed.companyId);
  if (!place?.scope.permissions.has(KEY) || place.company.archivedAt !== null) throw new Problem('not_found');
  const company = await companyOf(place.scope, read);
  if (!company) throw new Problem('not_found');
  const today = jakartaDay(deps.now());
  const own = await ownDatesFrom(place.scope, read, dayAfterDays(today, -BACK_DAYS));
  const inLanguage = { ...place.scope, locale };
  const shared = await taxEventsBetween(deps, inLanguage, feedRange(today));
  const events = [
    ...(await deadlineEvents(deps, inLanguage, today)),
    ...[...own, ...shared].map(({ id, date, title, note }) => ({ uid: `${id}@patuh`, day: date, title, text: note })),
  ];
  const name = say(locale, 'home.feed.name', { company: company.name });
  return calendarText({ name, events: events.sort((a, b) => a.day.localeCompare(b.day)) }, deps.now());
};
