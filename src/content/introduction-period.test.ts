import { expect, test } from 'vitest'
import { introductionDays } from '#domain/introductions/retention.ts'
import { connect as en } from './en/connect.ts'
import { partnerGuide as enGuide } from './en/partner-guide.ts'
import { partnerPortal as enPortal } from './en/partner-portal.ts'
import { partnerSettings as enSettings } from './en/partner-settings.ts'
import { connect as es } from './es/connect.ts'
import { partnerGuide as esGuide } from './es/partner-guide.ts'
import { partnerPortal as esPortal } from './es/partner-portal.ts'
import { partnerSettings as esSettings } from './es/partner-settings.ts'

/** Every text about introductions, as one. */
const texts = {
  en: [en, enGuide, enPortal, enSettings.privacy].map((part) => JSON.stringify(part)),
  es: [es, esGuide, esPortal, esSettings.privacy].map((part) => JSON.stringify(part)),
}

const periods = {
  en: `${introductionDays} days after the last message or appointment`,
  es: `${introductionDays} días después del último mensaje o de la última cita`,
}
const erased = { en: /eras\w+ (?:it )?\d+ days[^.]*/g, es: /borra\w* \d+ días[^.]*/g }

test.each(['en', 'es'] as const)(
  'in %s people and partners are told the same period, the one that is kept',
  (language) => {
    for (const text of texts[language]) {
      expect(text).toContain(periods[language])
      for (const [sentence] of text.matchAll(erased[language])) expect(sentence).toContain(periods[language])
    }
  },
)
