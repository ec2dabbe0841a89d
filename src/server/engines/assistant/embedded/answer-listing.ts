import type { ShownListing } from '#domain/conversation/talk-state.ts'
import type { Language } from '#domain/language.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { getHoursText } from '#domain/resources/share-text.ts'
import { fold } from '#domain/text/fold.ts'
import { formatReplyText } from './reply-texts.ts'

/** What people ask about a listing, by words; the first that fits answers. */
const subjects = [
  ['far', /\b(how far|far|miles|walk(ing)? distance|lejos|millas|a cuanto queda|que tan (lejos|cerca))\b/],
  ['walkIn', /\b(walk ?ins?|appointment|just (show up|go|walk in)|sin cita|con cita|cita|nomas llegar|llegar asi)\b/],
  ['noId', /\b(id|identificacion|papers|papeles|documentos)\b/],
  ['record', /\b(felon\w*|record|charge|registry|sex offen\w*|convict\w*|antecedentes|record criminal|cargos?)\b/],
  ['spanish', /\b(spanish|espanol|habl(a|an) espanol|bilingue|bilingual)\b/],
  ['cost', /\b(free|cost|charge|pay|how much|gratis|cuesta|cobran?|pagar|cuanto)\b/],
  [
    'hours',
    /\b(open|hours|close|late|weekend|sunday|saturday|tonight|now|abren?|abiert\w*|horario|cierran?|hora|domingo|sabado)\b/,
  ],
  ['address', /\b(where|address|located|donde|direccion|queda|ubicad\w*)\b/],
  ['phone', /\b(phone|number|call|contact|telefono|numero|llam\w*|marco)\b/],
] as const
type Subject = (typeof subjects)[number][0]

const ordinals: readonly RegExp[] = [
  /\b(first|1st|primer[oa]?)\b/,
  /\b(second|2nd|segund[oa])\b/,
  /\b(third|3rd|last|tercer[oa]?|ultim[oa])\b/,
]

/** The listing that is meant: by its place in the list or by a word of its name; otherwise the first. */
export function chooseShownListing(text: string, shown: readonly ShownListing[]): ShownListing | null {
  const words = fold(text)
  const byOrder = ordinals.findIndex((pattern) => pattern.test(words))
  const byName = shown.find(({ name }) =>
    fold(name)
      .split(' ')
      .some((word) => word.length > 4 && words.split(' ').includes(word)),
  )
  return byName ?? (byOrder >= 0 ? (shown[byOrder] ?? shown.at(-1)) : undefined) ?? shown[0] ?? null
}

/** What only the listing can tell; the rest the guide answers as well. */
const ownSubjects: ReadonlySet<Subject> = new Set(['far', 'walkIn', 'spanish', 'hours', 'address', 'phone'])

/**
 * Answers from the facts of the listing, or says that this is not known and whom to ask. Null when nothing is asked that
 * only the listing can tell.
 */
export function answerAboutListing(
  text: string,
  shown: ShownListing,
  listing: Resource | null,
  language: Language,
): string | null {
  const words = fold(text)
  const subject = subjects.find(([, pattern]) => pattern.test(words))?.[0]
  if (!subject) return null
  const name = shown.name
  const phone = listing?.phone ?? /\(?\d{3}\)?[ -]\d{3}-\d{4}(?:,? ext\. \d+)?/.exec(shown.facts)?.[0] ?? null
  const known = listing && findFact(subject, listing, name, language)
  if (known) return known
  if (!ownSubjects.has(subject)) return null
  const website = listing?.website ?? null
  if (subject === 'phone') {
    if (phone) return formatReplyText(language, 'listingPhone', { name, phone })
    if (listing?.address) return formatReplyText(language, 'listingNoPhone', { name, address: listing.address })
    if (website) return formatReplyText(language, 'listingOnlySite', { name, website })
  }
  if (subject === 'hours') {
    return formatReplyText(language, 'listingNoHours', { name, contact: phone ?? website ?? '2-1-1' })
  }
  return phone
    ? formatReplyText(language, 'listingAsk', { name, phone })
    : formatReplyText(language, 'listingUnknown', { name })
}

function findFact(subject: Subject, listing: Resource, name: string, language: Language): string | null {
  const { address, facts, cost, languages } = listing
  const hours = getHoursText(listing.hours)
  const yesNo = (fact: { value: string } | undefined) =>
    fact?.value === 'yes'
      ? formatReplyText(language, 'listingYes', { name })
      : fact?.value === 'no'
        ? formatReplyText(language, 'listingNo', { name })
        : null
  switch (subject) {
    case 'far':
      return address ? formatReplyText(language, 'listingFar', { name, address }) : null
    case 'walkIn':
      return yesNo(facts?.walkIn)
    case 'noId':
      return yesNo(facts?.noIdNeeded)
    case 'record':
      return yesNo(facts?.servesRecord)
    case 'spanish':
      return languages?.includes('es') ? formatReplyText(language, 'listingSpanish', { name }) : null
    case 'cost':
      if (cost === 'free') return formatReplyText(language, 'listingFree', { name })
      return cost === 'sliding' ? formatReplyText(language, 'listingSliding', { name }) : null
    case 'hours':
      return hours ? formatReplyText(language, 'listingHours', { name, hours }) : null
    case 'address':
      return address ? formatReplyText(language, 'listingAddress', { name, address }) : null
    case 'phone':
      return null
  }
}
