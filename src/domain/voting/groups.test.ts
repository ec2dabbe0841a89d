import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VotingFile } from '../facts/facts.ts'
import { states } from '../places/states.ts'
import { buildVotingGroups, votingKeys, getVotingKey } from './groups.ts'

const facts = VotingFile.parse(JSON.parse(readFileSync('data/facts/voting.json', 'utf8')))
const groups = buildVotingGroups(facts.states)
const codes = (index: number) => groups[index]?.states.map(({ code }) => code) ?? []

test('the three groups have their fixed keys and hold every state once (R-10.3)', () => {
  expect(groups.map(({ key }) => key)).toEqual([...votingKeys])
  expect(groups.flatMap((group) => group.states.map(({ code }) => code)).toSorted()).toEqual(
    states.map(({ code }) => code).toSorted(),
  )
})

test('the facts of today give 26, 15 and 10 states', () => {
  expect(groups.map((group) => group.states.length)).toEqual([26, 15, 10])
})

test('Maine, Vermont and DC stand in the first group and are marked as never lost; nobody else is', () => {
  const marked = groups.flatMap((group) => group.states.filter(({ neverLost }) => neverLost).map(({ code }) => code))
  expect(marked.toSorted()).toEqual(['DC', 'ME', 'VT'])
  expect(codes(0)).toEqual(expect.arrayContaining(marked))
})

test('Nebraska and South Carolina need no application today; Delaware does for some crimes', () => {
  expect(codes(1)).toEqual(expect.arrayContaining(['NE', 'SC']))
  expect(codes(2)).toEqual(['AL', 'AZ', 'DE', 'FL', 'IA', 'KY', 'MS', 'TN', 'VA', 'WY'])
})

test('a rule that changes takes its state to another group', () => {
  const changed = { ...facts.states, TX: { ...facts.states.TX, group: 'afterRelease' as const } }
  expect(buildVotingGroups(changed).map((group) => group.states.length)).toEqual([27, 14, 10])
  expect(getVotingKey(changed.TX)).toBe('rightsRestoredUponRelease')
})
