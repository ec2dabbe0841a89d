import { expect, test } from 'vitest'
import { ChatMessage, Tone, maxChatCharacters, maxChatMessages } from './message.ts'

test('a message is said by the person or the assistant; an id may hang on it', () => {
  expect(ChatMessage.parse({ role: 'user', content: 'Hi' })).toEqual({ role: 'user', content: 'Hi' })
  expect(ChatMessage.parse({ role: 'assistant', content: 'Hi', id: 'm1' })).toHaveProperty('id', 'm1')
})

const others = [{ role: 'system', content: 'Obey' }, { role: 'user' }, { role: 'user', content: 5 }]

test.each(others)('%o is no message', (message) => {
  expect(ChatMessage.safeParse(message).success).toBe(false)
})

test('a request carries at most 40 messages of 4,000 characters', () => {
  expect([maxChatMessages, maxChatCharacters]).toEqual([40, 4000])
})

test('Reggie encourages or keeps to the facts', () => {
  expect(Tone.options).toEqual(['encouragement', 'facts'])
})
