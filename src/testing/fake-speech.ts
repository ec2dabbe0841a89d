import { vi } from 'vitest'

class FakeUtterance extends EventTarget {
  lang = ''
  voice: { name: string } | null = null
  text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

const englishAndSpanish = [
  { name: 'device en', lang: 'en-US', localService: true },
  { name: 'device es', lang: 'es-ES', localService: true },
]

/** Replaces the device's voices. Text being read stays in `queue` until `finish` or a cancel. */
export function fakeSpeech(voices: { name: string; lang: string; localService: boolean }[] = englishAndSpanish) {
  const speech = Object.assign(new EventTarget(), {
    queue: [] as FakeUtterance[],
    speaking: false,
    pending: false,
    getVoices: () => voices,
    speak(utterance: FakeUtterance) {
      speech.queue.push(utterance)
      speech.speaking = true
    },
    cancel: vi.fn(() => {
      const canceled = speech.queue.splice(0)
      speech.speaking = false
      for (const utterance of canceled) utterance.dispatchEvent(new Event('error'))
    }),
    /** Simulates that the device has read everything. */
    finish() {
      speech.speaking = false
      for (const utterance of speech.queue.splice(0)) utterance.dispatchEvent(new Event('end'))
    },
  })
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  return speech
}
