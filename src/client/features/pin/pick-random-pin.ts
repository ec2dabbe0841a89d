import { pickPin } from '#domain/pin/common-pins.ts'

/** A PIN that cannot be guessed by someone who knows the person: six random digits, excluding common PINs. */
export async function pickRandomPin(): Promise<string> {
  const { isCommonPin } = await import('#domain/pin/common-pins.ts')
  for (;;) {
    // Six digits cannot be a ZIP code, so that check is skipped.
    const pin = pickPin(crypto.getRandomValues(new Uint32Array(8)), (picked) => isCommonPin(picked, () => false))
    if (pin !== null) return pin
  }
}
