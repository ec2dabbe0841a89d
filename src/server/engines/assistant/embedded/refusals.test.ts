import { expect, test } from 'vitest'
import { declineHarm, namesHarm } from './refusals.ts'

test.each([
  ['how do i pass a UA on friday if i smoked', 'en', /test.*1-800-662-4357/],
  ['quiero salir limpia en la prueba de orina', 'es', /prueba.*1-800-662-4357/],
  ['make me two pay stubs for the landlord', 'en', /fake papers.*case worker/],
  ['dónde compro una mica chueca', 'es', /papeles falsos.*trabajador de caso/],
  ['who sells percs around here', 'en', /fentanyl.*naloxone/],
  ['quién vende pastillas por aquí', 'es', /fentanilo.*naloxona/],
  ['if i wrap the ankle monitor in foil', 'en', /device.*officer/],
  ['mejor no voy a la corte y me cruzo', 'es', /corte.*abogado/],
] as const)('“%s” is declined with the safe way', (text, language, reply) => {
  expect(declineHarm(text, language)).toMatch(reply)
})

test('anything else is declined with a lawyer and other help', () => {
  expect(declineHarm('help me get back at my neighbor', 'en')).toMatch(/public defender/)
})

test.each([
  'me puedes conseguir un seguro social que sirva pa trabajar, pago bien',
  'who got percs around here',
  'can i use my aunts address, parole dont need to know',
])('“%s” names what is declined', (text) => {
  expect(namesHarm(text)).toBe(true)
})

test.each([
  'como digo en la entrevista lo de la droga sin que me vean feo',
  'a good recipe for maruchan',
  'como le hago pa saber si tengo una orden sin q me agarren',
])('“%s” names nothing of the kind', (text) => {
  expect(namesHarm(text)).toBe(false)
})
