import { buildCallLink, buildWebsiteLink } from './contact-links.ts'
import type { Resource } from './resource.ts'

/** Text around the facts, in the language of the person who shares; `{…}` is filled in. */
export interface ShareTexts {
  phone: string
  phoneWithExtension: string
  hours: string
  callFirst: string
}

/** The text of the hours, from either of the two formats. */
export function getHoursText(hours: Resource['hours']): string | null {
  const text = typeof hours === 'string' ? hours : hours?.general
  return text?.trim() || null
}

/** Facts about the listing only: nothing reveals the needs of the person who shares it. `hours` may still be stated. */
export function formatShareText(resource: Resource, words: ShareTexts, hours: string | null): string {
  const link = buildCallLink(resource)
  const lines = [
    resource.name,
    link && phoneLine(link, words),
    resource.address?.trim(),
    hours && words.hours.replace('{hours}', () => hours),
    buildWebsiteLink(resource),
    words.callFirst,
  ]
  return lines.filter(Boolean).join('\n')
}

function phoneLine({ number, extension }: { number: string; extension: string | null }, words: ShareTexts): string {
  if (extension === null) return words.phone.replace('{phone}', () => number)
  return words.phoneWithExtension.replace('{phone}', () => number).replace('{extension}', () => extension)
}
