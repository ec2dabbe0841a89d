import path from 'node:path'
import { expect, test } from 'vitest'
import { maxFactAgeDays } from '#domain/facts/facts.ts'
import { states } from '#domain/places/states.ts'
import { readFacts } from '#server/engines/knowledge/load-knowledge.ts'

const facts = await readFacts(path.resolve('data/facts'))
const ageDays = (day: string) => (Date.now() - Date.parse(day)) / 86_400_000
const codes = states.map(({ code }) => code)

test('every state has its voting rule and its offices', () => {
  expect(Object.keys(facts.voting.states).toSorted()).toEqual(codes.toSorted())
  expect(Object.keys(facts.states).toSorted()).toEqual(codes.toSorted())
})

test('everything was looked at in the last 180 days', () => {
  const days = [
    ...facts.contacts.values(),
    ...Object.values(facts.voting.states),
    ...Object.values(facts.states),
    ...facts.documents.documents,
  ].map(({ checkedOn }) => ageDays(checkedOn))
  expect(Math.max(...days)).toBeLessThan(maxFactAgeDays)
})

test('the groups of states are as large as the law makes them', () => {
  const count = (group: string) => Object.values(facts.voting.states).filter((state) => state.group === group).length
  expect(['neverLost', 'afterRelease', 'afterSentence', 'actionNeeded'].map(count)).toEqual([3, 23, 15, 10])
})

test('Virginia says to check first, in both languages', () => {
  expect(facts.voting.states.VA?.summary.en).toMatch(/check first/i)
  expect(facts.voting.states.VA?.summary.es).toMatch(/consulte primero/i)
})

test('a program that is paused or gone is not offered', () => {
  expect([...facts.contacts.keys()]).not.toEqual(expect.arrayContaining(['wotc']))
  expect(JSON.stringify([...facts.contacts.values()])).not.toMatch(/Affordable Connectivity/i)
})
