/** A sentence of the catalogue in which two asterisks each side mark what stands out. */
export const Words = ({ text }: { text: string }) => {
  let at = 0;
  return (
    <>
      {text.split('**').map((part, index) => {
        const key = at;
        at += part.length + 2;
        return index % 2 === 1 ? <b key={key}>{part}</b> : <span key={key}>{part}</span>;
      })}
    </>
  );
};
