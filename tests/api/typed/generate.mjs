/** Generates client types from a description: node generate.mjs openapi.json paths.d.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { typesOf } from '../../../api/commands/api-types/openapi-to-types.mjs';

const [from, to] = process.argv.slice(2);
writeFileSync(to, await typesOf(JSON.parse(readFileSync(from, 'utf8'))));
