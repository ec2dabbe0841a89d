import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { opportunityKinds } from '#domain/opportunities/opportunity.ts'
import { getGradeLimit, computeReadingGrade } from '#domain/text/readability.ts'
import { readNational } from './find.ts'

const data = path.resolve(import.meta.dirname, '../../../../data')
const national = readNational(path.join(data, 'opportunities'))

interface Contact {
  id: string
  phone: string | null
  url: string | null
  urlEs: string | null
  checkedOn: string
}
const { contacts } = JSON.parse(readFileSync(path.join(data, 'facts/contacts.json'), 'utf8')) as { contacts: Contact[] }

const findContact = (from: string) => contacts.find(({ id }) => from === `facts/contacts.json#${id}`)
/** The `checkedOn` date in a guide's front matter; fails when there is no such guide. */
const guideDay = (from: string) => /^checkedOn: (\S+)$/m.exec(readFileSync(path.join(data, from), 'utf8'))?.[1]
const getCheckedOn = (from: string) => findContact(from)?.checkedOn ?? guideDay(from)
const digitsIn = (text: string) => text.match(/\d[\d\s().-]{5,}\d/g) ?? []

test('there is something of every kind, each under an id of its own', () => {
  expect(new Set(national.map(({ kind }) => kind))).toEqual(new Set(opportunityKinds))
  expect(new Set(national.map(({ id }) => id)).size).toBe(national.length)
})

describe.each(national.map((opportunity) => [opportunity.id, opportunity] as const))('%s', (_id, opportunity) => {
  const named = opportunity.from.flatMap((from) => findContact(from) ?? [])
  const texts = (language: 'en' | 'es') =>
    [
      opportunity.title[language],
      opportunity.about[language],
      opportunity.apply.note?.[language],
      opportunity.fairChance.note?.[language],
    ].filter((text) => text !== undefined)

  test('is for the whole country, without an end, and posted by nobody', () => {
    const nowhere = { state: null, county: null, address: null, lat: null, lon: null, miles: null }
    expect(opportunity).toMatchObject({ ...nowhere, expiresOn: null, startsAt: null, isPosted: false })
  })

  test('names files of ours, and the oldest of their days is its own', () => {
    expect(named).toHaveLength(1)
    expect(opportunity.checkedOn).toBe(
      opportunity.from.map((from) => getCheckedOn(from) ?? '').toSorted((a, b) => a.localeCompare(b))[0],
    )
  })

  test('has no phone and no link but those of its contact', () => {
    const links = named.flatMap(({ url, urlEs }) => [url, urlEs])
    expect(named.map(({ phone }) => phone)).toContain(opportunity.apply.phone)
    expect(links).toContain(opportunity.apply.url)
    expect(links).toContain(opportunity.source.url)
    expect([...texts('en'), ...texts('es')].flatMap(digitsIn)).toEqual([])
    if (opportunity.apply.how === 'call') expect(opportunity.apply.phone).not.toBeNull()
    if (opportunity.apply.how === 'link') expect(opportunity.apply.url).not.toBeNull()
  })

  test.each(['en', 'es'] as const)('reads easily in %s', (language) => {
    const hard = texts(language).filter((text) => (computeReadingGrade(language, text) ?? 0) > getGradeLimit(text))
    const whole = texts(language)
      .map((text) => (/[.!?”]$/.test(text) ? text : `${text}.`))
      .join(' ')
    expect(hard).toEqual([])
    expect(computeReadingGrade(language, whole)).toBeLessThanOrEqual(6)
  })
})

test('what is paused is promised to nobody', () => {
  expect(JSON.stringify(national)).not.toMatch(/WOTC|tax credit|crédito tributario/i)
})

test('whoever offers it is told in Spanish too', () => {
  expect(national.length).toBeGreaterThan(0)
  expect(national.filter(({ organizationEs }) => !organizationEs).map(({ id }) => id)).toEqual([])
})
