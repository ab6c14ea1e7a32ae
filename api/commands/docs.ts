import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contractDocs } from './contract/own-contract.ts';
import { describedApi } from './describe-api.ts';
import { generatedDocs } from './generated-docs.ts';
import { limitsDoc } from './limits-doc.ts';

const pages = { ...generatedDocs(), 'docs/limits.md': limitsDoc(describedApi()), ...contractDocs(Date.now()) };
for (const [path, text] of Object.entries(pages)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
