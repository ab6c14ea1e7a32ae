import { register } from 'node:module';

const compiler = JSON.stringify(new URL('compiler.mjs', import.meta.url).href);
const instead = `export const resolve = (name, context, next) => next(name === 'typescript' ? ${compiler} : name, context);`;
register(`data:text/javascript,${encodeURIComponent(instead)}`);
const { default: openapiTS, astToString } = await import('openapi-typescript');

/** TypeScript types of a description. A field with a default may be left out of a request. */
export const typesOf = async (description) => astToString(await openapiTS(description, { defaultNonNullable: false }));
