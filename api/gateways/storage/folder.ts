import { mkdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of files in a folder, by id. A file is there whole or not at all: it is written beside its place and moved in. */
export const folderStore = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const pathOf = (id: string): string => {
    if (!/^[\w-]+$/.test(id)) throw new RangeError('not an id of a file');
    return join(folder, id);
  };
  return {
    pathOf,
    write: async (id: string, bytes: Uint8Array): Promise<void> => {
      const path = pathOf(id);
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    read: async (id: string): Promise<Uint8Array> => readFile(pathOf(id)),
    remove: (id: string): Promise<void> => rm(pathOf(id), { force: true }),
  };
};
