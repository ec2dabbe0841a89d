import type { ListingHours } from '#domain/directory/listing.ts'
import { fromSchedules, type PublishedSchedule } from '#domain/hsds/hours.ts'
import { phoneOwners } from '#domain/resources/phone-owner.ts'
import type { DraftPhone, ImportDraft } from '#server/engines/imports/draft.ts'
import { readList, readText, type Loose } from './loose.ts'
import { readTerms } from './read-terms.ts'

const voiceTypes = new Set(['voice', 'cell', 'phone', 'main', 'hotline', 'toll-free', 'toll free'])
const textTypes = new Set(['text', 'sms'])

/** Lines a person can call or text; fax, pager, video and textphone lines are left out. */
export function readPhones(phones: readonly Loose[]): DraftPhone[] {
  const found = new Map<string, DraftPhone>()
  for (const phone of phones) {
    const number = readText(phone['number'])?.replaceAll('"', '').trim()
    const type = (readText(phone['type']) ?? 'voice').toLowerCase()
    const isText = textTypes.has(type)
    if (!number || (!isText && !voiceTypes.has(type))) continue
    const { details } = readTerms(phone)
    const extension = details.extension ?? readText(phone['extension'])
    const language = readLanguages(readList(phone['languages']), { withEnglish: true }).find(isOurLanguage) ?? null
    const key = `${number} ${extension ?? ''} ${isText}`
    if (found.has(key)) continue
    const isSwitchboard = details.switchboard === 'yes'
    const isListedOnly = details['listed-only'] === 'yes'
    const whose = phoneOwners.find((owner) => owner === details['phone-owner'])
    const kind = isText ? 'text' : 'voice'
    const optional = { ...(isListedOnly && { isListedOnly: true as const }), ...(whose && { whose }) }
    found.set(key, { number, extension, kind, language, isSwitchboard, ...optional })
  }
  return [...found.values()]
}

const isOurLanguage = (code: string): code is 'en' | 'es' => code === 'en' || code === 'es'

const namedLanguages = new Map(
  'ar de en es fa fr hi ht it ja ko pl pt ru so tl uk ur vi zh'
    .split(' ')
    .flatMap((code) => ['en', 'es'].map((language) => [languageName(language, code), code] as const)),
)

function languageName(language: string, code: string): string {
  return (new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code).toLowerCase()
}

/** The shortest codes (`spa` is `es`); a language given only by name is recognized if it is a common one. */
export function readLanguages(languages: readonly Loose[], { withEnglish = false } = {}): string[] {
  const codes = languages.map((language) => {
    const code = readText(language['code'])?.toLowerCase() ?? ''
    if (/^[a-z]{2,3}$/.test(code)) return Intl.getCanonicalLocales(code)[0] ?? code
    const tag = /^([a-z]{2,3})[-_]/.exec(code)?.[1]
    return (
      tag ?? namedLanguages.get((readText(language['name']) ?? readText(language['language']) ?? code).toLowerCase())
    )
  })
  const knownCodes = codes.filter((code) => code !== undefined && (withEnglish || code !== 'en'))
  return [...new Set(knownCodes)].filter((code) => code !== undefined)
}

const beyondAWeek = ['until', 'count', 'byweekno', 'bymonthday', 'byyearday', 'valid_to']

/** A schedule that ended before `today` is ignored. */
export function readHours(
  schedules: readonly Loose[],
  today: string | null,
): { hours: ListingHours | null; isLost: boolean } {
  const current = schedules.filter((schedule) => {
    const ends = readText(schedule['valid_to'])?.slice(0, 10)
    return !ends || !today || ends >= today
  })
  const read = fromSchedules(current.map(readSchedule))
  return { hours: read.hours, isLost: read.isLost || (current.length === 0 && schedules.length > 0) }
}

function readSchedule(schedule: Loose): PublishedSchedule {
  return {
    freq: readText(schedule['freq']),
    interval: readText(schedule['interval']),
    byday: readText(schedule['byday']),
    dtstart: readText(schedule['dtstart']),
    description: readText(schedule['description']),
    opensAt: readText(schedule['opens_at']),
    closesAt: readText(schedule['closes_at']),
    isLimited: beyondAWeek.some((field) => readText(schedule[field]) !== null),
  }
}

const free = /^(free|no (cost|charge|fees?)|none|gratis|gratuito|sin costo)\b/i
const sliding = /\b(sliding|income[- ]based|based on income|escala móvil)\b/i

/** A word decides only if it is the whole text: a text that merely mentions money stays unknown. */
export function readCost(service: Loose): ImportDraft['cost'] {
  const options = readList(service['cost_options'])
  const costTexts = [
    ...options.flatMap((option) => [readText(option['option']), readText(option['amount_description'])]),
    readText(service['fees_description']),
    readText(service['fees']),
  ].filter((text) => text !== null)
  if (costTexts.some((text) => sliding.test(text))) return 'sliding'
  const amounts = options.map((option) => Number(readText(option['amount']) ?? Number.NaN))
  if (amounts.some((amount) => amount > 0)) return 'fee'
  return amounts.includes(0) || costTexts.some((text) => free.test(text)) ? 'free' : null
}
