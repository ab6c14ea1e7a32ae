import { getTemplate, renderTemplate } from '../services/templates/templates.ts';
import { createPublicToken, openPublicToken } from '../services/tokens/public-tokens.ts';
import type { Item, JobOf } from './handler.ts';

/** What every letter is written with. */
export const letterServices = {
  template: getTemplate,
  render: renderTemplate,
  tokens: { create: createPublicToken, open: openPublicToken },
};

/** Each attempt is a delivery of its own, named by job, item and attempt: begun twice it is found the second time. */
export const deliveryIdOf = ({ id }: Pick<JobOf<unknown>, 'id'>, { seq, attempts }: Item): string =>
  `${id}.${seq}.${attempts}`;
