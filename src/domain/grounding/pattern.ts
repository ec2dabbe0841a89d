/** Joins the readable parts of a long pattern. */
export const buildPattern = (flags: string, ...parts: readonly string[]) => new RegExp(parts.join(''), flags)

/** Any of these words, as a non-capturing group. */
export const buildAlternation = (...lists: readonly string[]) => `(?:${lists.join(' ').trim().split(/\s+/).join('|')})`

/** Word boundaries before and after a match. */
export const wordStart = String.raw`(?<![\p{L}\d])`
export const wordEnd = String.raw`(?![\p{L}\d])`
