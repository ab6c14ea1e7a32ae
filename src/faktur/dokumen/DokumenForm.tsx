import { useTranslate } from 'react-admin';
import { type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import type { FormPart } from '../../ui/form/places.ts';
import { inputConflict } from '../form/input-conflict.tsx';
import { TypedForm, type TypeOfForm } from '../form/TypedForm.tsx';
import { lookedVat } from '../looked-vat.ts';
import { AmountFields, DocumentFields, PartyFields } from './DokumenFields.tsx';
import { inSide, outSide, type Side, type View } from './sides.ts';
import { hasContent, useDokumenForm } from './use-dokumen-form.ts';
import '../faktur.css';

const isAmount = (path: string): boolean => /^(dpp|ppn|ppnbm|uncreditReason)$/.test(path);
const isParty = (path: string): boolean => path.startsWith('counterparty');

const keys = [
  ...(['documentKind', 'code', 'addInfo', 'number', 'date', 'reference', 'counterpartyNpwp'] as const),
  ...(['counterpartyName', 'counterpartyAddress', 'dpp', 'ppn', 'ppnbm', 'uncreditReason'] as const),
] satisfies readonly (keyof DokumenInput)[];

const useNames = () => {
  const translate = useTranslate();
  return (key: keyof DokumenInput, value: string): string | undefined => {
    switch (key) {
      case 'documentKind':
        return translate(`dokumen.kind.${value}`);
      case 'code':
        return `${value} – ${translate(`dokumen.detail.${value}`)}`;
      case 'uncreditReason':
        return translate(`masukan.reason.${value}`);
      default:
        return undefined;
    }
  };
};

const typeOf = ({ key, of, paths, words }: Side): TypeOfForm<View, DokumenInput> => ({
  of,
  paths,
  access: `efaktur/document/${key}/ctas`,
  inputOf: dokumenInputOf,
  title: `${words}.title`,
  sent: 'dokumen.done.upload',
  reason: 'dokumenScreen.substitute',
  Conflict: inputConflict<View, DokumenInput, keyof DokumenInput>({ keys, inputOf: dokumenInputOf, useNames }),
  // Unknown paths belong to the document section.
  partsOf: (translate): FormPart[] => [
    {
      id: 'document',
      label: translate('dokumenScreen.form.document'),
      has: (path) => !isParty(path) && !isAmount(path),
    },
    { id: 'party', label: translate(`dokumenScreen.form.party_${key}`), has: isParty },
    { id: 'amounts', label: translate('dokumenScreen.form.amounts'), has: isAmount },
  ],
});
const types = { out: typeOf(outSide), in: typeOf(inSide) } as const;

type Props = {
  readonly side: Side;
  readonly title: string;
  readonly values: DokumenInput;
  readonly draft?: View;
  readonly replacing?: View;
};

export const DokumenForm = ({ side, title, values, draft, replacing }: Props) => {
  const form = useDokumenForm(values);
  const fixed = Boolean(replacing ?? draft?.replaces);
  return (
    <TypedForm
      type={types[side.key]}
      title={title}
      form={form}
      draft={draft}
      replacing={replacing}
      looked={lookedVat(form.input)}
      worthSaving={hasContent(form.input)}
    >
      {(handed) => (
        <>
          <DocumentFields of={handed} side={side} fixed={fixed} />
          <PartyFields of={handed} side={side} />
          <AmountFields of={handed} side={side} />
        </>
      )}
    </TypedForm>
  );
};
