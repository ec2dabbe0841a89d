/** /help: who answers now, and how the app works. */
export const help = {
  title: 'Help',
  intro: 'People you can call, and how this site works.',
  questions: 'How this site works',
  find: {
    title: 'How do I find help near me?',
    text: 'Type your city or ZIP, choose what you need, then call a place on the list.',
    action: 'Find help near me',
  },
  list: {
    title: 'How do I get my list back?',
    text: 'On your own phone it is in the menu, under My things. On another phone, use your PIN.',
    action: 'I have a PIN',
  },
  wrong: {
    title: 'What if a number is wrong?',
    text: 'Call 211 for another one. Then open the details of the place and report it, so we can fix it.',
  },
  reggie: {
    title: 'Who is Reggie?',
    text: "An AI helper, not a person. Reggie isn't a lawyer or a doctor and can be wrong. Call to make sure.",
  },
  cost: { title: 'What does it cost?', text: "Nothing. It's free, with no account and no ads." },
  hide: { title: 'How do I hide this site fast?' },
  shared: {
    title: "What if it's not my phone?",
    text: 'Tell us the phone is shared. Then we forget you when the browser is closed.',
  },
  tutorial: 'Learn the app in three steps',
} as const
