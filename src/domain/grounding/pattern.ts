/** A long pattern in readable parts. */
export const buildPattern = (flags: string, ...parts: readonly string[]) => new RegExp(parts.join(''), flags)

/** Any of these words, in a group of its own. */
export const buildAlternation = (...lists: readonly string[]) => `(?:${lists.join(' ').trim().split(/\s+/).join('|')})`

/** Not in the middle of a word: before it, after it. */
export const wordStart = String.raw`(?<![\p{L}\d])`
export const wordEnd = String.raw`(?![\p{L}\d])`
