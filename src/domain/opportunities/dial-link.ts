const written = /^\s*([+\d().\s-]+?)\s*(?:(?:x|ext\.?)\s*(\d{1,8}))?\s*$/i
const national = /^1?([2-9]\d{2}[2-9]\d{6})$/
const shortCode = /^\d{3,6}$/

/**
 * A `tel:` link with digits only, so that no post can inject a control code. Null for anything that is not a US number.
 * Listing phones have more forms and their own rules, which would pull in the search code.
 */
export function buildDialLink(phone: string): string | null {
  const [, number = '', extension] = written.exec(phone) ?? []
  const digits = number.replace(/\D/g, '')
  const local = national.exec(digits)?.[1]
  // A comma makes phones pause before dialing the extension.
  if (local !== undefined) return `tel:+1${local}${extension === undefined ? '' : `,${extension}`}`
  return shortCode.test(digits) && extension === undefined ? `tel:${digits}` : null
}

/** Opens the person's map app with public transit directions. Only a street address gets a link. */
export function buildTransitDirectionsLink(address: string): string | null {
  if (!/\d/.test(address.split(',')[0] ?? '')) return null
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.trim())}&travelmode=transit`
}
