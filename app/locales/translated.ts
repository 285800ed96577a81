/** The same keys as the Japanese strings; a missing or an unknown key is a compile error. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
