import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { findObjects } from '#domain/bupot/pph21/find-object.ts';
import type { Pph21Object } from '#domain/rules/pph21/objects.ts';
import { Field } from '../../kit/form/Field.tsx';
import { Suggest } from '../../kit/form/Suggest.tsx';
import { useSaid } from '../../kit/use-said.ts';
import { objectIn } from './asked.ts';
import { useForm } from './form-context.ts';

const OFFERED = 12;

const Offer = ({ object }: { object: Pph21Object }) => {
  const translate = useTranslate();
  return (
    <span className="pairo">
      <b className="num nw">{object.code}</b>
      <span className="grow">
        {object.name}
        <span className="s sec">
          {object.kind} · {translate(object.final ? 'pph21Screen.final' : 'pph21Screen.not_final')}
        </span>
      </span>
    </span>
  );
};

const named = ({ code, name }: Pph21Object): string => `${code} ${name}`;

/** What is paid for, found by what people call it or by its code. */
export const ObjectSearch = () => {
  const { inputs, first, faults, set } = useForm();
  const translate = useTranslate();
  const said = useSaid();
  const [typed, setTyped] = useState<string | null>(null);
  const asked = useDeferredValue(typed ?? '');
  const day = inputs.day ?? '';
  const found = useMemo(() => findObjects(asked, ['BP21', 'BP26'], day, OFFERED), [asked, day]);
  const object = objectIn(inputs);
  const meant = faults.code?.params.other;
  const differs = first !== null && first.code !== inputs.code;
  return (
    <Field
      path="code"
      label={translate('pph21Screen.field.code')}
      span={12}
      help={differs ? translate('pph21Screen.was', { value: first.code ?? '' }) : translate('pph21Screen.help.code')}
      error={faults.code && said(faults.code)}
    >
      {(link) => (
        <>
          <Suggest
            link={link}
            eager
            value={typed ?? (object ? named(object) : (inputs.code ?? ''))}
            found={found}
            keyOf={({ kind, code }) => `${kind} ${code}`}
            show={(one) => <Offer object={one} />}
            onType={setTyped}
            onPick={({ code }) => {
              set('code', code);
              setTyped(null);
            }}
            onBlur={() => setTyped(null)}
          />
          {meant && (
            <button type="button" className="link calc-meant" onClick={() => set('code', String(meant))}>
              {translate('pph21Screen.use_object', { code: meant })}
            </button>
          )}
        </>
      )}
    </Field>
  );
};
