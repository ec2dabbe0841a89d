import { expect, test } from 'vitest'
import { partnerGuide as english } from '#content/en/partner-guide.ts'
import { partnerGuide as spanish } from '#content/es/partner-guide.ts'
import { findGuide } from './find-guide.ts'
import { guideIds } from './guide-words.ts'

test.each([
  ['How do I answer an introduction?', 'answer'],
  ['¿Cómo respondo a una presentación?', 'answer'],
  ['can I answer without an account', 'answerLink'],
  ['how do I decline nicely', 'decline'],
  ['how to say no', 'decline'],
  ['Quiero rechazar una, ¿qué motivo pongo?', 'decline'],
  ['may I leave a voicemail', 'call'],
  ['¿Puedo dejar un mensaje en el buzón?', 'call'],
  ['she did not pick up, where do I log the attempt', 'attempt'],
  ['do people see my notes', 'notes'],
  ['assign it to a colleague', 'assign'],
  ['someone walked in without an introduction', 'walkIn'],
  ['llegó alguien sin cita', 'walkIn'],
  ['how long do we have until it is overdue', 'overdue'],
  ['how do I pause', 'pause'],
  ['Queremos pausar la ficha', 'pause'],
  ['we have no beds, we are full', 'full'],
  ['we are on vacation next week', 'away'],
  ['vacaciones', 'away'],
  ['what is the badge and how do I confirm', 'confirm'],
  ['change our address', 'editListing'],
  ['cambiar el horario', 'editListing'],
  ['add another location', 'addLocation'],
  ['invite a new colleague', 'invite'],
  ['¿Cómo invito a alguien?', 'invite'],
  ['what can a viewer see', 'roles'],
  ['set up the second factor code', 'secondStep'],
  ['lost my recovery codes', 'secondStep'],
  ['I forgot my password', 'passphrase'],
  ['olvidé la contraseña', 'passphrase'],
  ['where are the templates', 'templates'],
  ['how long is data stored', 'privacy'],
  ['does 42 CFR Part 2 apply to us', 'part2'],
  ['the person withdrew', 'withdrawn'],
  ['download our data', 'export'],
  ['why are numbers hidden', 'numbers'],
  ['where can I see how many introductions we got this month', 'numbers'],
  ['print a poster with a QR code', 'poster'],
  ['quiero un cartel', 'poster'],
  ['she says she wants to die', 'danger'],
  ['habla de suicidio', 'danger'],
])('%j is answered by the entry %s', (question, id) => {
  expect(findGuide(question)).toBe(id)
})

test.each(['what is the weather', 'bake bread', '¿quién ganó el partido?', '', '???', 'how do I do it'])(
  '%j is not guessed at',
  (question) => {
    expect(findGuide(question)).toBeNull()
  },
)

test('every entry has a title and a text in both languages, and no two titles are alike', () => {
  expect(Object.keys(english)).toEqual(guideIds)
  for (const guide of [english, spanish]) {
    expect(new Set(Object.values(guide).map(({ title }) => title)).size).toBe(guideIds.length)
  }
})
