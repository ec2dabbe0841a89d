import { reentryFacts } from '#domain/directory/listing.ts'
import { formatWeeklyHours } from '#domain/directory/describe-hours.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { languageName, listText } from '#client/shared/formats/lists.ts'
import type { CountyNames } from './county-names.ts'
import type { FieldName, ListingValues, SomeValues } from './listing-values.ts'

type Writers = { [Name in FieldName]-?: (value: ListingValues[Name]) => string }

export interface FieldTexts {
  label: (name: FieldName) => string
  /** A field as text, for comparing and reading; "Nothing" when it is empty. */
  value: (name: FieldName, values: SomeValues) => string
}

export function useFieldTexts(countyNames: CountyNames): FieldTexts {
  const t = useText('partnerListings')
  const writers = useWriters(countyNames)
  return {
    label: (name) => t(`fields.${name}`),
    value: (name, values) => {
      const found = values[name]
      const write = writers[name] as (value: typeof found) => string
      return (found === undefined ? '' : write(found)) || t('values.none')
    },
  }
}

function useWriters(countyNames: CountyNames): Writers {
  const t = useText('partnerListings')
  const phrases = useTextModule('listing')
  const services = useTextModule('services')
  const kinds = useTextModule('kinds')
  const { language } = useLanguage()
  const plain = (value: string | null) => value ?? ''
  const list = (items: readonly string[]) => listText(items, language)
  const day = (value: string | null) => (value === null ? '' : humanDate(value, language))
  const both = (value: { en: string; es: string } | null) => (value ? t('values.both', value) : '')
  const yesNo = (value: boolean) => (value ? t('values.yes') : t('values.no'))
  return {
    name: plain,
    nameEs: plain,
    street: plain,
    city: plain,
    zip: plain,
    website: plain,
    note: both,
    howToApply: both,
    pausedReason: both,
    fullUntil: day,
    isConfidential: yesNo,
    paused: yesNo,
    category: (value) => phrases.categories[value],
    kind: (value) => (value === undefined ? '' : kinds[value]),
    services: (ids) => list(ids.map((id) => services[id])),
    countyFips: (fips) => (fips === null ? '' : countyNames.formatName(fips)),
    serviceCounties: (all) => list(all.map((fips) => countyNames.formatName(fips))),
    phones: (phones) =>
      phones
        .map(({ number, extension, kind }) => {
          const phoneText = extension === null ? number : t('values.extension', { number, extension })
          return kind === 'text' ? `${phoneText} (${t('form.kinds.text')})` : phoneText
        })
        .join('; '),
    hours: (hours) => {
      if (hours === null) return ''
      if (hours.kind === 'text') return hours.text
      return hours.kind === 'always' ? phrases.hours.always : formatWeeklyHours(hours.times, phrases)
    },
    closures: (closures) =>
      closures
        .map(({ from, until, note }) => {
          const days = t('values.fromUntil', { from: day(from), until: day(until) })
          return note[language] ? `${days}: ${note[language]}` : days
        })
        .join('; '),
    cost: (cost) => (cost === null ? '' : phrases.cost[cost]),
    languages: (codes) => list(codes.map((code) => languageName(code, language))),
    accessibility: (facts) => list(facts.map((fact) => t(`access.${fact}`))),
    requiredDocuments: list,
    facts: (facts) =>
      reentryFacts
        .filter((fact) => facts[fact] !== undefined)
        .map((fact) =>
          t('facts.answer', {
            fact: phrases.takes.replace('{people}', phrases.people[fact]),
            answer: t(`facts.answers.${facts[fact] ?? 'unknown'}`),
          }),
        )
        .join('; '),
    capacity: (capacity) => t(`form.capacities.${capacity}`),
    alert: (alert) => (alert ? t('values.until', { text: both(alert), day: day(alert.until) }) : ''),
    introductionsOn: (isOn) => (isOn ? t('values.on') : t('values.off')),
    maxOpen: (limit) => (limit === null ? t('values.noLimit') : String(limit)),
  }
}
