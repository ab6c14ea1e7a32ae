type Props = { of: { readonly kap: string; readonly kjs: string; readonly taxName: string } };

/** KAP-KJS and what it pays. */
export const TaxText = ({ of: { kap, kjs, taxName } }: Props) => (
  <>
    <span className="num sec nw">
      {kap}-{kjs}
    </span>{' '}
    {taxName}
  </>
);
