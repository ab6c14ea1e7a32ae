import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { pairsFor } from '#domain/faktur/add-info.ts';
import { codesInOrder, needsFacility } from '#domain/faktur/codes.ts';
import { unitName, units } from '#domain/faktur/units.ts';
import { type Cure, changesInput } from '#domain/refusals/cure.ts';
import type { RefusalBucket } from '#domain/refusals/schema.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { causeTitle, causeWhy } from './causes.ts';

type Props = {
  readonly bucket: RefusalBucket;
  readonly cure: Cure | null;
  readonly onCure: (cure: Cure) => void;
  readonly on: boolean;
  readonly onTry: (on: boolean) => void;
};

type Choosing = { readonly cure: Cure; readonly onCure: (cure: Cure) => void };

const ChooseSignee = ({ cure, onCure, signees }: Choosing & { signees: '/efaktur/signee' | '/ebupot/ctas/signee' }) => {
  const translate = useTranslate();
  const { data } = useGet(signees);
  return (
    <SelectInput
      label={translate('refusals.choose.signee')}
      value={cure.value ?? ''}
      onChange={(value) => onCure({ ...cure, value })}
      options={(data ?? []).filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
};

const ChooseTransaction = ({ cure, onCure }: Choosing) => {
  const translate = useTranslate();
  const { code = '' } = cure;
  return (
    <>
      <SelectInput
        label={translate('refusals.choose.code')}
        value={code}
        onChange={(chosen) => onCure({ kind: 'transaction', code: chosen })}
        options={codesInOrder.map((value) => ({ value, label: value }))}
      />
      {needsFacility(code) && (
        <SelectInput
          label={translate('refusals.choose.addInfo')}
          value={cure.addInfo ?? ''}
          onChange={(addInfo) => onCure({ ...cure, addInfo })}
          options={pairsFor(code).map(({ addInfo, name }) => ({ value: addInfo, label: name }))}
        />
      )}
    </>
  );
};

const Choice = ({ bucket, cure, onCure }: Choosing & Pick<Props, 'bucket'>) => {
  const translate = useTranslate();
  switch (bucket.cure?.asks) {
    case 'signee':
      return (
        <ChooseSignee
          cure={cure}
          onCure={onCure}
          signees={bucket.family === 'bupot' ? '/ebupot/ctas/signee' : '/efaktur/signee'}
        />
      );
    case 'transaction':
      return <ChooseTransaction cure={cure} onCure={onCure} />;
    case 'unit':
      return (
        <SelectInput
          label={translate('refusals.choose.unit')}
          value={cure.value ?? ''}
          onChange={(value) => onCure({ ...cure, value })}
          options={Object.keys(units).map((value) => ({ value, label: unitName(value) }))}
        />
      );
    case 'place':
      return (
        <TextInput
          label={translate('refusals.choose.place')}
          value={cure.value ?? ''}
          onChange={(value) => onCure({ ...cure, value })}
        />
      );
    default:
      return null;
  }
};

/** Kinds whose changes are not visible in a row. */
export const isUnseen = ({ cure }: RefusalBucket): boolean =>
  cure !== null && !changesInput(cure) && cure.kind !== 'monthly';

export const isReady = ({ cure: offered }: RefusalBucket, cure: Cure | null): boolean => {
  if (!offered || !cure) return false;
  if (offered.asks === 'transaction') return !cure.code || !needsFacility(cure.code) || Boolean(cure.addInfo);
  return offered.asks === null || Boolean(cure.value);
};

export const CureBar = ({ bucket, cure, onCure, on, onTry }: Props) => {
  const translate = useTranslate();
  const { cure: offered } = bucket;
  return (
    <div className="fix">
      <Icon name={offered ? 'wand' : 'info'} />
      <div className="grow">
        <b>{on && offered?.atOnce ? translate(`refusals.done.${offered.kind}`) : causeTitle(bucket, translate)}</b>{' '}
        <span className="small">{causeWhy(bucket, translate)}</span>
      </div>
      {offered && cure && <Choice bucket={bucket} cure={cure} onCure={onCure} />}
      {offered && !isUnseen(bucket) && (
        <>
          {on && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="undo" size={16} />}
              onClick={() => onTry(false)}
            >
              {translate('refusals.undo')}
            </Button>
          )}
          <Button variant="contained" disabled={on || !isReady(bucket, cure)} onClick={() => onTry(true)}>
            {translate('refusals.fix_all')}
          </Button>
        </>
      )}
    </div>
  );
};
