import { expect, test } from 'vitest'
import { splitGuide } from './guide-parts.ts'

test('a guide is taken apart along its lists and paragraphs, without its marks', () => {
  const parts = splitGuide(`A state ID opens doors.

**Bring the real papers, not copies:**

- Birth certificate
- Two papers with your address

1. **Book** a time.
2. Ask for the *free* one.

You often leave with a paper ID.

The trap: names that do not match.`)

  expect(parts).toEqual({
    intro: 'A state ID opens doors.',
    papers: ['Birth certificate', 'Two papers with your address'],
    steps: ['Book a time.', 'Ask for the free one.'],
    traps: ['The trap: names that do not match.'],
    more: ['You often leave with a paper ID.'],
  })
})

test('what only makes sense under its line stays with it', () => {
  const { steps, traps, intro } = splitGuide(
    'Job centers are free. They can help you:\n\n- write a resume\n- print it\n\nRed flags:\n\n- They ask for money.',
  )
  expect([intro, steps, traps]).toEqual([
    'Job centers are free.',
    ['They can help you: write a resume; print it.'],
    ['Red flags: They ask for money.'],
  ])
})

test('Spanish lists are read the same way', () => {
  const { papers, traps } = splitGuide(
    'Es gratis.\n\nLleve:\n\n- Acta\n\nLa trampa: nombres distintos.\n\nOjo: pregunte.',
  )
  expect([papers, traps]).toEqual([['Acta'], ['La trampa: nombres distintos.', 'Ojo: pregunte.']])
})

test('the first step says when the steps are for', () => {
  const body = 'It helps.\n\nIf someone will not wake up:\n\n1. Call 911.\n2. Stay.\n\nDo this:\n\n- Rest.'
  expect(splitGuide(body).steps).toEqual(['If someone will not wake up: Call 911.', 'Stay.', 'Rest.'])
})

test('a bold line without a colon leads its list too', () => {
  expect(splitGuide('Cuesta cero.\n\n**Aléjese si**\n\n- piden dinero\n- prometen mucho').traps).toEqual([
    'Aléjese si: piden dinero; prometen mucho.',
  ])
})

test.each(['', '\n\n', 'Only a line:', '- Alone'])('%o is no reason to break', (body) => {
  expect(Object.values(splitGuide(body)).flat().join('')).toBe(body.replace('- ', '').trim())
})
