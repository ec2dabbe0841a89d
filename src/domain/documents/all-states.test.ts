import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DocumentsFile, StatesFile } from '../facts/facts.ts'
import { states } from '../places/states.ts'
import { goals, type PersonalDocument } from './personal-documents.ts'
import type { DocumentPath, DocumentQuestion } from './path.ts'
import { type DocumentFacts, DocumentRulesFile } from './rules.ts'
import { solveDocuments } from './solve.ts'

const read = (file: string) => readFileSync(`data/facts/${file}.json`, 'utf8')
const facts: DocumentFacts = {
  guides: DocumentsFile.parse(JSON.parse(read('documents'))),
  offices: StatesFile.parse(JSON.parse(read('states'))).states,
  rules: DocumentRulesFile.parse(JSON.parse(read('document-rules'))),
}
const stateCodes = states.map(({ code }) => code)
const ask = (heldDocuments: readonly PersonalDocument[], more: Partial<DocumentQuestion> = {}): DocumentPath =>
  solveDocuments({ heldDocuments, birthState: 'OH', homeState: 'CA', goal: 'state-id', ...more }, facts)
const birthStep = ({ steps }: DocumentPath) => steps.find(({ gives }) => gives === 'birth-certificate')

describe('all 51 × 51 pairs of states', () => {
  const sets: PersonalDocument[][] = [
    [],
    ['prison-id', 'release-papers'],
    ['passport'],
    ['birth-certificate', 'address-papers'],
  ]
  const pairs = stateCodes.flatMap((birthState) => stateCodes.map((homeState) => ({ birthState, homeState })))
  const paths = pairs.flatMap((pair) => sets.map((heldDocuments) => ({ ...pair, path: ask(heldDocuments, pair) })))

  test('each has a path for each set of papers, and it ends at the ID office of the home state', () => {
    const wrong = paths.filter(
      ({ path: { steps }, homeState }) =>
        steps.at(-1)?.gives !== 'state-id' || steps.at(-1)?.office?.name.en !== facts.offices[homeState].idOffice?.name,
    )

    expect(paths).toHaveLength(51 * 51 * sets.length)
    expect(wrong).toEqual([])
  })

  test('birth certificates are ordered in the birth state', () => {
    const wrong = paths.filter(({ path, birthState }) => {
      const office = birthStep(path)?.office
      return office && office.name.en !== facts.offices[birthState].vitalRecords?.name
    })

    expect(wrong).toEqual([])
  })

  test('only the Social Security step counts as checked; every state in a path is named as not checked', () => {
    const wrong = paths.filter(
      ({ path, birthState, homeState }) =>
        path.steps.some(({ isChecked, gives }) => isChecked && gives !== 'social-security-card') ||
        !path.uncheckedStates.includes(homeState) ||
        (birthStep(path) && !path.uncheckedStates.includes(birthState)),
    )

    expect(wrong).toEqual([])
  })
})

describe('nothing is invented', () => {
  const fileText = ['documents', 'states', 'contacts'].map(read).join()
  const fees = new Set([
    ...facts.guides.documents.map(({ fee }) => fee?.en),
    ...facts.rules.stateFees.map(({ fee }) => fee.en),
    undefined,
  ])
  const everyStep = stateCodes.flatMap((state) =>
    goals.flatMap((goal) => ask([], { birthState: state, homeState: state, goal }).steps),
  )

  test('every price, phone and address of every state is in the files', () => {
    const contacts = everyStep.flatMap(({ office }) => [office?.phone ?? [], office?.url ?? []].flat())

    expect(everyStep.filter(({ fee }) => !fees.has(fee?.en))).toEqual([])
    expect(contacts.length).toBeGreaterThan(500)
    expect(contacts.filter((text) => !fileText.includes(`"${text}"`))).toEqual([])
  })

  test('waits and waivers are the words of the guides', () => {
    const guideTexts = facts.guides.documents.flatMap(({ steps }) => steps.map(({ en }) => en))

    expect(everyStep.filter(({ time, guide }) => time !== (guide?.time ?? null))).toEqual([])
    expect(everyStep.filter(({ waiver }) => waiver && !guideTexts.includes(waiver.en))).toEqual([])
  })

  test('a price of one state is shown in no other', () => {
    const usual = facts.guides.documents.find(({ id }) => id === 'birth-certificate')?.fee?.en
    for (const birthState of stateCodes) {
      const own = facts.rules.stateFees.find(({ state }) => state === birthState)
      expect(birthStep(ask([], { birthState }))?.fee?.en).toBe(own?.fee.en ?? usual)
    }
  })
})
