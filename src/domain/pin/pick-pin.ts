import { pinMaxDigits } from './rules.ts'

const pinCount = 10 ** pinMaxDigits
/** Values from here on are discarded; otherwise low PINs would come up more often. */
const fairEnd = Math.floor(2 ** 32 / pinCount) * pinCount

/** The first PIN from a sequence of random 32-bit numbers that is unbiased and not refused; null when there is none. */
export function pickPin(numbers: Iterable<number>, isRefused: (pin: string) => boolean): string | null {
  for (const number of numbers) {
    const pin = String(number % pinCount).padStart(pinMaxDigits, '0')
    if (number < fairEnd && !isRefused(pin)) return pin
  }
  return null
}
