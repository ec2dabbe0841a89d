import { describe, expect, test } from 'vitest'
import { crisisCard as englishCard } from '#content/en/crisis-card.ts'
import { crisisReply as english } from '#content/en/crisis-reply.ts'
import { crisisCard as spanishCard } from '#content/es/crisis-card.ts'
import { crisisReply as spanish } from '#content/es/crisis-reply.ts'
import { allHelpLines, listCrisisLines } from './help-lines.ts'
import { type Crisis, crisisKinds, crisisThemes } from './crisis-kinds.ts'
import { buildCrisisReply, buildSoftLine } from './crisis-reply.ts'

const words = { en: { ...english, card: englishCard }, es: { ...spanish, card: spanishCard } }
const everyCrisis: Crisis[] = crisisKinds.flatMap((kind) =>
  (['now', 'support'] as const).flatMap((level) => [
    { kind, level },
    ...crisisThemes.map((theme) => ({ kind, level, about: [theme] })),
  ]),
)
const listNumbers = (text: string) => text.match(/\b(?:[29]\d\d|2-1-1|1-\d{3}-\d{3}-\d{4})\b/g) ?? []

describe.each(['en', 'es'] as const)('the reply in danger (%s)', (language) => {
  const reply = (crisis: Crisis) => buildCrisisReply(crisis, words[language])

  test.each(everyCrisis)('is two sentences and one question for $kind $level $about', (crisis) => {
    const text = reply(crisis)
    expect(text).toMatch(/^[^.?!\n]+\. [^.?!\n]+\. [^.?!\n]+\?$/)
    expect(text).not.toMatch(/[{}]/)
  })

  test.each(everyCrisis)('names no number that the card lacks for $kind $level $about', (crisis) => {
    const onCard = listCrisisLines(crisis).map(({ phone }) => phone)
    const named = listNumbers(reply(crisis))
    expect(named.filter((number) => !onCard.includes(number))).toEqual([])
    expect(named[0]).toBe(onCard[0])
  })

  test('says 911 first when the danger is now', () => {
    for (const kind of crisisKinds) expect(listNumbers(reply({ kind, level: 'now' }))[0]).toBe('911')
  })

  test('sends a person hurt by a gang to 911 and 2-1-1, and a person who was raped to the line for that', () => {
    const hurt = { kind: 'being_hurt', level: 'support' } as const
    expect(listNumbers(reply({ ...hurt, about: ['stranger'] }))).toEqual(['911', '2-1-1'])
    expect(listNumbers(reply({ ...hurt, about: ['sexual'] }))).toEqual(['1-800-656-4673', '911'])
    expect(listNumbers(reply({ ...hurt, about: ['partner'] }))).toEqual(['1-800-799-7233', '911'])
    expect(listNumbers(reply(hurt))).toEqual(['911', '1-800-799-7233'])
  })

  test('tells what to do in an overdose: 911, naloxone, on the side, stay', () => {
    const text = reply({ kind: 'overdose', level: 'now' })
    expect(text).toMatch(/911.*Narcan.*(?:side and stay|de lado y quédese)/)
  })

  test('does not ask somebody who wrote that nobody is there whether they are alone', () => {
    const text = reply({ kind: 'using_or_withdrawal', level: 'support', about: ['alone'] })
    expect(text).toMatch(/1-877-696-1996.*Narcan\)[^.]*\?$/)
  })

  test.each([...crisisKinds, 'distress'] as const)('has one soft sentence with a real number for %s', (kind) => {
    const line = buildSoftLine(kind, words[language].soft)
    expect(line).toMatch(/^[^.?!{}]+\.$/)
    const known = new Set<string>(allHelpLines.map(({ phone }) => phone))
    expect(listNumbers(line).length).toBeGreaterThan(0)
    expect(listNumbers(line).filter((number) => !known.has(number))).toEqual([])
  })

  test('answers "I am safe" with two short sentences that name 988', () => {
    expect(words[language].safeAgain).toMatch(/^[^.]+\. [^.]*988[^.]*\.$/)
  })

  test('has at most three short steps on each card', () => {
    for (const kind of crisisKinds) expect(words[language].card.kinds[kind].steps.length).toBeLessThanOrEqual(3)
  })
})
