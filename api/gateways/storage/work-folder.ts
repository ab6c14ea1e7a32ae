import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const ENDING = '.part';

/** Whether a name is that of a file somebody still works on, or left when they were killed. */
export const isPart = (name: string): boolean => name.endsWith(ENDING);

/** Lets a file be worked on under a name nobody else has, and removes what is left of it. */
export const partIn = async <T>(folder: string, id: string, work: (path: string) => Promise<T>): Promise<T> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${id}.${randomUUID()}${ENDING}`);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
};

/** Removes what nobody has written to since a moment. */
export const tidyParts = async (folder: string, before: number): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isPart)) {
    const path = join(folder, name);
    const touched = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => before,
    );
    if (touched < before) await rm(path, { force: true });
  }
};
