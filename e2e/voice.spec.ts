import { expect, type Page } from '@playwright/test'
import { maxVoiceRestarts, voiceRestartDelayMs } from '../src/domain/voice/voice.ts'
import { expectNoAxeViolations } from './app.ts'
import { ask, box, openChat, test } from './chat-steps.ts'
import { type Tongue, tongues, words } from './journey.ts'

interface Fake extends EventTarget {
  lang: string
  isOn: boolean
}
type WithFakes = typeof globalThis & { recognizers: Fake[] }

/** Stands where the browser has its own: what is heard is up to the journey. */
async function installRecognizer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recognizers: Fake[] = []
    class FakeRecognizer extends EventTarget {
      lang = ''
      isOn = false
      constructor() {
        super()
        recognizers.push(this)
      }
      start() {
        this.isOn = true
      }
      abort() {
        this.isOn = false
      }
    }
    Object.assign(window, { recognizers, SpeechRecognition: undefined, webkitSpeechRecognition: FakeRecognizer })
  })
}

async function say(page: Page, transcript: string): Promise<void> {
  await page.evaluate((heard) => {
    const result = Object.assign([{ transcript: heard }], { isFinal: true })
    const event = Object.assign(new Event('result'), { resultIndex: 0, results: [result] })
    ;(globalThis as WithFakes).recognizers.at(-1)?.dispatchEvent(event)
  }, transcript)
}

/** It stops by itself, as browsers do when they heard nothing. */
async function fallSilent(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as WithFakes).recognizers.at(-1)?.dispatchEvent(new Event('end')))
}

async function refuse(page: Page, error: string): Promise<void> {
  await page.evaluate(
    (name) =>
      (globalThis as WithFakes).recognizers.at(-1)?.dispatchEvent(Object.assign(new Event('error'), { error: name })),
    error,
  )
}

const recognizers = (page: Page) =>
  page.evaluate(() => (globalThis as WithFakes).recognizers.map(({ lang, isOn }) => ({ lang, isOn })))

/** The first tap asks, the second begins. */
async function speak(page: Page, tongue: Tongue): Promise<void> {
  const { voice } = words[tongue].chat
  await page.getByRole('button', { name: voice.start, exact: true }).click()
  await page.getByRole('button', { name: voice.agree }).click()
  await expect(page.getByText(voice.listening)).toBeVisible()
}

const locales = { en: 'en-US', es: 'es-ES' }

for (const tongue of tongues) {
  const { voice } = words[tongue].chat

  test(`[${tongue}] who hears the words is said first, then a tap starts and stops`, async ({ page }) => {
    await installRecognizer(page)
    await openChat(page, tongue)
    await page.getByRole('button', { name: voice.start, exact: true }).click()
    await expect(page.getByText(voice.privacy)).toBeVisible()
    await expect.poll(() => recognizers(page)).toEqual([])
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: voice.typeInstead }).click()
    await expect(box(page, tongue)).toBeFocused()
    await expect(page.getByText(voice.privacy)).toHaveCount(0)

    await speak(page, tongue)
    await expect.poll(() => recognizers(page)).toEqual([{ lang: locales[tongue], isOn: true }])
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: voice.stop }).click()
    await expect(page.getByText(voice.listening)).toHaveCount(0)
    await expect.poll(() => recognizers(page)).toEqual([{ lang: locales[tongue], isOn: false }])

    await page.getByRole('button', { name: voice.start, exact: true }).click()
    await expect(page.getByText(voice.listening)).toBeVisible()
    await expect(page.getByText(voice.privacy)).toHaveCount(0)
  })

  test(`[${tongue}] spoken words join the written ones, unless a question is out`, async ({ page, reggie }) => {
    await installRecognizer(page)
    await openChat(page, tongue)
    await box(page, tongue).fill('ID')
    await speak(page, tongue)
    await say(page, ' one two ')
    await say(page, 'three')
    await expect(box(page, tongue)).toHaveValue('ID one two three')

    await ask(page, tongue, 'hello')
    await expect.poll(() => reggie.waiting).toBe(1)
    await say(page, 'not heard')
    await reggie.answer('Here I am')
    await expect(page.getByRole('button', { name: words[tongue].chat.send })).toBeVisible()
    await expect(box(page, tongue)).toHaveValue('')
    await say(page, 'heard')
    await expect(box(page, tongue)).toHaveValue('heard')
  })

  test(`[${tongue}] a silent recognizer gets three more tries, then the person is asked to type`, async ({ page }) => {
    await page.clock.install()
    await installRecognizer(page)
    await openChat(page, tongue)
    await speak(page, tongue)
    for (let restart = 1; restart <= maxVoiceRestarts; restart += 1) {
      await fallSilent(page)
      await expect(page.getByText(voice.retrying)).toBeVisible()
      await expect.poll(() => recognizers(page)).toHaveLength(restart)
      await page.clock.runFor(voiceRestartDelayMs)
      await expect(page.getByText(voice.listening)).toBeVisible()
      await expect.poll(() => recognizers(page)).toHaveLength(restart + 1)
    }
    await fallSilent(page)
    await expect(page.getByText(voice.broken)).toBeVisible()
    await expect(box(page, tongue)).toBeFocused()
    await expect(page.getByRole('button', { name: voice.start, exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test(`[${tongue}] a browser that cannot hear says so, and typing still works`, async ({ page, reggie }) => {
    await page.addInitScript(() => {
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
    })
    await openChat(page, tongue)
    await page.getByRole('button', { name: voice.start, exact: true }).click()
    await page.getByRole('button', { name: voice.agree }).click()
    await expect(page.getByText(voice.unsupported)).toBeVisible()
    await expect(box(page, tongue)).toBeFocused()
    await ask(page, tongue, 'hello')
    await reggie.answer('Here I am')
    await expect(page.getByText('Here I am').first()).toBeVisible()
  })
}

test('a microphone that may not be used asks the person to type, at once', async ({ page }) => {
  await installRecognizer(page)
  await openChat(page, 'en')
  await speak(page, 'en')
  await refuse(page, 'not-allowed')
  await expect(page.getByText(words.en.chat.voice.broken)).toBeVisible()
  await expect(box(page, 'en')).toBeFocused()
})

test('whoever leaves the chat is not listened to any more', async ({ page }) => {
  await installRecognizer(page)
  await openChat(page, 'en')
  await speak(page, 'en')
  await page.getByRole('button', { name: words.en.chat.back }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.en.welcome.headline })).toBeVisible()
  await expect.poll(() => recognizers(page)).toEqual([{ lang: 'en-US', isOn: false }])
})
