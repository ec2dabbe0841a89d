import type { PhoneOwner } from './phone-owner.ts'
import type { Resource } from './resource.ts'

/** A phone as a card shows it: `href` is dialed, `number` and `extension` are displayed. */
export interface PhoneLink {
  kind: 'voice' | 'text'
  href: string
  number: string
  extension: string | null
  language: string | null
  /** One number for many listings: callers have to ask for this one by name. */
  isSwitchboard: boolean
  /** The day a person called it for us; null when nobody did. */
  calledOn: string | null
  /** Whose line it is, where it is not the place's own. */
  whose: PhoneOwner | null
}

type PhoneFields = Pick<Resource, 'phone' | 'phones'>

/**
 * Every number that can be dialed, in list order; a number in an unknown format gets no link. Numbers that one list has
 * and nobody called are not among them: nothing may offer them as the number to call.
 */
export function buildPhoneLinks(resource: PhoneFields): PhoneLink[] {
  return buildLinks(resource, false)
}

/** The numbers that are listed and not called yet. */
export function buildUncalledLinks(resource: PhoneFields): PhoneLink[] {
  return buildLinks(resource, true)
}

function buildLinks({ phone, phones }: PhoneFields, isListedOnly: boolean): PhoneLink[] {
  const allPhones = phones && phones.length > 0 ? phones : phone ? [{ number: phone, kind: 'voice' as const }] : []
  const links = allPhones
    .filter((listed) => ('isListedOnly' in listed && listed.isListedOnly === true) === isListedOnly)
    .flatMap((listed) => phoneLink(listed) ?? [])
  return links.filter((link, index) => links.findIndex(({ href }) => href === link.href) === index)
}

/** The number to call first. */
export function buildCallLink(resource: PhoneFields): PhoneLink | null {
  return buildPhoneLinks(resource).find(({ kind }) => kind === 'voice') ?? null
}

function phoneLink(phone: NonNullable<Resource['phones']>[number]): PhoneLink | null {
  const { number, extension: written } = withoutExtension(phone.number)
  const dialed = dialedDigits(number)
  if (dialed === null) return null
  const extension = /^\d{1,8}$/.exec(phone.extension ?? written ?? '')?.[0] ?? null
  // The comma is a pause that phones support; many ignore the standard's “;ext=”.
  const href = phone.kind === 'text' ? `sms:${dialed}` : `tel:${dialed}${extension === null ? '' : `,${extension}`}`
  const isSwitchboard = phone.isSwitchboard === true
  const { language = null, calledOn = null, whose = null } = phone
  return { kind: phone.kind, href, number, extension, language, isSwitchboard, calledOn, whose }
}

const severalNumbers = /\s*(?:;|\/|,|\bor\b|\bo\b)\s*(?=[\d(+])/i
const extensionWords = /[\s,;]*(?:extension|extensión|ext\.?|x\.?|#)\s*(\d{1,8})\s*$/i

/** “(213) 555-0100 ext. 12 or (213) 555-0101” gives the first number and its extension. */
function withoutExtension(text: string): { number: string; extension: string | null } {
  const first = text.split(severalNumbers)[0]?.trim() ?? ''
  const extension = extensionWords.exec(first)?.[1] ?? null
  return { number: first.replace(extensionWords, '').trim(), extension }
}

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
const toKeypadDigit = (letter: string) =>
  String(keypad.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2)

const shortCode = /^\d{3,6}$/
const national = /^1?([2-9]\d{2}[2-9]\d{6})$/
/** Calls to these cost extra. */
const premium = /^(900|\d{3}976)/

/** Digits only, so that no external text can inject a control code into the dialer. */
function dialedDigits(number: string): string | null {
  if (!/^\+?[\da-z().\-–\s]+$/i.test(number)) return null
  const isVanity = /^\+?[\d().\-\s]{3,}[a-z\d-]+$/i.test(number)
  if (/[a-z]/i.test(number) && !isVanity) return null
  const digits = number.replace(/[a-z]/gi, toKeypadDigit).replace(/\D/g, '')
  if (shortCode.test(digits)) return /[a-z]/i.test(number) ? null : digits
  const local = national.exec(digits)?.[1]
  return local === undefined || premium.test(local) ? null : `+1${local}`
}

type AddressFields = Pick<Resource, 'address' | 'scope'>

/** Opens the map app with transit directions. Only a street address can be a destination. */
export function buildDirectionsLink({ address, scope }: AddressFields): string | null {
  const trimmedAddress = address?.trim() ?? ''
  const isSite = scope === undefined || scope === 'site'
  if (!isSite || !/\d/.test(trimmedAddress.split(',')[0] ?? '')) return null
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(trimmedAddress)}&travelmode=transit`
}

const webAddress = /^(https?:\/\/)?([\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#][^\s<>"]*)?)$/i

/** A web address that is safe to open: http or https to a named host, never a script, a file or a sign-in. */
export function buildWebsiteLink({ website }: Pick<Resource, 'website'>): string | null {
  const [, scheme = 'https://', rest] = webAddress.exec(website?.trim() ?? '') ?? []
  return rest === undefined ? null : `${scheme.toLowerCase()}${rest}`
}
