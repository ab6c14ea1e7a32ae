export type ConverterColumn<F extends string = string> = { readonly heading: string; readonly field: F | null };
