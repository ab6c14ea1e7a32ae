/** A column of a workbook of the tax office: its heading there and our field, `null` where we take nothing from it. */
export type ConverterColumn<F extends string = string> = { readonly heading: string; readonly field: F | null };
