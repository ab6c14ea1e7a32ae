import { jakartaDay, jakartaTime } from '../scope.ts';
import { dayOff } from './day-count.ts';

const FROM = '08:00';
const UNTIL = '17:00';

/** Whether people are at work in Jakarta at a moment (epoch ms): from eight to five, on no weekend and no holiday. */
export const inWorkingHours = (now: number): boolean => {
  const time = jakartaTime(now);
  return dayOff(jakartaDay(now)) === null && time >= FROM && time < UNTIL;
};
