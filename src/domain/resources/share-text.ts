import { buildCallLink, buildWebsiteLink } from './contact-links.ts'
import type { Resource } from './resource.ts'

/** Words around the facts, in the language of the person who shares; `{…}` is filled in. */
export interface ShareTexts {
  phone: string
  phoneWithExtension: string
  hours: string
  callFirst: string
}

/** The text of the hours, in whichever of the two forms they came. */
export function getHoursText(hours: Resource['hours']): string | null {
  const text = typeof hours === 'string' ? hours : hours?.general
  return text?.trim() || null
}

/** Facts about the place only: nothing in it tells what the person who shares it needs. */
export function formatShareText(resource: Resource, words: ShareTexts): string {
  const link = buildCallLink(resource)
  const hours = getHoursText(resource.hours)
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

/** Several places, one below the other. */
export function formatShareListText(resources: readonly Resource[], words: ShareTexts): string {
  return resources.map((resource) => formatShareText(resource, words)).join('\n\n')
}

function phoneLine({ number, extension }: { number: string; extension: string | null }, words: ShareTexts): string {
  if (extension === null) return words.phone.replace('{phone}', () => number)
  return words.phoneWithExtension.replace('{phone}', () => number).replace('{extension}', () => extension)
}
