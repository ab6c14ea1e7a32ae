import { formatNitku } from '#domain/text/format.ts';
import { useTaxpayer } from './counterparties.ts';
import { type FieldLink, Proposal } from './Field.tsx';

type Props = {
  readonly link: FieldLink;
  readonly npwp: string;
  readonly value: string;
  readonly proposal?: string | undefined;
  readonly onChange: (nitku: string) => void;
  readonly onBlur: () => void;
};

/** Typed, or chosen from those the tax office knows for the NPWP. */
export const NitkuInput = ({ link, npwp, value, proposal, onChange, onBlur }: Props) => {
  const taxpayer = useTaxpayer(npwp);
  return (
    <>
      <input
        {...link}
        className="inp"
        inputMode="numeric"
        list={`${link.id}-places`}
        value={formatNitku(value)}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 22))}
      />
      <datalist id={`${link.id}-places`}>
        {taxpayer.data?.nitku.map((place) => (
          <option key={place.nitku} value={place.nitku}>
            {place.name}
          </option>
        ))}
      </datalist>
      {proposal && <Proposal value={formatNitku(proposal)} onTake={() => onChange(proposal)} />}
    </>
  );
};
