/** Type of the English strings: a key that is missing, or unknown in Japanese, is a compile error. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
