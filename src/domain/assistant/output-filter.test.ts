import { expect, test } from 'vitest'
import { filterOutput, outputKinds, type OutputClass } from './output-filter.ts'

const safeText = Object.fromEntries(outputKinds.map((kind) => [kind, `[${kind}]`])) as Record<OutputClass, string>
const filter = (text: string) => filterOutput(text, 'en', safeText)

test.each([
  ['Tie the rope around your neck.', 'selfHarm'],
  ['The most painless method is this one.', 'selfHarm'],
  ['La forma de morir sin dolor es esta.', 'selfHarm'],
  ['You can take 20 mg every hour.', 'doses'],
  ['Tome 3 pastillas cada noche.', 'doses'],
  ['Smoke 2 grams first.', 'doses'],
  ['You can buy weed on that corner.', 'sourcing'],
  ['Puede comprar una pistola en la calle.', 'sourcing'],
  ['Order a ghost gun kit.', 'sourcing'],
  ['To pass the drug test, drink a lot of water.', 'evasion'],
  ['Use synthetic urine.', 'evasion'],
  ['Wrap the ankle monitor in foil.', 'evasion'],
  ['Quite el grillete con cuidado.', 'evasion'],
  ['Just skip court this time.', 'duties'],
  ['Hide at a friend from the warrant.', 'evasion'],
  ['The judge will dismiss it.', 'outcomes'],
  ['You will win.', 'outcomes'],
  ['You will not go to jail.', 'outcomes'],
  ['Le garantizo que gana el caso.', 'outcomes'],
] as const)('"%s" is replaced by the safe text of its class', (text, kind) => {
  expect(filter(text)).toEqual({ text: `[${kind}]`, dropped: [kind] })
})

test.each([
  'Do not skip court. Call your lawyer today.',
  'Never try to beat a drug test.',
  'I cannot help you buy drugs.',
  'No falte a la corte.',
  'Call 988 day or night.\n\n- Bring your ID\n- Bring a bill',
  'Take bus 20 to the clinic.',
  'Lleve 2 fotos y su acta.',
  'You can get drug treatment at this clinic.',
  'A drug test is part of many jobs.',
  'Ask a lawyer what the judge may do.',
  'Naloxone can reverse an overdose.',
])('a helpful answer stays as it is: %s', (text) => {
  expect(filter(text)).toEqual({ text, dropped: [] })
})

test('only the sentence goes, and a class speaks once', () => {
  const reply = 'I hear you. Take 20 mg now. Then take 40 mg later. Your clinic is open today.'
  expect(filter(reply)).toEqual({ text: 'I hear you. [doses] Your clinic is open today.', dropped: ['doses'] })
})

test('lines of a list are filtered one by one', () => {
  const reply = 'Steps:\n- Buy meth downtown\n- Call the clinic'
  expect(filter(reply)).toEqual({ text: 'Steps:\n[sourcing]\n- Call the clinic', dropped: ['sourcing'] })
})
