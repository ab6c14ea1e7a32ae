import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { findObjects } from '#domain/bupot/pph21/find-object.ts';
import { useSaid } from '../../ui/feedback/use-said.ts';
import { Field } from '../../ui/form/Field.tsx';
import { namedObject, ObjectSuggest } from '../ObjectSuggest.tsx';
import { objectIn } from './asked.ts';
import { useForm } from './form-context.ts';

const OFFERED = 12;

/** What is paid for, found by what people call it or by its code. */
export const ObjectSearch = () => {
  const { inputs, first, faults, set } = useForm();
  const translate = useTranslate();
  const said = useSaid();
  const day = inputs.day ?? '';
  const find = useCallback((asked: string) => findObjects(asked, ['BP21', 'BP26'], day, OFFERED), [day]);
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
          <ObjectSuggest
            link={link}
            chosen={object ? namedObject(object) : (inputs.code ?? '')}
            find={find}
            keyOf={({ kind, code }) => `${kind} ${code}`}
            under={({ kind }) => kind}
            onPick={({ code }) => set('code', code)}
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
