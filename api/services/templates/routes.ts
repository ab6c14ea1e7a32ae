import { z } from '@hono/zod-openapi';
import { products, senders, templateProducts } from '#domain/company/template-products.ts';
import {
  mailSenderSchema,
  templatePreviewSchema,
  templateSchema,
  templateVariableSchema,
  testLetterSchema,
} from '#domain/company/template-schema.ts';
import { channelSchema } from '#domain/definition/answers.ts';
import { say } from '#domain/messages/index.ts';
import { listQuery, withRange } from '../../http/list-query.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../deps.ts';
import { getTemplate, listTemplates, previewTemplate, saveTemplate } from './templates.ts';
import { mailSender, sendTestLetter } from './test-letter.ts';

const tag = 'templates';
const product = z.enum(templateProducts);
const key = z.object({ channel: channelSchema, product });
const required = 'problem.field.required';
const words = {
  subject: z.string().trim().min(1, required).max(200),
  body: z.string().trim().min(1, required).max(10_000),
};

const values = z.record(z.string().max(50), z.string().max(2_000)).optional();

export const templateRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'listTemplateVariables',
      method: 'get',
      path: '/templates/variables',
      tag,
      summary: 'Variables a template may use, by what it is about',
      needs: 'SETTING_AUTO_MAIL_VIEW',
      query: z.object({ product: product.default('efaktur') }),
      out: z.array(templateVariableSchema),
    }),
    (c) => {
      const { locale } = c.get('scope');
      const names = Object.keys(products[c.req.valid('query').product]);
      return c.json(names.map((name) => ({ name, label: say(locale, `mail.variable.${name}`) })));
    },
  );
  app.openapi(
    route({
      operationId: 'getMailSender',
      method: 'get',
      path: '/templates/sender',
      tag,
      summary: 'Whom mail of this company comes from: its name, and the address of the installation',
      needs: senders,
      out: mailSenderSchema,
    }),
    async (c) => c.json(await mailSender(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'listTemplates',
      method: 'get',
      path: '/templates',
      tag,
      summary: 'Words of a channel, for everything that is sent by it',
      needs: 'SETTING_AUTO_MAIL_VIEW',
      query: listQuery(z.strictObject({ channel: channelSchema })),
      out: z.array(templateSchema),
    }),
    async (c) => {
      const rows = await listTemplates(deps, c.get('scope'), c.req.valid('query').filter?.channel ?? 'email');
      withRange(c, 0, rows.length, rows.length);
      return c.json([...rows]);
    },
  );
  app.openapi(
    route({
      operationId: 'getTemplate',
      method: 'get',
      path: '/templates/{channel}/{product}',
      tag,
      summary: 'Words of a channel',
      needs: 'SETTING_AUTO_MAIL_VIEW',
      params: key,
      out: templateSchema,
    }),
    async (c) => c.json(await getTemplate(deps, c.get('scope'), c.req.valid('param'))),
  );
  app.openapi(
    route({
      operationId: 'saveTemplate',
      method: 'put',
      path: '/templates/{channel}/{product}',
      tag,
      summary: 'Save the words of a channel',
      needs: 'SETTING_AUTO_MAIL_CREATE',
      params: key,
      body: z.strictObject({ version: z.number().int().min(0), ...words }),
      out: templateSchema,
    }),
    async (c) => c.json(await saveTemplate(deps, c.get('scope'), c.req.valid('param'), c.req.valid('json'))),
  );
  app.openapi(
    route({
      operationId: 'previewTemplate',
      method: 'post',
      path: '/templates/{channel}/{product}/preview',
      tag,
      summary: 'How the words will look',
      needs: 'SETTING_AUTO_MAIL_VIEW',
      params: key,
      body: z.strictObject({ ...words, values }),
      out: templatePreviewSchema,
    }),
    async (c) => c.json(await previewTemplate(deps, c.get('scope'), c.req.valid('param').product, c.req.valid('json'))),
  );
  app.openapi(
    route({
      operationId: 'testTemplate',
      method: 'post',
      path: '/templates/email/{product}/test',
      tag,
      summary: 'Send the words to oneself, as they would look',
      needs: 'SETTING_AUTO_MAIL_CREATE',
      params: z.object({ product }),
      body: z.strictObject({ ...words, values }),
      idempotent: true,
      out: testLetterSchema,
    }),
    async (c) => c.json(await sendTestLetter(deps, c.get('scope'), c.req.valid('param').product, c.req.valid('json'))),
  );
  return app;
};
