/** Help with one task of the plan, where the guides and the facts say nothing. Used only by the server. */
export const taskGuidance = {
  checked: 'Checked on {date}.',
  old: 'This was checked a long time ago. Check with your state first.',
  inState: 'In {state}: {office}. Checked on {date}.',
  noState: "Choose your state in the app, and you'll see the right office here.",
  near: 'Near you: {place}. Call first: hours change.',
  call: 'More help: {line}',
  general: {
    summary: "We have no guide for this task yet, and we won't guess. Here is what helps with most tasks.",
    process: [
      'Write down in one line what you want to get done.',
      "Call 2-1-1. It's free. Ask: “Who near me helps with this?”",
      'Call that place. Ask what to bring, what it costs and when to come.',
      'Write down who you spoke with, and the day.',
      'Put the next date in your phone or on paper.',
    ],
    challenges: [
      'Lines can be busy. Call early in the day and try again.',
      'You may be sent from one office to the next. Ask for a name and a number before you hang up.',
    ],
    tips: ['On parole or probation? Ask your officer before you leave the state or sign a lease.'],
  },
  /** Where neither a guide nor a document fact says what to bring, what may be hard, or what helps. */
  needs: {
    housing: {
      documents: ['Any ID you have', 'Your release papers', 'Proof of income, if any'],
      challenges: ['Beds fill up early and some lists are long. Get on more than one list.'],
      tips: ["If you have an officer, tell them where you'll sleep."],
    },
    employment: {
      documents: ['Any ID you have', 'Your Social Security number', 'A list of past jobs with dates'],
      challenges: ["Some employers say no because of a record. It's not the end. Ask the next one."],
      tips: ["Ask a job center for help. It's free."],
    },
    'job-training': {
      documents: ['Any ID you have', 'Your Social Security number', 'Proof of school, if you have it'],
      challenges: ['Some jobs need a license that a record can block. Ask before you start a class.'],
      tips: ['Ask who pays for the class, the bus and the tools.'],
    },
    legal: {
      documents: ['Every paper from the court', 'Your release papers', 'Letters with a date on them'],
      challenges: ['Legal deadlines are short. Call on the day a letter comes.'],
      tips: ['Keep a copy of everything you sign. Ask for a date in writing.'],
    },
    healthcare: {
      documents: ['Any ID you have', 'A list of your medicine', 'Your insurance card, if you have one'],
      challenges: ['The first visit can be weeks away. Ask for a walk-in time.'],
      tips: ['Ask about a low fee if you have no insurance.'],
    },
    'mental-health': {
      documents: ['Any ID you have', 'A list of your medicine'],
      challenges: ['It can take time to find the right person. You can ask for someone else.'],
      tips: ["In a hard moment, call or text 988. It's free, day and night."],
    },
    education: {
      documents: ['Any ID you have', 'Old school papers, if you have them'],
      challenges: ['Forms can be long. Ask the school to sit down with you.'],
      tips: ['Ask if classes and books are free for you.'],
    },
    transportation: {
      documents: ['Any ID you have', 'Where you have to be, and what time'],
      challenges: ['Buses run late. Plan to be there half an hour early.'],
      tips: ['Ask each office you visit if it has bus passes.'],
    },
    'recovery-support': {
      documents: ['Any ID you have', 'A list of your medicine', 'Court papers, if treatment is ordered'],
      challenges: ["After time inside, your body can't handle what it used to. Never use alone."],
      tips: ['Keep naloxone (Narcan) near you. Many places give it out for free. Ask at a pharmacy.'],
    },
    'family-child-support': {
      documents: ['Any ID you have', 'Court orders about your kids or support', 'Proof of income, if any'],
      challenges: ['Support you owe can grow while you wait. Ask the office to look at it now.'],
      tips: ['Write down each call and visit, with the day.'],
    },
    'financial-assistance': {
      documents: ['Any ID you have', 'Your Social Security number', 'Proof of income and rent, if any'],
      challenges: ['A missing paper can hold up your application. Send what you have and ask what is still needed.'],
      tips: ["Never pay anyone to apply for you. It's free."],
    },
    'food-assistance': {
      documents: ['Any ID you have', 'Proof of address, if you have one'],
      challenges: ['Some food banks are only open a few days a week. Call first.'],
      tips: ["Most food banks don't ask about your record."],
    },
    'technology-digital-literacy': {
      documents: [
        'Any ID you have, to sign up at the library',
        'Proof of a benefit such as SNAP, for a low-cost phone',
      ],
      challenges: ["Fake sites ask for your Social Security number. Use the agency's own site."],
      tips: ['Ask at the library. Someone can show you, step by step.'],
    },
    'id-documentation': {
      documents: [
        'Your release papers',
        'A birth certificate',
        'A Social Security card, or the number',
        'Proof of address',
      ],
      challenges: ['Names must match on all your papers. Bring proof if yours has changed.'],
      tips: ['Ask each office: “Can you waive the fee for people who just came home?”'],
    },
    'peer-support': {
      documents: ['Nothing. Just come.'],
      challenges: ['The first visit feels strange. Give it three tries.'],
      tips: ["If your rules say who you can't be around, ask your officer first."],
    },
    'restorative-justice': {
      documents: ['Any papers about your case'],
      challenges: ["Don't reach out by yourself to someone you harmed. Go through a program."],
      tips: ['Check your conditions for no-contact orders first.'],
    },
    sobriety: {
      documents: ['Nothing for a meeting', 'Any ID you have, for treatment'],
      challenges: ['Old friends and places can pull you back. Plan where you go after dark.'],
      tips: ['Save one number you can call at any hour.'],
    },
    other: {
      documents: ['Any ID you have', 'Your release papers'],
      challenges: ['You may hear no at first. Ask who else can help.'],
      tips: ['Do one small part today.'],
    },
  },
}
