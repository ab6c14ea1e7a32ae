import { useGet } from '../../ui/feedback/use-call.ts';

export const RegionName = ({ code }: { code: string }) => {
  const parts = code.split('.');
  const within = parts.slice(0, -1).join('.');
  const { data = [] } = useGet('/regions', { query: { in: within }, staleTime: Number.POSITIVE_INFINITY });
  const name = data.find((one) => one.code === code)?.name ?? code;
  return (
    <>
      {name}
      {within && (
        <>
          , <RegionName code={within} />
        </>
      )}
    </>
  );
};
