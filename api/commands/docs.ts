import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedDocs } from './generated-docs.ts';

/** npm run docs: writes the pages made from definitions anew. */
for (const [path, text] of Object.entries(generatedDocs())) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
