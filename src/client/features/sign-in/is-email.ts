import { Email } from '#contracts/accounts.ts'

/** Uses the same rule as the server. */
export function isEmail(text: string): boolean {
  return Email.safeParse(text.trim()).success
}
