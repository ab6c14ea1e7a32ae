import type { BupotListRow } from '#domain/bupot/listed.ts';
import { objectOfSlip } from '#domain/bupot/object-of-slip.ts';

type Of = Pick<BupotListRow, 'kind' | 'taxCode' | 'period' | 'date'>;

/** The object by code and the office's name for it. */
export const objectWords = (of: Of): string => {
  const object = objectOfSlip(of);
  return object ? `${object.code} ${object.name}` : of.taxCode;
};

export const ObjectText = ({ of }: { of: Of }) => {
  const object = objectOfSlip(of);
  return (
    <>
      <span className="num">{object?.code ?? (of.taxCode || '–')}</span>{' '}
      {object && (
        <span className="sec" lang="id">
          {object.name}
        </span>
      )}
    </>
  );
};
