/** Bounded on both sides, so that matching takes linear time; `name@http://…` in a stack is not an email. */
const email = /[\p{L}\p{N}._+%-]{1,64}(?:@|%40)[\p{L}\p{N}.-]{1,255}\.\p{L}{2,}/giu
const query = /\?[^\s"')]*/g
/** Four digits or more, also in groups like phone numbers. */
const digitRun = /\d(?:[\s().-]{0,2}\d){3,}/g

/**
 * Removes what could identify a person: queries, runs of four or more digits, email addresses (T-9.3). The rest is
 * enough to find the error.
 */
export function scrub(text: string): string {
  return text.replace(query, '').replace(email, '[email]').replace(digitRun, '[digits]')
}

/** The path of a URL, without host, query or fragment. */
export function scrubPath(url: string): string | null {
  const parsed = URL.parse(url, 'http://page.invalid')
  return parsed ? scrub(parsed.pathname).slice(0, 200) : null
}
