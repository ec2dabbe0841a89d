const toDialedDigits = (typed: string) => typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** Ten digits as people write them, a short code such as 211 as it is. */
export function dialed(typed: string): string {
  const digits = toDialedDigits(typed)
  const [, area, first, last] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return area === undefined ? typed.trim() : `(${area}) ${first}-${last}`
}

/** A number somebody can call from anywhere in the country. */
export function isDialable(typed: string): boolean {
  return /^(\d{3}|\d{5,6}|\d{10})$/.test(toDialedDigits(typed))
}
