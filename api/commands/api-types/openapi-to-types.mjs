import { register } from 'node:module';

const compiler = JSON.stringify(new URL('compiler.mjs', import.meta.url).href);
const instead = `export const resolve = (name, context, next) => next(name === 'typescript' ? ${compiler} : name, context);`;
register(`data:text/javascript,${encodeURIComponent(instead)}`);
const { default: openapiTS, astToString } = await import('openapi-typescript');

export const typesOf = async (description) => astToString(await openapiTS(description, { defaultNonNullable: false }));
