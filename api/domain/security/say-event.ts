import { type Locale, say } from '../messages/index.ts';
import { placeOf } from '../people/key-matrix.ts';
import type { SecurityEvent, SecurityFacts } from './events.ts';

const sayKey = (locale: Locale, key: string): string | undefined => {
  const place = placeOf(key);
  return place && `${say(locale, `roles.thing.${place.thing}`)} · ${say(locale, `roles.act.${place.act}`)}`;
};

export const sayEvent = (locale: Locale, event: SecurityEvent, { key, what, ...facts }: SecurityFacts): string => {
  const text = key === undefined ? undefined : sayKey(locale, String(key));
  if (event === 'no_key' && text !== undefined) return say(locale, 'securityLog.no_named_key', { key: text });
  return say(locale, `securityLog.event.${event}`, {
    ...facts,
    ...(what === undefined ? {} : { what: { key: `securityLog.internal.${what}` } }),
  });
};
