import { z } from '@hono/zod-openapi';
import { draftView, stepInput, stepView, storedFile } from '#domain/definition/step-schema.ts';
import { stepResource, type Wizard } from '#domain/definition/steps.ts';
import { createRouter } from '../http/create-router.ts';
import type { Deps } from '../services/deps.ts';
import { type StepRules, stepService } from './step-service.ts';

const version = z.coerce.number().int().min(0);

/** `ereg/company` is `EregCompany` in names of operations. */
const nameOf = (resource: string): string =>
  resource.replace(/(?:^|[/_-])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The routes of a wizard: its draft, each of its steps, uploads, the one-time code and the submission. */
export const stepRoutes = (wizard: Wizard, rules: StepRules) => (deps: Deps) => {
  const service = stepService(deps, wizard, rules);
  const { resource: tag, owner } = wizard;
  const app = createRouter(tag);
  const name = nameOf(tag);
  const draft = draftView.meta({ id: `${name}Draft` });
  const address = (method: 'get' | 'post' | 'put' | 'delete', path: string, operationId: string, summary: string) => ({
    method,
    path: `/${path}`,
    operationId,
    summary,
    ...(owner === 'person' ? {} : { needs: owner }),
  });
  app.addRoute({
    ...address('get', `${tag}/draft`, `get${name}Draft`, 'The steps to fill in, and which are complete'),
    out: draft,
    does: (_, scope) => service.get(scope),
  });
  app.addRoute({
    ...address('delete', `${tag}/draft`, `cancel${name}`, 'Remove the draft with its files'),
    query: z.object({ version }),
    out: draft,
    does: (query, scope) => service.cancel(scope, query.version),
  });
  app.addRoute({
    ...address('post', `${tag}/files`, `upload${name}File`, 'Store a file for a week, or while a saved step has it'),
    form: z.object({ file: z.instanceof(File) }),
    out: storedFile.meta({ id: `${name}File` }),
    status: 201,
    does: async ({ file }, scope) =>
      service.upload(scope, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }),
  });
  app.addRoute({
    ...address('post', tag, `submit${name}`, 'Submit the draft'),
    body: z.strictObject({ version, ...(wizard.code ? { code: z.string().trim().max(20) } : {}) }),
    out: z.object({ id: z.string() }),
    status: 201,
    idempotent: true,
    does: (body, scope) => service.submit(scope, body.version, 'code' in body ? String(body.code) : ''),
  });
  if (wizard.code)
    app.addRoute({
      ...address('post', `${tag}/code`, `send${name}Code`, 'Send the one-time code that the submission requires'),
      out: draft,
      does: (_, scope) => service.sendCode(scope),
    });
  for (const [step, definition] of Object.entries(wizard.steps)) {
    const path = stepResource(wizard, step);
    const out = stepView(definition).meta({ id: nameOf(path) });
    app.addRoute({
      ...address('get', `${path}/draft`, `get${nameOf(path)}`, `The step ${step}`),
      out,
      does: (_, scope) => service.getStep(scope, step),
    });
    app.addRoute({
      ...address('put', `${path}/draft`, `save${nameOf(path)}`, `Save the step ${step}`),
      body: stepInput(definition).extend({ version }),
      out,
      does: ({ version: seen, ...input }, scope) => service.save(scope, { version: Number(seen), step }, input),
    });
  }
  return app;
};
