import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayDo } from '#domain/access.ts';
import type { Template } from '#domain/company/template-schema.ts';
import { useCall, useGet } from '../../ui/feedback/use-call.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { letterOf } from './letter-of.ts';

const SAMPLE = 'sample';
const SHOWN = 5;

type Named = { readonly id: string } & Readonly<Partial<Record<'number' | 'code' | 'reference', string | null>>>;

const nameOf = ({ id, number, code, reference }: Named): string => number ?? code ?? reference ?? id;

type Props = {
  readonly template: Template;
  readonly onValues: (values: Readonly<Record<string, string>> | undefined) => void;
};

export const DocumentToShow = ({ template: { channel, product }, onValues }: Props) => {
  const translate = useTranslate();
  const { run } = useCall();
  const [chosen, setChosen] = useState(SAMPLE);
  const { path, resource, action, states } = letterOf[product];
  const { permissions } = useSession();
  const may = states.length > 0 && mayDo(permissions, resource, action);
  // Suppliers have no states, and their list is by masa.
  const listed = path as Exclude<typeof path, 'efaktur/cocokkan/suppliers'>;
  const query = { range: JSON.stringify([0, SHOWN - 1]), filter: JSON.stringify({ status: states }) };
  const { data } = useGet(may ? `/${listed}` : null, { query, quiet: true });
  const documents: readonly Named[] = data ?? [];
  if (documents.length === 0) return null;
  const choose = async (id: string) => {
    setChosen(id);
    if (id === SAMPLE) return onValues(undefined);
    const letter = await run('GET', `/${path}/{id}/letter`, { path: { id }, query: { channel } });
    onValues(letter?.values);
  };
  return (
    <SelectInput
      label={translate('settings.send.with')}
      value={chosen}
      onChange={(id) => void choose(id)}
      options={[
        { value: SAMPLE, label: translate('settings.send.with_sample') },
        ...documents.map((one) => ({ value: one.id, label: nameOf(one) })),
      ]}
    />
  );
};
