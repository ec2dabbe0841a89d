import { vi } from 'vitest'

/** Replaces the browser's speech recognizer; the newest instance is the one the page uses. */
export function fakeRecognizer() {
  const made: FakeRecognizer[] = []
  class FakeRecognizer extends EventTarget {
    lang = ''
    continuous = false
    interimResults = true
    isOn = false
    constructor() {
      super()
      made.push(this)
    }
    start() {
      this.isOn = true
    }
    abort() {
      this.isOn = false
    }
    /** Somebody speaks. */
    say(transcript: string) {
      const result = Object.assign([{ transcript }], { isFinal: true })
      this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }))
    }
    fail(error: string) {
      this.dispatchEvent(Object.assign(new Event('error'), { error }))
    }
    end() {
      this.isOn = false
      this.dispatchEvent(new Event('end'))
    }
  }
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognizer)
  const current = () => {
    const last = made.at(-1)
    if (!last) throw new Error('Nobody listens')
    return last
  }
  return { made, current }
}
