import { expect, test } from 'vitest'
import { detectSmallTalk } from './small-talk.ts'

test.each([
  ['hi', 'hello'],
  ['Hola!', 'hello'],
  ['good morning reggie', 'hello'],
  ['que onda', 'hello'],
  ['thanks so much', 'thanks'],
  ['Gracias', 'thanks'],
  ['bye', 'goodbye'],
  ['hasta luego', 'goodbye'],
  ['who are you?', 'who'],
  ['¿Quién eres?', 'who'],
  ['are you a real person', 'human'],
  ['¿eres un robot?', 'human'],
  ['what can you do', 'can'],
  ['¿En qué me puedes ayudar?', 'can'],
  ['yes please', 'yes'],
  ['no', 'no'],
])('“%s” is %s', (text, kind) => {
  expect(detectSmallTalk(text)).toBe(kind)
})

test.each([
  '',
  'hi I need a place to sleep tonight',
  'hola necesito trabajo y no tengo papeles',
  'no ID',
  'can you help me find food',
  'thanks but what about the fee for that paper',
  'yesterday I got out',
])('“%s” asks for something', (text) => {
  expect(detectSmallTalk(text)).toBeNull()
})
