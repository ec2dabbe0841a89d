import type { GuideId } from '#domain/partner-assistant/guide-words.ts'

/** How things work here, for partner staff who answer introductions. */
export const partnerGuide = {
  answer: {
    title: 'Answer someone',
    text: 'Open the introduction and choose Accept, Need something or Decline. Write a short message, up to 500 characters. You see what the person will see. Nothing goes out until you press Send.',
  },
  answerLink: {
    title: 'Answer from the link in an email',
    text: "The link in the email opens one introduction. You don't need an account. It works for 14 days and can be opened ten times. Don't pass it on: anyone with the link can read what the person wrote.",
  },
  decline: {
    title: 'Say no kindly',
    text: 'Say thank you first. Choose the reason and say it in plain words. Add one or two other places that may help. A quick no is kind: the person can look elsewhere.',
  },
  needsYou: {
    title: 'Ask for something first',
    text: 'Choose Need something. Say what you need and why. List what to bring. Say what to do if a paper is missing, so nobody stays away because of it.',
  },
  call: {
    title: 'Call without doing harm',
    text: "Ask if they reached out to you. Don't say where you're calling from until they say yes. Leave no details on a voicemail: only your first name and a number. Someone else may pick up or listen.",
  },
  attempt: {
    title: 'Write down a call',
    text: 'Open the introduction and press the button for how the call went: reached, no answer, left a message or wrong number. Only your team sees it.',
  },
  notes: {
    title: 'Notes for your team',
    text: "You can write a note on an introduction. The person never sees it. It's erased when the introduction is erased. Write only what the next person on your team needs to know.",
  },
  assign: {
    title: 'Who handles it',
    text: 'Open the introduction and choose who handles it. Use the “Only mine” filter to see your own. Anyone on staff can hand one over.',
  },
  walkIn: {
    title: 'Someone walked in',
    text: "Count a walk-in on the Introductions page. Choose the listing and, if you like, the need. We don't keep a name. It helps your numbers show all your work.",
  },
  outcome: {
    title: 'Say if it helped',
    text: "Open the introduction and press Got help or Didn't get help. The person can tell us too. After that it moves to Closed.",
  },
  overdue: {
    title: 'How fast to answer',
    text: "Urgent ones: within 24 hours. Most others: within 3 days. If there's no hurry: within 7 days. After that we show the person other places, and we remind you.",
  },
  pause: {
    title: 'Pause new introductions',
    text: 'Open your listing and press Pause. Write the reason in both languages. Your card says so and the Connect button is off. You can still see and answer the ones you have.',
  },
  full: {
    title: "You're full",
    text: 'Open your listing and set it to full, with a day if you know one. You can also set how many open ones you can handle. Above that, new ones wait automatically.',
  },
  away: {
    title: 'Days when nobody is there',
    text: "Add the days you're away in Settings, up to 90 days. Add a short message in both languages. Your card shows it, and the clock for answers stops.",
  },
  confirm: {
    title: 'Keep your listing fresh',
    text: 'Press Everything is still right when all of it is true. We ask you after 80 and 90 days. After 100 days the badge goes away. After 180 days your listing comes last.',
  },
  editListing: {
    title: 'Change your listing',
    text: 'Most changes show right away. Your name, address, phone and who is welcome go to a reviewer first. Until then people see the old ones.',
  },
  addLocation: {
    title: 'Add a place',
    text: 'The partner admin can add a new place on the listings page. A reviewer checks it before it shows.',
  },
  invite: {
    title: 'Invite a colleague',
    text: 'The partner admin opens Settings, then People. Type the work email and choose a role. The link in the email works for 72 hours.',
  },
  roles: {
    title: 'Who can do what',
    text: 'A viewer sees the list and the numbers, but not how to reach people. Staff read and answer. The partner admin also invites, pauses and changes settings.',
  },
  secondStep: {
    title: 'The second step to sign in',
    text: 'Open Settings, then Security. Scan the code with an app on your phone and type the number it shows. Print the recovery codes. Each works once if you lose the phone.',
  },
  passphrase: {
    title: 'A new passphrase',
    text: 'On the sign-in page press “I forgot my passphrase”. We send a link that works once, for 30 minutes. Use at least 15 characters. Four odd words are easy to remember.',
  },
  templates: {
    title: 'Ready-made replies',
    text: 'Open Settings, then Templates. Write each reply in both languages. When you answer, pick one and change what you need.',
  },
  privacy: {
    title: 'What we keep, and how long',
    text: 'Only your group can read what a person wrote. We erase it 30 days after the last message or appointment. Every view is logged. Only counts stay.',
  },
  part2: {
    title: 'Health and drug treatment',
    text: "If your group treats drug use, 42 CFR Part 2 may apply. Then you can't pass on what a person told you without their written OK. If in doubt, ask your own lawyer.",
  },
  withdrawn: {
    title: 'The person canceled',
    text: "A person can cancel an introduction at any time. We erase their name and story right away. You only see that they canceled. Please don't call.",
  },
  export: {
    title: 'Export your data',
    text: 'The partner admin can save a file in Settings. It has your settings, replies, listings, people and counts. Nothing in it is about the people who asked for help.',
  },
  numbers: {
    title: 'Why some numbers are hidden',
    text: 'A number under 11 could point to one person, so we hide it. Sometimes we hide one more, so nobody can work it out.',
  },
  poster: {
    title: 'Your poster',
    text: 'On the reports page you can print a poster with a code to scan, in both languages. It opens this app and tells us it came from you. We count visits, not people.',
  },
  danger: {
    title: 'Someone is in danger',
    text: "If someone could get hurt right now, call 911. For thoughts of suicide, call or text 988, day or night. Stay with the person if you can. Then follow your organization's rules.",
  },
} as const satisfies Record<GuideId, { title: string; text: string }>
