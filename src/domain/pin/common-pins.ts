/** The columns and corners people draw on a keypad. */
const drawn = new Set([
  '2580',
  '0852',
  '1470',
  '0741',
  '3690',
  '0963',
  '1397',
  '1793',
  '7931',
  '159357',
  '147258',
  '258369',
  '147369',
  '142536',
  '456123',
  '789456',
  '123654',
  '321654',
])

/**
 * PINs people often choose: dates, years, runs, repeated and mirrored digits, lines on the keypad. About 1,000 of four
 * digits and 3,000 of six (T-2.7). A rule instead of a list: it can be reviewed, and it is the same everywhere.
 */
export function isCommonPin(pin: string): boolean {
  return isRun(pin) || isPattern(pin) || drawn.has(pin) || (pin.length === 4 && (isYear(pin) || isDay(pin)))
}

/** 1234, 9876, 2468: every step is the same; 0 also follows 9. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10)
  return steps.every((step) => step === steps[0])
}

/** Each place names the place it repeats: 0101 is "abab". */
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

const isYear = (pin: string) => pin >= '1900' && pin <= '2035'

/** A day of the year, month first or day first. */
function isDay(pin: string): boolean {
  const [one, other] = [Number(pin.slice(0, 2)), Number(pin.slice(2))]
  const fits = (month: number, day: number) => month >= 1 && month <= 12 && day >= 1 && day <= 31
  return fits(one, other) || fits(other, one)
}
