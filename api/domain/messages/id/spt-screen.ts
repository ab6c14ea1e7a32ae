/** Words on the screens of monthly returns. */
export default {
  normal: 'Normal',
  amended: 'Pembetulan ke-%{n}',
};
