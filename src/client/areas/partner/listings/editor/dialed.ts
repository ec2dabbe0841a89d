const toDialedDigits = (typed: string) => typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** Formats ten digits the usual way; keeps a short code such as 211 unchanged. */
export function dialed(typed: string): string {
  const digits = toDialedDigits(typed)
  const [, area, first, last] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return area === undefined ? typed.trim() : `(${area}) ${first}-${last}`
}

/** Whether the number can be called from anywhere in the country. */
export function isDialable(typed: string): boolean {
  return /^(\d{3}|\d{5,6}|\d{10})$/.test(toDialedDigits(typed))
}
