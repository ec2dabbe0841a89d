import { pickPin } from '#domain/pin/pick-pin.ts'

/** A PIN nobody could guess from knowing the person: six digits by chance, and none of the common ones. */
export async function pickRandomPin(): Promise<string> {
  const { isCommonPin } = await import('#domain/pin/common-pins.ts')
  for (;;) {
    // Six digits: no ZIP code.
    const pin = pickPin(crypto.getRandomValues(new Uint32Array(8)), (picked) => isCommonPin(picked, () => false))
    if (pin !== null) return pin
  }
}
