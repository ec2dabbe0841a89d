/** Short: a place is told in ten seconds, and nobody needs to write about people. */
export const placeLengths = { name: 120, where: 120, what: 300 } as const

/** Letters are a street or a corner. Figures alone are a phone: ten of them, or a short number such as 211. */
export const wherePattern = /\p{L}|(?:\d\D*){10}|^\s*[2-9]11\s*$/u

/** What nobody of us checked falls away this long after somebody last told of it. */
export const suggestionDays = 30
/** An organization that tells of itself left an address to ask: that takes longer. */
export const organizationSuggestionDays = 180

/** The source of a listing that began as such a suggestion; it stays with the listing for good. */
export const suggestedSourceId = 'next-chapter-suggested'

/** A place to look for, opened from the figures, is work to do and nobody's request; its id is made from its name (version 8). */
export const isResearchTask = (id: string): boolean => id.charAt(14) === '8'
