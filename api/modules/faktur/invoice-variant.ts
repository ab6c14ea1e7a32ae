import type { Document } from '#domain/definition/document.ts';
import { rowSchemaOf } from '#domain/definition/row-schema.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import type { invoiceVariant } from '#domain/faktur/variant.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { removalJob } from '../../documents/removal.ts';
import type { Place } from '../../documents/routes/place.ts';
import type { Deps } from '../../services/deps.ts';
import type { Numbering } from './invoice-draft.ts';
import { type InvoiceFamily, invoiceSaves } from './invoice-saves.ts';
import { sentRoutes } from './routes/sent-routes.ts';

type VariantFamily = InvoiceFamily & {
  readonly definition: Pick<Document, 'name' | 'status' | 'list'>;
  view(deps: Deps, scope: Scope, id: string): Promise<object>;
};

type VariantWork = {
  readonly place: Place;
  readonly family: object;
  readonly invoice: ReturnType<typeof invoiceVariant>;
  readonly numbered: Numbering;
};

/** Saves, routes and jobs of a variant of the outgoing invoice. */
export const variantWork = ({ place, family: own, invoice, numbered }: VariantWork) => {
  const { one, input, outside } = invoice;
  const family = own as VariantFamily;
  const { definition } = family;
  const { saves, substitute } = invoiceSaves<object>({
    family,
    rules: { ...invoice, start: definition.status.start },
    numbered,
    refuse: (given, period) => {
      const errors = outside(given, period);
      if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
    },
    answer: (row) => one.parse(row),
  });
  const row = rowSchemaOf<FakturListRow>(`${place.noun}Row`)(definition, one);
  return {
    saves,
    routes: (deps: Deps) =>
      sentRoutes(deps, {
        place,
        family,
        work: { saves, substitute },
        input,
        answers: { one, row, view: one },
        view: async (inner, scope, id) => one.parse(await family.view(inner, scope, id)),
      }),
    jobs: [removalJob(definition.name, saves)],
  };
};
