import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['I need a place to sleep tonight', 'en'],
  ['need id asap', 'en'],
  ['how do i get my license back', 'en'],
  ['Necesito un lugar para dormir', 'es'],
  ['donde saco mi identificacion', 'es'],
  ['busco trabajo y no tengo papeles', 'es'],
  ['¿Trabajo?', 'es'],
  ['buenas noches reggie nomas pasaba a saludar', 'es'],
  ['I need a troca for my jale but have no money', 'en'],
  ['necesito un job pero tengo record', 'es'],
])('“%s” is written in %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language)
})

test.each(['Medicaid', '90210', '', '😀😀', 'SNAP?'])('“%s” does not tell its language', (text) => {
  expect(detectLanguage(text)).toBeNull()
})
