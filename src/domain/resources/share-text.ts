import { callLink, websiteLink } from './contact-links.ts'
import type { Resource } from './resource.ts'

/** Words around the facts, in the language of the person who shares; `{…}` is filled in. */
export interface ShareWords {
  phone: string
  phoneWithExtension: string
  hours: string
  callFirst: string
}

/** The text of the hours, in whichever of the two forms they came. */
export function hoursLine(hours: Resource['hours']): string | null {
  const text = typeof hours === 'string' ? hours : hours?.general
  return text?.trim() || null
}

/** Facts about the place only: nothing in it tells what the person who shares it needs. */
export function shareText(resource: Resource, words: ShareWords): string {
  const link = callLink(resource)
  const hours = hoursLine(resource.hours)
  const lines = [
    resource.name,
    link && phoneLine(link, words),
    resource.address?.trim(),
    hours && words.hours.replace('{hours}', () => hours),
    websiteLink(resource),
    words.callFirst,
  ]
  return lines.filter(Boolean).join('\n')
}

/** Several places, one below the other. */
export function shareListText(resources: readonly Resource[], words: ShareWords): string {
  return resources.map((resource) => shareText(resource, words)).join('\n\n')
}

function phoneLine({ number, extension }: { number: string; extension: string | null }, words: ShareWords): string {
  if (extension === null) return words.phone.replace('{phone}', () => number)
  return words.phoneWithExtension.replace('{phone}', () => number).replace('{extension}', () => extension)
}
