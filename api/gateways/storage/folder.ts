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
 * Where files are made before they are moved in: beside the folder, so that who copies it meets none that is gone a moment later. Nothing
 * is moved from one disk to another: a folder that is a disk of its own has them within.
 */
const partsOf = (folder: string): string =>
  statSync(folder).dev === statSync(dirname(folder)).dev ? `${folder}.parts` : folder;

/** Files in a folder, each under its id: written elsewhere and moved in. Several machines may share one. */
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
