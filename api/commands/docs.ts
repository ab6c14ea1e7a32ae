import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createApp } from '../app/app.ts';
import { compose } from '../compose.ts';
import { readEnv } from '../env.ts';
import { describeApi } from '../http/openapi.ts';
import type { Description } from './bounds-of-calls.ts';
import { generatedDocs } from './generated-docs.ts';
import { limitsDoc } from './limits-doc.ts';

const described = async (): Promise<Description> => {
  const folder = mkdtempSync(join(tmpdir(), 'patuh-docs-'));
  try {
    const { edge, close } = await compose(readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
    const description = describeApi(createApp(edge), false) as Description;
    await close();
    return description;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const pages = { ...generatedDocs(), 'docs/limits.md': limitsDoc(await described()) };
for (const [path, text] of Object.entries(pages)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
