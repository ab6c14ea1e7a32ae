import { useTranslate } from 'react-admin';
import { isForeign } from '#domain/bupot/kinds.ts';
import { maxima } from '#domain/bupot/maxima.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { useKnownCounterparties } from '../../ui/form/counterparties.ts';
import { Suggest } from '../../ui/form/Suggest.tsx';
import { fromCounterparty, mayBePaid } from './payee.ts';
import { useSlip } from './SlipContext.tsx';
import { SlipField } from './SlipField.tsx';

/** Whom the income goes to: found again by name or number, or typed. */
export const PayeeName = () => {
  const { input, change, pick, touch, corrects } = useSlip();
  const translate = useTranslate();
  const { kind } = input;
  const typed = input.payeeName ?? '';
  const known = useKnownCounterparties(corrects ? '' : typed).filter((of) => mayBePaid(kind, of));
  return (
    <SlipField
      path="payeeName"
      span={6}
      label={translate(isForeign(kind) ? 'bupotScreen.field.payeeName' : 'bupotForm.payee_name')}
    >
      {(link) => (
        <Suggest
          link={link}
          value={typed}
          maxLength={isForeign(kind) ? maxima.foreignName : maxima.name}
          placeholder={translate('bupotForm.payee_hint')}
          found={known}
          keyOf={(of) => of.id}
          show={(of) => (
            <>
              <b>{of.name}</b>
              <div className="small num">
                {formatNpwp(of.identity)} · {of.email ?? of.address}
              </div>
            </>
          )}
          onType={(text) => change({ payeeName: text || null })}
          onPick={(of) => pick(fromCounterparty(kind, of))}
          onBlur={() => touch('payeeName')}
        />
      )}
    </SlipField>
  );
};
