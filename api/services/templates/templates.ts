import { templateProducts } from '#domain/company/template-products.ts';
import type { Template } from '#domain/company/template-schema.ts';
import { changeOf } from '#domain/definition/changes.ts';
import { say } from '#domain/messages/index.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { type TemplateKey, templateOf, writeTemplate } from '../../../db/repositories/letters.ts';
import type { Deps } from '../deps.ts';
import { staleSince } from '../stale.ts';
import { asHtml, fillIn, hasMarkup, sampleValues, type TemplateValues, unknownVariables } from './variables.ts';

export type { TemplateKey };
export type Words = Pick<Template, 'subject' | 'body'>;

const idOf = ({ channel, product }: TemplateKey): string => `${channel}/${product}`;

/** The default (version 0) while the company has none. Mails are in Indonesian. */
export const getTemplate = async (deps: Deps, scope: Scope, key: TemplateKey): Promise<Template> => {
  const found = await templateOf(scope, deps.db.read, key);
  if (found) {
    const { channel, product, subject, body, version, updatedAt } = found;
    return { id: idOf(key), channel, product, subject, body, version, updatedAt: new Date(updatedAt).toISOString() };
  }
  const start = `mail.template.${key.channel}.${key.product}`;
  return {
    id: idOf(key),
    ...key,
    subject: say('id', `${start}.subject`),
    body: say('id', `${start}.body`),
    version: 0,
    updatedAt: null,
  };
};

/** Throws `invalid` for unknown variables, and for markup. */
const checked = (words: Words, product: TemplateKey['product']): void => {
  const errors: FieldErrors = {};
  for (const field of ['subject', 'body'] as const) {
    const [name] = unknownVariables(words[field], product);
    if (name !== undefined) errors[field] = { key: 'mail.unknown_variable', params: { name } };
    else if (hasMarkup(words[field])) errors[field] = 'mail.markup';
  }
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};

export const listTemplates = (
  deps: Deps,
  scope: Scope,
  channel: TemplateKey['channel'],
): Promise<readonly Template[]> =>
  Promise.all(templateProducts.map((product) => getTemplate(deps, scope, { channel, product })));

export const saveTemplate = async (
  deps: Deps,
  scope: Scope,
  key: TemplateKey,
  { version, ...words }: Words & { version: number },
): Promise<Template> => {
  checked(words, key.product);
  const now = deps.now();
  const before = await getTemplate(deps, scope, key);
  const change = changeOf({ subject: before.subject, body: before.body }, words);
  const written = await deps.db.transact(async (tx) => {
    const row = await writeTemplate(scope, tx, key, version, { ...words, updatedAt: now });
    if (row)
      await appendHistory(tx, scope, now, [
        {
          objectType: 'template',
          objectId: idOf(key),
          action: 'save',
          before: change.before,
          after: { ...change.after, version: row.version },
        },
      ]);
    return row;
  });
  const current = await getTemplate(deps, scope, key);
  if (written) return current;
  throw await staleSince(scope, deps.db.read, { id: idOf(key), version }, current);
};

export type Rendered = { subject: string; text: string; html: string };

export const renderTemplate = (words: Words, values: TemplateValues): Rendered => {
  const text = fillIn(words.body, values);
  return { subject: fillIn(words.subject, values).replace(/\s+/g, ' ').trim(), text, html: asHtml(text) };
};

export const previewTemplate = async (
  deps: Deps,
  scope: Scope,
  product: TemplateKey['product'],
  { values, ...words }: Words & { values?: TemplateValues | undefined },
): Promise<Rendered> => {
  checked(words, product);
  const company = await companyOf(scope, deps.db.read);
  if (!company) throw new Problem('not_found');
  return renderTemplate(words, { ...sampleValues(scope.locale, company, product), ...values });
};
