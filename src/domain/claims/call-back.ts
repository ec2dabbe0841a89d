/** The number's digits as dialed within the country, without an extension. */
export function dialPhone(number: string): string {
  const digits = number
    .normalize('NFKC')
    .replace(/(?:ext|x|#|;).*$/i, '')
    .replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

const wholeNumber = 10

/** Whether the number called is one of those on file. */
export const isOnFile = (calledNumber: string, listedNumbers: readonly string[]): boolean =>
  dialPhone(calledNumber) !== '' && listedNumbers.some((listed) => dialPhone(listed) === dialPhone(calledNumber))

export interface CallBack {
  calledNumber: string
  /** The number given in the claim: a false claimant would answer there. */
  claimantNumber: string
  /**
   * Numbers on file before the claim. An organization with only one phone gives that number itself; calling it still
   * proves the claim.
   */
  listedNumbers: readonly string[]
}

/** A claim is accepted only after a call to a number that did not come from it (T-3.4). */
export function findCallBackProblem({
  calledNumber,
  claimantNumber,
  listedNumbers,
}: CallBack): 'no_number' | 'own_number' | null {
  const called = dialPhone(calledNumber)
  if (isOnFile(calledNumber, listedNumbers)) return null
  if (called.length < wholeNumber) return 'no_number'
  return called === dialPhone(claimantNumber) ? 'own_number' : null
}
