type Props = {
  readonly caption: string;
  readonly rows: readonly (readonly [key: string, who: string, became: string])[];
};

export const PeopleReport = ({ caption, rows }: Props) => (
  <table className="usr-report small">
    <caption className="sr">{caption}</caption>
    <tbody>
      {rows.map(([key, who, became]) => (
        <tr key={key}>
          <th scope="row">{who}</th>
          <td>{became}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
