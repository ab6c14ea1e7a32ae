import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const files = (path) => {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(path, entry.name)) : [join(path, entry.name)],
  );
};

/** Tests are left out, since they are not part of a build. */
export const fingerprint = (...paths) => {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const path of paths.flatMap(files).sort())
    if (!/\.test\.tsx?$/.test(path))
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)))
        .update('\0');
  return hash.digest('hex');
};
