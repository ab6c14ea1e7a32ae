import { jakartaTime } from '#domain/scope.ts';

/** By the hour in Jakarta: morning until 11, noon until 15, afternoon until 18.30. */
export const greetingAt = (now: number): 'morning' | 'noon' | 'afternoon' | 'evening' => {
  const time = jakartaTime(now);
  if (time < '03:00' || time >= '18:30') return 'evening';
  if (time < '11:00') return 'morning';
  return time < '15:00' ? 'noon' : 'afternoon';
};
