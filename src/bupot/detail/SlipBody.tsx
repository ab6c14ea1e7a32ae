import { isAnnual } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { BasisCard, SignerCard } from './BasisCard.tsx';
import { PayeeCard, WithholderCard } from './PartiesCard.tsx';
import { TaxCard } from './TaxCard.tsx';
import { useSlipNumbers } from './use-slip-numbers.ts';
import { YearLines } from './YearLines.tsx';

type Props = {
  readonly bupot: Bupot;
  /** Beside a list: the numbers first, and not who withholds, which is the same on all of them. */
  readonly brief?: boolean;
};

/** What is on a slip, in the order of its form. */
export const SlipBody = ({ bupot, brief = false }: Props) => {
  const explains = useSlipNumbers(bupot);
  const payee = <PayeeCard bupot={bupot} />;
  return (
    <>
      {!brief && (
        <>
          <WithholderCard bupot={bupot} />
          {payee}
        </>
      )}
      {isAnnual(bupot.kind) ? (
        <YearLines bupot={bupot} explains={explains} />
      ) : (
        <TaxCard bupot={bupot} explains={explains} />
      )}
      {brief && payee}
      <BasisCard bupot={bupot} />
      <SignerCard bupot={bupot} />
    </>
  );
};
