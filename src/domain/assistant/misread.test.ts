import { expect, test } from 'vitest'
import { isMisread, isSoberDay } from './added-rules.ts'

test.each([
  '14 months clean today and aint got nobody to tell so im tellin u',
  'hoy cumplo 3 años sin tomar y estoy solito',
  'i hit 90 days sober, just proud',
])('“%s” is told with joy', (text) => {
  expect(isSoberDay(text)).toBe(true)
})

test.each([
  '14 months clean today and i just bought a bag',
  'hoy cumplo un año limpio y ya tengo la botella en la mano',
  '5 months clean and the dealer is outside',
  'a year sober today but i want it bad',
  '2 years clean. my old plug just texted me',
  'hoy enterré a mi hermano, vengo del panteón directo a la cantina, estoy en la puerta, tenía seis años sobrio',
])('“%s” is not', (text) => {
  expect(isSoberDay(text)).toBe(false)
})

test.each([
  ['my kids came to live with me again today im so happy i could cry', 'hopeless'],
  ['my daughter is scared of me since i came home', 'child-or-dependent'],
  ['mi niña me tiene miedo desde que salí', 'child-or-dependent'],
  ['im 5 months pregnant and need a doctor', 'medical'],
  ['my p.o. says i cant live at my dads bc he keeps a rifle, he hunts, is a lockbox enough', 'someone-else'],
] as const)('“%s” is no danger of the class %s', (text, danger) => {
  expect(isMisread(text, danger)).toBe(true)
})

test.each([
  ['my daughter is scared of me because i hit her', 'child-or-dependent'],
  ['im 5 months pregnant and bleeding', 'medical'],
  ['my po dont know he keeps a gun and he said hell use it on me', 'someone-else'],
  ['i could cry, there is no way out', 'hopeless'],
] as const)('“%s” may be', (text, danger) => {
  expect(isMisread(text, danger)).toBe(false)
})
