import { Email } from '#contracts/accounts.ts'

/** As the server will judge it. */
export function isEmail(text: string): boolean {
  return Email.safeParse(text.trim()).success
}
