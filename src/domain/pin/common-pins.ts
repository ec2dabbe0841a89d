import { isDate } from './date-pins.ts'
import { isKeypadPath } from './keypad-paths.ts'
import { isKnownPin } from './known-pins.ts'
import { pinMaxDigits } from './rules.ts'

const pinCount = 10 ** pinMaxDigits

/** Values from here on are discarded; otherwise low PINs would come up more often. */
const fairEnd = Math.floor(2 ** 32 / pinCount) * pinCount

/** One file for the browser, which fetches it when a PIN is chosen. */
export { isZipInState } from './state-zips.ts'

/**
 * PINs that people often choose, or that someone who knows the person would try: dates, years, ZIP codes, runs,
 * counting, repeated and mirrored digits, lines and words on the keypad, known numbers. These are rules rather than a list, so they can be reviewed, and
 * they are the same everywhere except for ZIP codes, which only the server knows in full.
 */
export function isCommonPin(pin: string, isZip: (digits: string) => boolean): boolean {
  const isShape = isRun(pin) || isCounting(pin) || isPattern(pin) || isKeypadPath(pin)
  return isShape || isKnownPin(pin) || isDate(pin) || (pin.length === 5 && isZip(pin))
}

/** 1234, 9876, 2468: every step is the same; 0 also follows 9. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10)
  return steps.every((step) => step === steps[0])
}

/** 246810, 8910, 5101520, 102030: counting by ones, twos or a number's own multiples, and the same backward. */
function isCounting(pin: string): boolean {
  for (let digits = 1; digits * 3 <= pin.length + 2; digits += 1) {
    const first = Number(pin.slice(0, digits))
    if ([1, 2, -1, -2, first].some((step) => step !== 0 && isCountedBy(step, first, pin))) return true
    const last = Number(pin.slice(-digits))
    if (last !== 0 && isCountedBy(-last, first, pin) && first % last === 0) return true
  }
  return false
}

function isCountedBy(step: number, first: number, pin: string): boolean {
  let text = ''
  for (let number = first, count = 1; number >= 0; number += step, count += 1) {
    text += String(number)
    if (text.length >= pin.length) return text === pin && count > 2
  }
  return false
}

/** Each position holds the letter of the digit it repeats: 0101 is "abab". */
const patterns: Record<number, readonly (readonly number[])[]> = {
  4: [
    [0, 1, 0, 1],
    [0, 0, 2, 2],
    [0, 1, 1, 0],
  ],
  5: [
    [0, 1, 0, 1, 0],
    [0, 0, 2, 2, 2],
    [0, 0, 0, 3, 3],
    [0, 1, 2, 1, 0],
  ],
  6: [
    [0, 1, 0, 1, 0, 1],
    [0, 0, 0, 3, 3, 3],
    [0, 1, 2, 0, 1, 2],
    [0, 0, 2, 2, 4, 4],
    [0, 1, 2, 2, 1, 0],
  ],
}

function isPattern(pin: string): boolean {
  return (patterns[pin.length] ?? []).some((pattern) => pattern.every((same, index) => pin[index] === pin[same]))
}

/** The first PIN from a sequence of random 32-bit numbers that is unbiased and not refused; null when there is none. */
export function pickPin(numbers: Iterable<number>, isRefused: (pin: string) => boolean): string | null {
  for (const number of numbers) {
    const pin = String(number % pinCount).padStart(pinMaxDigits, '0')
    if (number < fairEnd && !isRefused(pin)) return pin
  }
  return null
}
