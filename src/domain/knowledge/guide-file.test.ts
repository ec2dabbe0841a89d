import { expect, test } from 'vitest'
import { GuideFileError, readDetails, readEnglishGuide, readSpanishGuide } from './guide-file.ts'

const asks = ['One?', 'Two?', 'Three?', 'Four?', 'Five?'].map((ask) => `- ${ask}`).join('\n')
const head = `id: state-id
modules: documentPrep, layFoundation
needs: id-documentation
contacts: ssa
related:
sources: documents/state-id
checkedOn: 2026-11-15
title: Get a state ID: the steps
next: Call first.
words: id card, dmv
asks:
${asks}`
const english = `---\n${head}\n---\nBring your papers.\n\n- One\n`

test('a guide is read with its facts, its ways of asking and its text', () => {
  const { facts, text } = readEnglishGuide('en/state-id.md', english)
  expect(facts).toMatchObject({
    id: 'state-id',
    modules: ['documentPrep', 'layFoundation'],
    contacts: ['ssa'],
    related: [],
  })
  expect(text).toEqual({
    title: 'Get a state ID: the steps',
    next: 'Call first.',
    words: ['id card', 'dmv'],
    asks: ['One?', 'Two?', 'Three?', 'Four?', 'Five?'],
    body: 'Bring your papers.\n\n- One',
  })
})

test('the Spanish file says which English text it tells', () => {
  const spanish = `---\nid: state-id\ntranslates: abc\ntitle: T\nnext: N.\nwords: a\nasks:\n${asks}\n---\nCuerpo.`
  expect(readSpanishGuide('es/state-id.md', spanish)).toMatchObject({ id: 'state-id', translates: 'abc' })
})

test.each([
  ['no head', 'Bring your papers.'],
  ['an unknown need', english.replace('id-documentation', 'papers')],
  ['too few ways of asking', english.replace('- Five?\n', '')],
  ['no text', `---\n${head}\n---\n`],
  ['a line that is neither a field nor an item', english.replace('words:', 'words')],
])('a file with %s is refused by its name', (_, text) => {
  expect(() => readEnglishGuide('en/state-id.md', text)).toThrow(GuideFileError)
  expect(() => readEnglishGuide('en/state-id.md', text)).toThrow('en/state-id.md')
})

const detail = `[in-spanish]
en: Yes, you can.
es: Sí se puede.
asks en: can i do it in spanish | spanish ok?
asks es: se puede en español
`

test('a detail is read with its answer and the ways people ask for it', () => {
  expect(readDetails('details/ged.md', detail)).toEqual([
    {
      key: 'in-spanish',
      asks: { en: ['can i do it in spanish', 'spanish ok?'], es: ['se puede en español'] },
      text: { en: 'Yes, you can.', es: 'Sí se puede.' },
    },
  ])
})

test.each([
  ['lacks a language', detail.replace(/^es: .*\n/m, '')],
  ['nobody asks', detail.replace(/^asks es: .*\n/m, '')],
  ['is there twice', detail + detail],
])('a detail that %s is refused', (problem, text) => {
  expect(() => readDetails('details/ged.md', text)).toThrow(problem)
})
