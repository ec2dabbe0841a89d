import { isDate } from './date-pins.ts'
import { isKeypadPath } from './keypad-paths.ts'
import { pinMaxDigits } from './rules.ts'

const pinCount = 10 ** pinMaxDigits

/** Values from here on are discarded; otherwise low PINs would come up more often. */
const fairEnd = Math.floor(2 ** 32 / pinCount) * pinCount

/** One file for the browser, which fetches it when a PIN is chosen. */
export { isZipInState } from './state-zips.ts'

/**
 * PINs that people often choose, or that someone who knows the person would try: dates, years, ZIP codes, runs,
 * repeated and mirrored digits, lines on the keypad. These are rules rather than a list, so they can be reviewed, and
 * they are the same everywhere except for ZIP codes, which only the server knows in full.
 */
export function isCommonPin(pin: string, isZip: (digits: string) => boolean): boolean {
  return isRun(pin) || isPattern(pin) || isKeypadPath(pin) || isDate(pin) || (pin.length === 5 && isZip(pin))
}

/** 1234, 9876, 2468: every step is the same; 0 also follows 9. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10)
  return steps.every((step) => step === steps[0])
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
