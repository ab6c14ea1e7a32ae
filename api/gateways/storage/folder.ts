import { mkdirSync, statSync } from 'node:fs';
import { access, constants, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedId } from './id.ts';
import type { FileStore } from './port.ts';
import { isPart, partIn, tidyParts } from './work-folder.ts';

const noneThere = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/**
 * Files are created in a folder beside the store and then moved, so that a backup never meets a file that disappears. A
 * move must not cross file systems: if the store is a mount, the folder is inside it.
 */
const partsOf = (folder: string): string =>
  statSync(folder).dev === statSync(dirname(folder)).dev ? `${folder}.parts` : folder;

export const folderStore = (folder: string): FileStore => {
  mkdirSync(folder, { recursive: true });
  const parts = partsOf(folder);
  const pathOf = (id: string): string => join(folder, checkedId(id));

  const make = <T>(id: string, work: (path: string) => Promise<T>): Promise<T> => {
    const path = pathOf(id);
    return partIn(parts, id, async (part) => {
      const made = await work(part);
      await rename(part, path);
      return made;
    });
  };

  return {
    ready: () =>
      access(folder, constants.R_OK | constants.W_OK).catch((error: Error) => {
        throw new Error(`Files cannot be kept in ${folder}: ${error.message}`);
      }),
    write: async (id, content) => make(id, (part) => writeFile(part, content)),
    read: async (id) => readFile(pathOf(id)),
    open: async (id) => {
      const file = await open(pathOf(id)).catch(noneThere);
      if (!file) return null;
      const { size } = await file.stat();
      return { size, content: file.createReadStream() };
    },
    size: async (id) => (await stat(pathOf(id)).catch(noneThere))?.size ?? null,
    remove: async (id) => rm(pathOf(id), { force: true }),
    list: async function* (prefix) {
      const names = await readdir(folder);
      yield* names.filter((name) => name.startsWith(prefix) && !isPart(name)).sort();
    },
    lend: async (id, work) => work(pathOf(id)),
    make: async (id, work) => make(id, work),
    tidy: (before) => tidyParts(parts, before),
  };
};
