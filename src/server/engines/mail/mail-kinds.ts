import type { mail } from '#content/en/mail.ts'

export type MailKind = Exclude<keyof typeof mail, 'hello' | 'footer' | 'linkNote'>

/**
 * Whether a mail's text contains a link that grants access to anyone who opens it: to an account, or to a person's
 * message to an organization. Such a text is for its recipient only and is never shown to anyone else.
 */
const personalLinks: Readonly<Record<MailKind, boolean>> = {
  introduction: true,
  overdue: true,
  numberChanged: true,
  // No link, but an address that is nobody's business.
  messageWaiting: true,
  invitation: true,
  reset: true,
  claimApproved: true,
  freshness: false,
  guessedPassphrase: false,
  guessedCodes: false,
  guessedAccount: false,
  claimReceived: false,
  claimAdded: false,
  claimRefused: false,
  accessChanged: false,
  claimAsksYou: false,
  claimDeclined: false,
  changeApproved: false,
  changeRefused: false,
  openingPublished: false,
  openingRefused: false,
  openingTakenDown: false,
  eventPublished: false,
  eventRefused: false,
  eventTakenDown: false,
  answerPublished: false,
  answerRefused: false,
  answerTakenDown: false,
}

/** True for a kind this version does not know: an unclassified text stays hidden. */
export function hasPersonalLink(kind: string): boolean {
  return !Object.hasOwn(personalLinks, kind) || personalLinks[kind as MailKind]
}
