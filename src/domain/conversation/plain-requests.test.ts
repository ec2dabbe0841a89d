import { expect, test } from 'vitest'
import { findPlainRequest, findWantedLetter } from './plain-requests.ts'

test.each([
  ['can you fill it out for me', 'doIt'],
  ['me lo puedes hacer', null],
  ['can you remind me tomorrow', 'remind'],
  ['recuerdame la cita', 'remind'],
  ['i called 211 already and they hung up on me', 'no211'],
  ['ya llame al 211 y no contestan', 'no211'],
  ['this app sucks', 'cursed'],
  ['my po is a bitch', 'officerAnger'],
  ['my po is racist what can i do', null],
  ['how do i apply for food stamps', null],
] as const)('“%s” asks Reggie himself: %s', (text, request) => {
  expect(findPlainRequest(text)).toBe(request)
})

test.each([
  ['can u write a letter to my judge to get off probation early', 'judgeEnd'],
  ['escribame una carta para el dueño del apartamento', 'landlord'],
  ['write the request for me', 'general'],
  ['write a letter to my po about travel to see my mom', 'officerTravel'],
  ['hazme una carta para mi hijo', 'family'],
  ['how do i write a letter to the judge', null],
  ['i got a letter from the court', null],
] as const)('“%s” wants the letter %s', (text, letter) => {
  expect(findWantedLetter(text)).toBe(letter)
})
