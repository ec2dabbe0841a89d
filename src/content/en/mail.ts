/** Emails to partners and staff. No email says anything about the person who asked for help. */
export const mail = {
  hello: 'Hello,',
  footer: 'Next Chapter. Free help for a new start.',
  /** Below a text with a link. */
  linkNote: "The link is for you. Please don't pass it on.",
  introduction: {
    subject: 'Someone is asking {name} for help',
    text: "Someone asked for help from {name} and would like to hear from you by {date}.\n\nRead it and answer here. It takes two minutes and you don't need an account:\n{link}\n\nThe link opens this one request. It works for 14 days.",
  },
  overdue: {
    subject: 'Someone is still waiting for {name}',
    text: "Someone asked for help from {name} and has no answer yet.\n\nYou can answer here, even if it's a no:\n{link}\n\nThe link opens this one request. It works for 14 days.",
  },
  /** To a visitor or whom they trust: these words and nothing else. */
  messageWaiting: { subject: 'You have a message at Next Chapter', text: 'You have a message at Next Chapter' },
  numberChanged: {
    subject: 'A new phone number for {name}',
    text: 'Someone who asked {name} for help has a new phone number.\n\nSee it here:\n{link}\n\nThe link opens this one request. It works for 14 days.',
  },
  freshness: {
    subject: 'Is everything about {name} still right?',
    text: "It has been {days} days since someone checked what we show about {name}.\n\nPlease look at it here and press “Everything is still right”, or change what isn't:\n{link}",
  },
  invitation: {
    subject: 'Your invitation to Next Chapter',
    text: "You're invited to answer people who write to {name}.\n\nOpen this link to choose a passphrase. It works for 72 hours:\n{link}",
  },
  reset: {
    subject: 'A new passphrase',
    text: "Someone asked for a new passphrase for this email. If it was you, open this link. It works once, for 30 minutes:\n{link}\n\nIf it wasn't you, you don't have to do anything.",
  },
  guessedPassphrase: {
    subject: 'Someone is guessing your passphrase',
    text: "There were many failed sign-ins with this email today. None of them got in. You're still signed in where you were, and you can sign in as always. It may take a few seconds longer.\n\nIf you use this passphrase anywhere else, please choose a new one:\n{link}",
  },
  guessedCodes: {
    subject: 'Someone is guessing your sign-in codes',
    text: "Someone typed wrong codes for your account. They may know your passphrase or read your email. None of these tries got in.\n\nPlease sign in and choose a new passphrase now. For one day, we'll ask you for two codes in a row, or for a recovery code:\n{link}",
  },
  /** To the head administrators; the audit log says which account. */
  guessedAccount: {
    subject: 'Someone is guessing at an account',
    text: 'There were many failed sign-ins to one of our accounts. None of them got in, and no account is turned off.\n\nSee which one on the page with all accounts, and ask that person if it was them:\n{link}',
  },
  claimReceived: {
    subject: 'We got your claim for {name}',
    text: "Thank you. Before we approve it, we'll call {name} at a number we find ourselves. You'll hear from us.\n\nIf you didn't send it, you don't have to do anything.",
  },
  claimApproved: {
    subject: '{name} can now answer people',
    text: "We called and checked: you speak for {name}. From now on, we'll write to you when someone asks for help.\n\nIf you also want to sign in, choose a passphrase here. The link works for 72 hours:\n{link}",
  },
  /** To someone who already has an account. */
  claimAdded: {
    subject: '{name} is now with your other listings',
    text: "We called and checked: you speak for {name}. It's now with your other listings.\n\nSign in here to see it:\n{link}",
  },
  claimRefused: {
    subject: "We couldn't confirm your claim for {name}",
    text: "We couldn't confirm that you speak for {name}. The reason: {reason}\n\nYou can send the claim again.",
  },
  changeApproved: {
    subject: 'Your change to {name} is public',
    text: "A reviewer looked at your change to {name}. It's public now.",
  },
  changeRefused: {
    subject: "Your change to {name} isn't public",
    text: "A reviewer looked at your change to {name} and didn't make it public. The reason: {reason}\n\nYou can change it and send it again.",
  },
  openingPublished: {
    subject: 'An opening from {name} is public',
    text: "A reviewer looked at an opening that {name} posted. It's public now.\n\nSee how long it stays up, or take it down, here:\n{link}",
  },
  openingRefused: {
    subject: "An opening from {name} isn't public",
    text: "A reviewer looked at an opening that {name} posted and didn't make it public. The reason: {reason}\n\nYou can change it and send it again here:\n{link}",
  },
  openingTakenDown: {
    subject: 'An opening from {name} was taken down',
    text: 'A reviewer took down an opening that {name} posted. People no longer see it. The reason: {reason}\n\nYou can change it and send it again here:\n{link}',
  },
  eventPublished: {
    subject: 'An event from {name} is public',
    text: "A reviewer looked at an event that {name} posted. It's on the community page now.\n\nSee it here, or take it down:\n{link}",
  },
  eventRefused: {
    subject: "An event from {name} isn't public",
    text: "A reviewer looked at an event that {name} posted and didn't make it public. The reason: {reason}\n\nYou can write it again here:\n{link}",
  },
  eventTakenDown: {
    subject: 'An event from {name} was taken off the page',
    text: 'A reviewer took an event from {name} off the community page. The reason: {reason}\n\nYou can write it again here:\n{link}',
  },
  answerPublished: {
    subject: 'An answer from {name} is public',
    text: "A reviewer looked at an answer that {name} wrote. It's on the community page now.\n\nSee it here, or take it down:\n{link}",
  },
  answerRefused: {
    subject: "An answer from {name} isn't public",
    text: "A reviewer looked at an answer that {name} wrote and didn't make it public. The reason: {reason}\n\nYou can write it again here:\n{link}",
  },
  answerTakenDown: {
    subject: 'An answer from {name} was taken off the page',
    text: 'A reviewer took an answer from {name} off the community page. The reason: {reason}\n\nYou can look at it here:\n{link}',
  },
  /** To the administrators of an organization: `reason` is a sentence of `accessLog`. */
  accessChanged: {
    subject: 'A change to who can act for {name}',
    text: "{reason}\n\nYou can see every change under Settings, People:\n{link}\n\nIf this isn't right, change it there now, and tell us.",
  },
  /** Somebody claims a listing that already has a partner. */
  claimAsksYou: {
    subject: 'Someone asks to act for {name}',
    text: "Someone sent us a claim for a listing that {name} already manages. You decide: add this person to your team, or say no.\n\nPlease decide by {date}. If we don't hear from you by then, two of our staff will check the claim.\n\nSee who it is and decide here:\n{link}",
  },
  /** To the person who sent the claim, when that organization said no. */
  claimDeclined: {
    subject: 'Your claim for {name}',
    text: "{name} already has a team here. They didn't add you. If you work there, please talk with them.",
  },
} as const
