import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { offerObjects, type SlipObject } from '#domain/bupot/slip-object.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { namedObject, ObjectSuggest } from '../ObjectSuggest.tsx';
import { SlipField, useSlip } from './SlipContext.tsx';

const LONG = 80;

export const ObjectSearch = () => {
  const { input, object, change, touch } = useSlip();
  const translate = useTranslate();
  const { kind, period, date } = input;
  const find = useCallback((query: string) => offerObjects({ kind, period, date }, query), [kind, period, date]);
  return (
    <SlipField
      path="taxCode"
      label={translate('bupotScreen.field.object')}
      span={12}
      help={object ? <ObjectFacts object={object} /> : translate('bupotForm.object_help')}
    >
      {(link) => (
        <ObjectSuggest
          link={link}
          chosen={object ? namedObject(object) : input.taxCode}
          find={find}
          placeholder={translate('bupotForm.object_hint')}
          keyOf={({ key }) => key}
          under={({ article }) => translate('bupotForm.article', { article })}
          beside={({ rate }) => rate !== null && <span className="chip ol nw num">{formatDecimal(rate, 0)}%</span>}
          onType={() => input.taxCode && change({ taxCode: '' })}
          onPick={(one) => {
            change({ taxCode: one.key });
            touch('taxCode');
          }}
          onLeave={(typed, found) => {
            const code = /^\s*2\d\D?\d{3}\D?\d{2}\s*$/.test(typed ?? '');
            const only = found.length === 1 || code ? found[0] : undefined;
            if (typed && only) change({ taxCode: only.key });
            touch('taxCode');
            return Boolean(typed) && !only;
          }}
        />
      )}
    </SlipField>
  );
};

const ObjectFacts = ({ object }: { object: SlipObject }) => {
  const translate = useTranslate();
  const nature = translate(object.final ? 'bupotScreen.filter.is_final' : 'bupotScreen.filter.not_final');
  return (
    <span>
      {object.name.length > LONG && (
        <>
          <span lang="id">{object.name}</span>
          {' · '}
        </>
      )}
      {translate('bupotForm.article', { article: object.article })} · {nature} · KAP-KJS {object.kapKjs}
    </span>
  );
};
