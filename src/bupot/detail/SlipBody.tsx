import { isAnnual } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { BasisCard, SignerCard } from './BasisCard.tsx';
import { PayeeCard, WithholderCard } from './PartiesCard.tsx';
import { TaxCard } from './TaxCard.tsx';
import { useSlipNumbers } from './use-slip-numbers.ts';
import { YearLines } from './YearLines.tsx';

/** What is on a slip, in the order of its form. */
export const SlipBody = ({ bupot }: { bupot: Bupot }) => {
  const explains = useSlipNumbers(bupot);
  return (
    <>
      <WithholderCard bupot={bupot} />
      <PayeeCard bupot={bupot} />
      {isAnnual(bupot.kind) ? (
        <YearLines bupot={bupot} explains={explains} />
      ) : (
        <TaxCard bupot={bupot} explains={explains} />
      )}
      <BasisCard bupot={bupot} />
      <SignerCard bupot={bupot} />
    </>
  );
};
