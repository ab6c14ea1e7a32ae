import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/** Where a run keeps what it throws away: in memory where there is room, as a busy disk takes ten times as long to make and to remove files. */
export const throwAway = () => {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
};
