/** Generates client types from a description: node generate.mjs openapi.json paths.d.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';

const compiler = JSON.stringify(new URL('compiler.mjs', import.meta.url).href);
const instead = `export const resolve = (name, context, next) => next(name === 'typescript' ? ${compiler} : name, context);`;
register(`data:text/javascript,${encodeURIComponent(instead)}`);

const { default: openapiTS, astToString } = await import('openapi-typescript');
const [from, to] = process.argv.slice(2);
writeFileSync(to, astToString(await openapiTS(readFileSync(from, 'utf8'))));
