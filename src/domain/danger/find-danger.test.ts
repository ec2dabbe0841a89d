import { expect, test, vi } from 'vitest'
import type { Crisis } from '../help-lines/crisis-kinds.ts'
import type { DangerClass } from './danger-classes.ts'
import { findDanger, readForm } from './find-danger.ts'
import type { Judgment } from './judge.ts'

/** A judge that knows one word of danger: "rope". */
function judge(turns: readonly string[], danger: DangerClass = 'self-now'): Judgment {
  const text = turns.join(' ')
  const probability = text.includes('rope') ? 0.9 : text.includes('tired') ? 0.4 : text.includes('sad') ? 0.2 : 0.02
  const level = probability > 0.6 ? 'card' : probability > 0.1 ? 'soft' : 'none'
  return { level, danger, probability }
}
const findByRules = (text: string): Crisis | null =>
  text.includes('not breathing') ? { kind: 'overdose', level: 'now' } : null
const find = (...turns: string[]) => findDanger(turns, { judge, findByRules })

test('the judge shows the card, whatever the rules say', () => {
  expect(find('i got the rope')).toMatchObject({ level: 'card', crisis: { kind: 'self_harm', level: 'now' } })
})

test('a rule shows the card, whatever the judge says', () => {
  expect(find('he is not breathing')).toMatchObject({ level: 'card', crisis: { kind: 'overdose', level: 'now' } })
})

test('turns that only together show danger show the card', () => {
  expect(find('i bought it today', 'the rope')).toMatchObject({ level: 'card', isShownBefore: false })
})

test('danger that is only possible gets the soft line of its kind, distress its own', () => {
  expect(find('so tired of it')).toEqual({ level: 'soft', kind: 'self_harm' })
  expect(find('so sad today')).toEqual({ level: 'soft', kind: 'distress' })
  expect(find('where is the food bank')).toBeNull()
})

test('a danger that cannot wait, and one that happens now, put 911 first', () => {
  const byClass = (danger: DangerClass, text: string) =>
    findDanger([text], { judge: (turns) => judge(turns, danger), findByRules })
  expect(byClass('hopeless', 'rope')).toMatchObject({ crisis: { level: 'support' } })
  expect(byClass('being-hurt', 'rope')).toMatchObject({ crisis: { level: 'support' } })
  expect(byClass('being-hurt', 'rope right now')).toMatchObject({ crisis: { level: 'now' } })
  expect(byClass('medical', 'rope')).toMatchObject({ crisis: { level: 'now' } })
})

test('in a form only a sure danger shows the card', () => {
  const card = find('i got the rope')
  expect(readForm(card)).toBe(card)
  expect(readForm({ ...find('i got the rope'), certainty: 0.7 } as typeof card)).toEqual({
    level: 'soft',
    kind: 'self_harm',
  })
})

test('a short reply after the card stays with the danger', () => {
  expect(find('i got the rope', 'no')).toMatchObject({ level: 'card', isShownBefore: true })
})

test('a question about something else after the card is answered', () => {
  expect(find('i got the rope', 'where do i get a bus pass tomorrow')).toBeNull()
})

test('words after the card that ask for nothing stay with the danger', () => {
  expect(find('i got the rope', 'thanks for always answering me')).toMatchObject({ level: 'card', isShownBefore: true })
})

test('who does it is read from all turns, where only the last one is judged', () => {
  const exploited = (...turns: string[]) =>
    findDanger(turns, { judge: (read) => judge(read, 'exploited'), findByRules })
  expect(exploited('my girlfriend keeps a rope', 'she locked me in with the rope')).toMatchObject({
    crisis: { kind: 'being_hurt' },
  })
  expect(exploited('he keeps a rope', 'he locked me in with the rope')).toMatchObject({
    crisis: { kind: 'trafficking' },
  })
})

test('what the danger is about can be read by something that has learned it, which may change the class', () => {
  const addThemes = vi.fn((found: Crisis): Crisis => ({ ...found, kind: 'being_hurt', about: ['partner'] }))
  expect(findDanger(['my landlord has a rope'], { judge, findByRules, addThemes })).toMatchObject({
    crisis: { kind: 'being_hurt', level: 'now', about: ['partner'] },
  })
  addThemes.mockClear()
  findDanger(['so tired of it'], { judge, findByRules, addThemes })
  expect(addThemes).not.toHaveBeenCalled()
})

test('what the model misreads is no danger, unless a rule sees one', () => {
  const sure = (): Judgment => ({ level: 'card', danger: 'use-or-withdrawal', probability: 0.9 })
  const isMisread = (text: string) => text.includes('clean')
  expect(findDanger(['14 months clean'], { judge: sure, findByRules, isMisread })).toBeNull()
  expect(findDanger(['14 months clean'], { judge: sure, findByRules })).toMatchObject({ level: 'card' })
  expect(findDanger(['clean but not breathing'], { judge: sure, findByRules, isMisread })).toMatchObject({
    level: 'card',
  })
})
