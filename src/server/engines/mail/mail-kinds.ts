import type { mail } from '#content/en/mail.ts'

export type MailKind = Exclude<keyof typeof mail, 'hello' | 'footer' | 'linkNote'>

/**
 * Whether a mail's text holds a link that lets in whoever opens it: into an account, or to what one person wrote to an
 * organization. Such a text is for its recipient alone and is shown to nobody else.
 */
const personalLinks: Readonly<Record<MailKind, boolean>> = {
  introduction: true,
  overdue: true,
  invitation: true,
  reset: true,
  claimApproved: true,
  freshness: false,
  disabled: false,
  claimReceived: false,
  claimAdded: false,
  claimRefused: false,
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

/** True for a kind this version does not know: a text that nobody judged stays closed. */
export function hasPersonalLink(kind: string): boolean {
  return !Object.hasOwn(personalLinks, kind) || personalLinks[kind as MailKind]
}
