/** The card pinned above the chat until it is dismissed (T-11.5). Loaded with the chat, so that it works offline. */
export const crisisCard = {
  safeNow: 'Are you safe right now?',
  stay: 'You can keep writing here.',
  call: 'Call {name}',
  callKey: 'Call {name}, press {key}',
  text: 'Text {number}',
  textWord: 'Text {word} to {number}',
  dismiss: 'Close this card',
  lines: {
    emergency: '911',
    crisis: '988',
    veterans: '988 for veterans',
    local: '2-1-1',
    treatment: 'the treatment line',
    safety: 'the safety hotline',
    poison: 'Poison Help',
  },
  kinds: {
    overdose: {
      title: 'Call 911 now',
      care: 'Stay with them. Each minute counts.',
      steps: [
        'Say where you are and what you see.',
        'Give naloxone (Narcan) if you have it.',
        'Lay them on their side. Stay until help comes.',
        'Many states protect people who call. Being on parole or probation can change that. A life comes first.',
      ],
    },
    self_harm: {
      title: 'Please talk to someone now',
      care: 'I am glad you told me. You matter.',
      steps: [
        'Call or text 988. It is free, day and night.',
        'If you may act on it now, call 911.',
        'Move away from things that could hurt you. Go near someone you trust.',
      ],
    },
    child_harm: {
      title: 'They need to be safe',
      care: 'Thank you for speaking up for them.',
      steps: [
        'Is there danger now? Call 911.',
        'Each state has a line to report harm to a child or an adult who needs care. 2-1-1 can give you the number.',
        'A report says what you saw or heard. Then a worker looks into it. You do not need proof.',
        'I cannot make the report for you.',
      ],
    },
    being_hurt: {
      title: 'You should be safe',
      care: 'This is not your fault.',
      steps: [
        'In danger now? Call 911.',
        'The hotline helps you make a plan. You choose what to do and when.',
        'If someone checks this phone, use a safer one. The exit button hides this page fast.',
      ],
    },
    hurting_others: {
      title: 'You can stop here',
      care: 'It took courage to say that.',
      steps: [
        'Walk away from them. Put space between you.',
        'Call or text 988. Say you fear you may hurt someone.',
        'If it may happen now, call 911.',
      ],
    },
    someone_at_risk: {
      title: 'You can help them',
      care: 'It is good that you care.',
      steps: [
        'Reach them now. Ask plainly if they think of suicide.',
        'Stay with them, or stay on the phone.',
        'Call or text 988. They help you help someone.',
        'If they may act on it now, call 911.',
      ],
    },
    using_or_withdrawal: {
      title: 'No shame. Stay alive.',
      care: 'Cravings pass. You can get through this hour.',
      steps: [
        'After time inside, your body can take far less. What you used before can kill you now.',
        'Do not use alone. Keep naloxone (Narcan) close.',
        'Call the treatment line. It is free, day and night.',
        'Did you stop alcohol or benzos? If you shake, see things or have a seizure, call 911.',
      ],
    },
    trafficking: {
      title: 'You have rights',
      care: 'This is not your fault.',
      steps: [
        'In danger now? Call 911.',
        'No one may force you to work or to have sex. That is true with or without papers.',
        'Do not tell the one who controls you. Use a phone they cannot see.',
        '2-1-1 can find people who help. You do not have to tell me more.',
      ],
    },
    hopeless: {
      title: 'You do not have to carry this alone',
      care: 'That sounds very heavy. I am here to listen.',
      steps: [
        'Call or text 988. You can just talk.',
        'Pick one small thing for this hour: water, food or a short walk.',
        '2-1-1 can find someone to talk to near you.',
      ],
    },
  },
} as const
