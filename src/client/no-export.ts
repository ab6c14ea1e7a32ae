/** Stands in for the exporter of react-admin's lists in the built front end (vite.config.ts): the server writes files. */
const refuse = (): never => {
  throw new Error('the server exports lists');
};

export default refuse;
