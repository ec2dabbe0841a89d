import * as z from 'zod/mini'

const pinMinDigits = 4
/** Also how many characters the field takes. */
export const pinMaxDigits = 6
const pinPattern = new RegExp(`^[0-9]{${pinMinDigits},${pinMaxDigits}}$`)

/** What can be wrong with a PIN or its repetition; the words for each are content. */
export type PinProblem = 'required' | 'length' | 'mismatch'

const required = 'required' satisfies PinProblem
const length = 'length' satisfies PinProblem
const mismatch = 'mismatch' satisfies PinProblem

/** A PIN as typed. Its error messages are the problem codes. */
export const Pin = z
  .string(required)
  .check(z.minLength(1, { error: required, abort: true }), z.regex(pinPattern, length))

export function findPinProblem(pin: string): PinProblem | undefined {
  if (pin === '') return required
  return Pin.safeParse(pin).success ? undefined : length
}

export function findConfirmationProblem(pin: string, confirmation: string): PinProblem | undefined {
  if (confirmation === '') return required
  return confirmation === pin ? undefined : mismatch
}
