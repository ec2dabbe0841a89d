/** Booleans are 0 or 1 in both engines. */
export type Flag = 0 | 1
