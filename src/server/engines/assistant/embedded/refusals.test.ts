import { expect, test } from 'vitest'
import { declineHarm } from './refusals.ts'

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
