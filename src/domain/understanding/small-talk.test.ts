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

test.each([
  ['hablas español?', 'spanish'],
  ['do you speak spanish', 'spanish'],
  ['hablan español?', null],
  ['do they speak spanish', null],
  ['r u a real person or one of them computers', 'human'],
  ['what all can you help with', 'can'],
  ['me cobran por preguntar?', 'free'],
  ['hey reggie how u doin today', 'howAreYou'],
  ['gracias mi cielo que dios te bendiga siempre', 'thanks'],
  ['thank you, where do i get food stamps', null],
])('“%s” is read as %s', (text, kind) => expect(detectSmallTalk(text)).toBe(kind))
