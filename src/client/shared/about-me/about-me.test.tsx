// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aboutMe as english } from '#content/en/about-me.ts'
import { aboutMe as spanish } from '#content/es/about-me.ts'
import { listing as englishListing } from '#content/en/listing.ts'
import { listing as spanishListing } from '#content/es/listing.ts'
import { keepOwnFacts } from '#client/platform/own-facts/own-facts.ts'
import { clearAll, moveStorageTo, readKey } from '#client/platform/storage/storage.ts'
import { type ReentryFact, reentryFacts } from '#domain/directory/reentry-facts.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { buildFullResource } from '#testing/builders/resource.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { AboutMeDialog, CallScript } from './about-me-dialogs.tsx'
import { CallScriptButton } from './about-me-button.tsx'

const unknown = { value: 'unknown' as const }
const shelter = (facts: Partial<NonNullable<Resource['facts']>> = {}) =>
  buildFullResource({
    name: 'Harbor House',
    kind: 'emergency-shelter',
    facts: { servesRecord: unknown, servesSupervision: unknown, noIdNeeded: unknown, walkIn: unknown, ...facts },
  })

beforeEach(() => moveStorageTo('own'))
afterEach(() => clearAll())

const words = { en: { aboutMe: english, listing: englishListing }, es: { aboutMe: spanish, listing: spanishListing } }
const readScript = () =>
  within(screen.getByRole('status'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the words for a call', () => {
  test.each(['en', 'es'] as const)('ask in %s exactly what the place left open', async (language) => {
    keepOwnFacts(['arsonCharge', 'servesRecord', 'pets', 'noIdNeeded'])
    const place = shelter({ servesRecord: { value: 'yes' }, arsonCharge: { value: 'ask' } })
    await renderInLanguage(<CallScript resource={place} onClose={vi.fn()} />, language)

    const { people } = words[language].listing
    expect(readScript()).toEqual([people.arsonCharge, people.noIdNeeded, people.pets])
    expect(screen.getByText(words[language].aboutMe.script.noName)).toBeDefined()
  })

  test('name what the place says no to instead of asking it', async () => {
    keepOwnFacts(['registry'])
    await renderInLanguage(<CallScript resource={shelter({ registry: { value: 'no' } })} onClose={vi.fn()} />)
    expect(readScript()).toEqual([])
    expect(screen.getByRole('status').textContent).toContain(englishListing.people.registry)
  })

  test('follow what is checked below them', async () => {
    const { user } = await renderInLanguage(<CallScript resource={shelter()} onClose={vi.fn()} />)
    expect(screen.getByText(english.script.nothing)).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: english.own.openWarrant }))
    expect(readScript()).toEqual([englishListing.people.openWarrant])
  })

  test.each(['en', 'es'] as const)('take about twenty seconds in %s with six questions', (language) => {
    const { aboutMe, listing } = words[language]
    const asked: ReentryFact[] = [
      'servesRecord',
      'violentCharge',
      'arsonCharge',
      'servesSupervision',
      'noIdNeeded',
      'pets',
    ]
    const spoken = [aboutMe.script.start, ...asked.map((fact) => listing.people[fact]), aboutMe.script.end].join(' ')
    const wordsPerSecond = 2.5
    expect(spoken.split(/\s+/).length / wordsPerSecond).toBeLessThanOrEqual(20)
  })
})

describe('what a person says of themselves', () => {
  test('stays on the device: nothing is sent while it is checked, read and cleared', async () => {
    const sent = fakeFetch()
    const { user } = await renderInLanguage(<AboutMeDialog onClose={vi.fn()} />)
    for (const fact of reentryFacts) await user.click(screen.getByRole('checkbox', { name: english.own[fact] }))
    expect(new Set<unknown>(readKey('about-me'))).toEqual(new Set<string>(reentryFacts))
    expect(location.href).not.toMatch(new RegExp(reentryFacts.join('|')))

    await user.click(screen.getByRole('button', { name: english.clear }))
    expect(readKey('about-me')).toEqual([])
    expect(sent).toEqual([])
  })

  test('is gone with everything else on the device', () => {
    keepOwnFacts(['arsonCharge'])
    clearAll()
    expect(readKey('about-me')).toEqual([])
  })

  test('lasts no longer than the tab on a device nobody called their own', () => {
    clearAll()
    keepOwnFacts(['arsonCharge'])
    expect(localStorage.getItem('about-me')).toBeNull()
    expect(readKey('about-me')).toEqual(['arsonCharge'])
  })

  test('is nothing on a shared device, also where it was there before', async () => {
    keepOwnFacts(['arsonCharge'])
    moveStorageTo('shared')
    expect(readKey('about-me')).toEqual([])
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('arsonCharge')

    await renderInLanguage(<CallScriptButton resource={shelter()} onFailed={vi.fn()} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
