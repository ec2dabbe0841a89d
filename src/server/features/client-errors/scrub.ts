/**
 * Takes out what could point at a person: queries, runs of four or more digits, e-mail addresses (T-9.3).
 * What remains is enough to find the fault.
 */
export function scrub(text: string): string {
  return text
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi, '[email]')
    .replace(/\?[^\s"')]*/g, '')
    .replace(/\d(?:[\s().-]{0,2}\d){3,}/g, (digits) => (/^\d{1,3}$/.test(digits) ? digits : '[digits]'))
}

/** The path of an address, without host, query or fragment. */
export function pathOf(url: string): string | null {
  const parsed = URL.parse(url, 'http://page.invalid')
  return parsed ? scrub(parsed.pathname).slice(0, 200) : null
}
