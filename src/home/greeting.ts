import { jakartaTime } from '#domain/scope.ts';

/** Which greeting fits the hour in Jakarta: until 11 morning, until 15 noon, until 18.30 afternoon. Words are under `home.greeting`. */
export const greetingAt = (now: number): 'morning' | 'noon' | 'afternoon' | 'evening' => {
  const time = jakartaTime(now);
  if (time < '03:00' || time >= '18:30') return 'evening';
  if (time < '11:00') return 'morning';
  return time < '15:00' ? 'noon' : 'afternoon';
};
