import type { BupotListRow } from '#domain/bupot/listed.ts';
import { BupotNumber } from '../BupotNumber.tsx';
import { PayeeName } from '../PayeeName.tsx';

/** Which slip a question is about. */
export const NamedSlip = ({ of }: { of: BupotListRow }) => (
  <p>
    <b>
      <BupotNumber of={of} />
    </b>{' '}
    · <PayeeName of={of} />
  </p>
);
