import { fold } from '#domain/text/fold.ts'

/** What is known of who filed something, or of who is about to decide it. */
export interface PersonTrace {
  email: string
  name: string
}

/** Case and whatever follows a plus sign do not make another mailbox. */
function toMailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}

/** A first name alone says nothing; a whole name that is the same leaves the decision to somebody else. */
function isSameWholeName(one: string, other: string): boolean {
  const name = fold(one).trim()
  return name.includes(' ') && name === fold(other).trim()
}

/** Errs toward "yes": then another reviewer decides, which costs little. */
export const isSamePerson = (one: PersonTrace, other: PersonTrace): boolean =>
  toMailbox(one.email) === toMailbox(other.email) || isSameWholeName(one.name, other.name)
