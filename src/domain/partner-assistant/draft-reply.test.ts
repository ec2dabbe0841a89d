import { expect, test } from 'vitest'
import { staffReggie as english } from '#content/en/staff-reggie.ts'
import { staffReggie as spanish } from '#content/es/staff-reggie.ts'
import { answerLengths } from '../introductions/partner-answer.ts'
import { computeReadingGrade } from '../text/readability.ts'
import { draftReply } from './draft-reply.ts'

const texts = { en: english.draft, es: spanish.draft }
const draft = (input: string, language: 'en' | 'es' = 'en') => draftReply(input, language, texts[language])
/** The text between the greeting and the last sentence. */
const middle = (input: string, language: 'en' | 'es' = 'en') => {
  const { hello, close, closeNo } = texts[language]
  return [hello, close, closeNo].reduce((text, part) => text.replace(part, ''), draft(input, language)).trim()
}

test('notes become a reply in the order a person needs it', () => {
  expect(draft('bring ID and birth certificate\n- ask for Ana\n* come in tuesday 10am\nyes')).toBe(
    'Hello, and thank you for writing to us. Yes, we can help you. You can come in on Tuesday at 10 am. Ask for Ana. ' +
      'Please bring a photo ID and your birth certificate. We are glad you wrote.',
  )
})

test('the same notes make a reply in Spanish', () => {
  expect(draft('yes; come in tuesday 10am; bring ID and birth certificate; ask for Ana', 'es')).toBe(
    'Hola, y gracias por escribir. Sí, le podemos ayudar. Puede venir el martes a las 10 a. m. Pregunte por Ana. ' +
      'Por favor, traiga una identificación con foto y su acta de nacimiento. Nos alegra que haya escrito.',
  )
})

test.each([
  ['call 555-0100 mon-fri 9-5', 'Please call us at 555-0100 Monday to Friday from 9 to 5.'],
  ['Le llamamos mañana', 'One of us will call you tomorrow.'],
  ['venga el martes a las 10 am a 12 Main St', 'You can come to 12 Main St on Tuesday at 10 am.'],
  ['appointment Tue 2:30 pm', 'Your time with us is on Tuesday at 2:30 pm.'],
  ['Mon-Fri 9-5', 'We are here Monday to Friday from 9 to 5.'],
  ['estamos llenos', 'We are full right now and cannot take anyone new.'],
  ['lista de espera', 'You can go on our waiting list.'],
  ['gratis', 'It costs you nothing.'],
  ['traiga medicinas, acta de nacimiento', 'Please bring your medicine and your birth certificate.'],
  ['(213) 555-0143', 'Please call us at (213) 555-0143.'],
  ['we can help w/ housing', 'We can help with housing.'],
  ['appt required prior to assistance', 'Appointment required before help.'],
])('%j says %j', (note, sentence) => {
  expect(middle(note)).toBe(sentence)
})

test.each([
  ['don’t come in tomorrow', 'Don’t come in tomorrow.'],
  ['no call', 'No call.'],
  ['call us after 5pm', 'Call us after 5pm.'],
  ['Tuesday or Thursday at 2 pm', 'Tuesday or Thursday at 2 pm.'],
  ['come in next Tuesday', 'Come in next Tuesday.'],
  ['come at 7', 'Come at 7.'],
  ['no beds until January', 'No beds until January.'],
  ['come mon, wed and fri', 'Come mon, wed and fri.'],
  ['3 month waitlist', '3 month waitlist.'],
  ['call her mother', 'Call her mother.'],
])('a note that says more than a sentence of ours stays as it was written: %j', (note, sentence) => {
  expect(middle(note)).toBe(sentence)
})

test('what nobody here can translate is not sent in the wrong language by accident', () => {
  expect(middle('we have a class for fathers', 'es')).toBe(
    '[Por favor, diga esto en español: we have a class for fathers]',
  )
  expect(middle('llame en la mañana')).toBe('[Please say this in English: llame en la mañana]')
})

test('a no ends with where else to ask, and makes no promise', () => {
  expect(draft('full')).toMatch(/2-1-1 to find other help\.$/)
  expect(draft('full\nwaitlist')).not.toContain('2-1-1')
})

test('a long reply loses its last sentence before it is too long to send', () => {
  const long = `we can help with housing. ${'it is a good place to live and to rest. '.repeat(1)}${'The house is big '.repeat(22)}`
  const text = draft(long)

  expect(text).not.toContain(english.draft.close)
  expect(text.length).toBeGreaterThan(answerLengths.message - english.draft.close.length)
})

test('an example of every kind reads at grade 6 or below in both languages', () => {
  const notes =
    'yes; free; come in monday 9am; call 555-0100; ask for Ana; bring ID, social security card, proof of address'
  expect(
    [computeReadingGrade('en', draft(notes)), computeReadingGrade('es', draft(notes, 'es'))].every(
      (grade) => (grade ?? 9) <= 6,
    ),
  ).toBe(true)
})

test('only signs, a very long line or many lines do no harm', () => {
  expect(middle('--- ;; •')).toBe('')
  expect(draft('x'.repeat(1000))).toContain('Xxx')
  expect(draft('yes\n'.repeat(300))).toBe(
    'Hello, and thank you for writing to us. Yes, we can help you. We are glad you wrote.',
  )
})
