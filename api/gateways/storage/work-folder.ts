import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const ENDING = '.part';

export const isPart = (name: string): boolean => name.endsWith(ENDING);

export const partIn = async <T>(folder: string, id: string, work: (path: string) => Promise<T>): Promise<T> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${id}.${randomUUID()}${ENDING}`);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
};

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
