/** The card pinned above the chat until it is dismissed (T-11.5). Loaded with the chat, so that it works offline. */
export const crisisCard = {
  call: 'Call {name}',
  callKey: 'Call {name}, press {key}',
  text: 'Text {number}',
  textThem: 'Text them',
  textWord: 'Text {word} to {number}',
  haveNaloxone: 'Do you have naloxone (Narcan) with you?',
  veteran: 'Veteran? Press 1 after 988.',
  more: 'What to do now',
  dismiss: 'Close this card',
  lines: {
    emergency: '911',
    crisis: '988',
    veterans: '988 for veterans',
    local: '2-1-1',
    treatment: 'the treatment line',
    safety: 'the safety hotline',
    poison: 'Poison Help',
    trafficking: 'the trafficking hotline',
    children: 'Childhelp',
    assault: 'the sexual assault hotline',
    usingAlone: 'Never Use Alone',
    native: 'StrongHearts',
    trans: 'Trans Lifeline',
    elder: 'the Eldercare Locator (weekdays)',
  },
  kinds: {
    overdose: {
      title: 'Call 911 now',
      care: 'Stay with them. Every minute counts.',
      question: 'Are they breathing?',
      steps: [
        'Say where you are. Give naloxone (Narcan) if you have it.',
        'Lay them on their side. Stay until help comes.',
        'Many states protect people who call. Parole or probation can change that. A life comes first.',
      ],
    },
    medical: {
      title: 'Call 911 now',
      care: "This can't wait.",
      question: 'Is someone with you?',
      steps: [
        "Say where you are and what's wrong.",
        "Don't drive yourself. Unlock the door if you can.",
        'An ER must see you, even if you have no money or papers.',
      ],
    },
    self_harm: {
      title: 'Please talk to someone now',
      care: "I'm glad you told me. You matter.",
      question: 'Are you safe right now?',
      steps: [
        "Call or text 988. It's free, day and night.",
        'If you might hurt yourself now, call 911.',
        'Move away from what could hurt you. Be near someone you trust.',
      ],
    },
    child_harm: {
      title: 'They need to be safe',
      care: 'Thank you for speaking up.',
      question: 'Is everyone safe right now?',
      steps: [
        "Say what you saw or heard. You don't need proof, and a worker will look into it.",
        "I can't make the report for you.",
      ],
    },
    being_hurt: {
      title: 'You deserve to be safe',
      care: "This isn't your fault.",
      question: 'Are you somewhere safe right now?',
      steps: [
        'You choose what to do and when.',
        'If someone checks this phone, use a safer one. Tap Hide at the top to leave this page fast.',
      ],
    },
    hurting_others: {
      title: 'You can stop here',
      care: 'It took courage to say that.',
      question: 'Are they near you right now?',
      steps: [
        'Walk away. Put space between you.',
        "Call or text 988. Say you're afraid you might hurt someone.",
        'If it could happen now, call 911.',
      ],
    },
    someone_at_risk: {
      title: 'You can help them',
      care: "It's good that you care.",
      question: 'Are they with you right now?',
      steps: [
        'Ask them plainly: are you thinking about suicide?',
        'Stay with them, or stay on the phone.',
        'Call or text 988. They can tell you how to help. If it could happen now, call 911.',
      ],
    },
    using_or_withdrawal: {
      title: 'No shame. Stay alive.',
      care: 'Cravings pass.',
      question: 'Are you alone right now?',
      steps: [
        'After time inside, your body can take far less. What you used before can kill you now.',
        "Don't use alone. Keep naloxone (Narcan) close.",
        'Stopped drinking or taking benzos? If you shake, see things or have a seizure, call 911.',
      ],
    },
    trafficking: {
      title: 'You have rights',
      care: "This isn't your fault.",
      question: 'Can you talk safely right now?',
      steps: [
        'Nobody can force you to work or have sex, whether you have papers or not.',
        "Don't tell the person who controls you. Use a phone they can't see.",
      ],
    },
    hopeless: {
      title: "You don't have to carry this alone",
      care: "That sounds heavy. I'm here to listen.",
      question: 'What hurts the most right now?',
      steps: ['Call or text 988. You can just talk.', 'Pick one small thing for this hour: water, food or a walk.'],
    },
  },
} as const
