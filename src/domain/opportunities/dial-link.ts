const written = /^\s*([+\d().\s-]+?)\s*(?:(?:x|ext\.?)\s*(\d{1,8}))?\s*$/i
const national = /^1?([2-9]\d{2}[2-9]\d{6})$/
const shortCode = /^\d{3,6}$/

/**
 * What a phone dials: digits only, so that no post can smuggle a control code in. Null for what is no number here.
 * Numbers of places have more forms and their own rules, which come with all of the search.
 */
export function buildDialLink(phone: string): string | null {
  const [, number = '', extension] = written.exec(phone) ?? []
  const digits = number.replace(/\D/g, '')
  const local = national.exec(digits)?.[1]
  // The comma is a pause that phones understand.
  if (local !== undefined) return `tel:+1${local}${extension === undefined ? '' : `,${extension}`}`
  return shortCode.test(digits) && extension === undefined ? `tel:${digits}` : null
}

/** Opens the person's map with the way there by bus or train. Only a street address is a place to go to. */
export function buildTransitDirectionsLink(address: string): string | null {
  if (!/\d/.test(address.split(',')[0] ?? '')) return null
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.trim())}&travelmode=transit`
}
