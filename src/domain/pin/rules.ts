import * as z from 'zod/mini'

const pinMinDigits = 4
/** Also the maximum length of the input field. */
export const pinMaxDigits = 6
const pinPattern = new RegExp(`^[0-9]{${pinMinDigits},${pinMaxDigits}}$`)

/** Problems with a PIN or its confirmation; the text for each is content. */
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
