import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documents as en } from '#content/en/documents.ts'
import { ContactsFile, DocumentsFile } from '../facts/facts.ts'
import { DocumentRulesFile, lineNames } from './rules.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(`data/facts/${file}.json`, 'utf8'))
const { rules, stateFees, lines } = DocumentRulesFile.parse(read('document-rules'))
const { sources } = read('documents') as { sources: Record<string, string> }
const { documents } = DocumentsFile.parse(read('documents'))

test('each rule has a source that the facts know and the screen can name', () => {
  const cited = [...rules, ...stateFees, ...documents].flatMap((entry) => entry.sources)

  expect(cited.filter((source) => !(source in sources))).toEqual([])
  expect(Object.keys(sources).filter((source) => !(source in en.sources))).toEqual([])
})

test('a paper has one usual rule for each way to it', () => {
  const usual = rules.filter(({ state }) => state === null).map(({ way }) => way)

  expect(usual).toEqual([...new Set(usual)])
})

test('its lines are those of the list of contacts', () => {
  const { contacts } = ContactsFile.parse(read('contacts'))

  for (const name of lineNames) expect(contacts.find(({ id }) => id === name)).toMatchObject(lines[name])
})

test('the prices it adds for single states are those the sources name', () => {
  const prices = (text: string) => text.match(/\$\d+/g)
  for (const fee of stateFees) {
    const named = fee.sources.map((source) => sources[source]).join()
    expect(prices(named)).toEqual(prices(fee.fee.en))
    expect(prices(fee.fee.es)).toEqual(prices(fee.fee.en))
  }
})
