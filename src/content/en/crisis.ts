/**
 * The fixed opening before answers about law, supervision and privacy, and what replaces a model's unsafe text. A model
 * never changes it.
 */
export const crisis = {
  openings: {
    legal:
      "I'm not a lawyer, and I can't say how a case will end. Here are general facts. If there's a deadline or a court date, call legal aid or the public defender today.",
    supervision:
      'No judgment here. Talk to your lawyer or public defender first if you can, then reach your officer soon. Keep proof of what you did. Your written rules are the ones that count.',
    immigration:
      "You don't have to tell me your status. A conviction can change a lot. See a trained immigration lawyer before you file a form, take a trip or renew a card.",
    voting:
      "Each state has its own rule. Ask your election office before you register or vote. Voting when you're not eligible can be a crime.",
    refuse:
      "I can't help with that one. I don't want it to cost you your freedom or hurt anyone. If you feel stuck, a lawyer or public defender can tell you your real choices, and what you tell them is private. I can help you find one, or find help with what's behind this.",
    privacy:
      "Here is the truth. We don't keep your chats on our server. Your chat stays in this browser for 30 days, or until you delete it. In a no-trace chat nothing is kept at all. If an AI model is switched on for this site, your words go to it with phone numbers and other private numbers hidden. This isn't like talking to a lawyer: a court could ask for what is on your phone. You can clear this device any time in the menu.",
  },
  /** After an answer about law, supervision or immigration, once in a talk. */
  cautions: {
    legal: "I'm not a lawyer. If there's a deadline or a court date, call legal aid or the public defender today.",
    supervision:
      'No judgment here. If you can, talk to your lawyer or public defender first, then reach your officer soon. Your written rules are what count.',
    immigration:
      "You don't have to tell me your status. A conviction can change a lot, so see a trained immigration lawyer before you file, travel or renew.",
  },
  output: {
    selfHarm: "I won't describe that. If it's about you, call or text 988 now. A real person will listen.",
    doses: "I can't give amounts. Ask a pharmacist or a doctor. Poison Help is 1-800-222-1222.",
    sourcing: "I can't help you get that. For treatment, call 1-800-662-4357.",
    evasion:
      "I can't help you get around a test, a monitor or a warrant. A public defender can tell you your real choices.",
    outcomes: 'Nobody can promise how a case will end. Ask a lawyer or legal aid.',
    duties:
      "Go to court, and show up for your appointments and tests. If you can't, call your lawyer or officer first.",
    medicine: "Don't stop taking a medicine on your own. Ask your doctor or a pharmacist first.",
    secrets: "Never write your Social Security number, PIN or return words here. I don't need them.",
    threats: "I don't report anyone. What you do is your choice.",
    labels: "You're more than your record.",
    instructions: "I don't talk about how I'm set up. Tell me what you need.",
  },
} as const
