import { jakartaDay, jakartaTime } from '../scope.ts';
import { dayOff } from './day-count.ts';

const FROM = '08:00';
const UNTIL = '17:00';

/** Whether a moment (epoch ms) is in office hours in Jakarta: eight to five, not on weekends and holidays. */
export const inWorkingHours = (now: number): boolean => {
  const time = jakartaTime(now);
  return dayOff(jakartaDay(now)) === null && time >= FROM && time < UNTIL;
};
