/**
 * What Reggie writes in danger (T-11.5): a caring sentence, one that says who to call, and the question of the card. The
 * numbers come from the help lines, so that the reply and the card never disagree. No model changes these texts.
 */
export const crisisReply = {
  please: 'Please {lines}.',
  or: ', or ',
  reach: 'call {name} at {phone}',
  reachCrisis: 'call or text 988',
  reachLocal: 'call 2-1-1 for help near you',
  reachNow: 'call 911 right now',
  reachIf: 'call 911 {urgent}',
  kinds: {
    overdose: {
      care: 'Call 911 now, say where you are, and give naloxone (Narcan) if you have it.',
      urgent: 'right now',
    },
    medical: { care: "This sounds like an emergency, and I'm glad you said so.", urgent: 'right now' },
    self_harm: {
      care: "I'm so glad you told me, and you don't have to be alone with this.",
      urgent: 'if you might hurt yourself now',
    },
    child_harm: {
      care: "I'm really glad you told me, because safety comes first.",
      urgent: "if there's danger right now",
    },
    being_hurt: { care: "I'm so sorry, and this isn't your fault.", urgent: "if you're in danger right now" },
    hurting_others: {
      care: 'I hear how much this hurts, and you can still walk away.',
      urgent: 'if someone could get hurt now',
    },
    someone_at_risk: {
      care: "It's good that you're looking out for them.",
      urgent: "if they're in danger right now",
    },
    using_or_withdrawal: {
      care: "There's no shame in this, and I want you to stay safe.",
      urgent: "if you shake, see things that aren't there or have a seizure",
    },
    trafficking: {
      care: "This isn't your fault, and you have rights with or without papers.",
      urgent: "if you're in danger right now",
    },
    hopeless: {
      care: "That's a lot to carry, and I'm glad you told me.",
      urgent: 'if you might hurt yourself now',
    },
  },
  /** For somebody who writes on in the same danger. */
  again: "I'm with you, and a real person can do more than I can.",
  againOverdose: 'Stay on the line with 911, or have someone near you call 911 now.',
  againQuestion: 'Can someone be with you right now?',
  overdoseSide: 'Lay them on their side and stay until help comes.',
  overdoseSwallowed: 'Lay them on their side and stay until help comes, and Poison Help at {poison} can tell you more.',
  /** Inside an answer where danger is possible but not likely. */
  soft: {
    overdose: "If someone won't wake up or isn't breathing right, call 911 right away.",
    medical: "If this could be an emergency, call 911, even if you're not sure.",
    self_harm: "If you're thinking about hurting yourself, call or text 988, day or night.",
    child_harm: "If a child may not be safe, call or text {children}, or 911 if it's happening now.",
    being_hurt: "If your partner or family hurts you, call {safety}, and call 911 if you're in danger now.",
    hurting_others: "If you're afraid you might hurt someone, step away and call or text 988.",
    someone_at_risk: "If you're worried they might hurt themselves, call or text 988, or 911 if it's happening now.",
    using_or_withdrawal:
      "If you might use or you're in withdrawal, call {treatment}, or 911 if it's from alcohol or pills.",
    trafficking:
      "If someone makes you work or have sex, or won't let you go, call {trafficking}, or 911 if you're in danger.",
    hopeless: "You don't have to carry this alone, so call or text 988, day or night.",
    distress: 'If it gets too heavy, call or text 988 just to talk.',
  },
  noReport: "I don't tell your officer or anyone, and we don't keep this chat on our server.",
  safeAgain: "I'm glad you're safe. If it gets heavy again, call or text 988, day or night.",
} as const
