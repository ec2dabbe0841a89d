/** What the embedded assistant says around the guides and the listings. */
export const reggie = {
  hello: "Hi, I'm Reggie, an AI helper for people coming home. What do you need most right now?",
  thanks: "You're welcome. I'm here when you need the next step.",
  goodbye: 'Take care of yourself. Come back any time, day or night.',
  who: "I'm Reggie, an AI helper. I'm not a person, a lawyer or a doctor. I use a list of real places and short guides to help you find the next step.",
  human:
    "I'm an AI, not a person. To talk with a person, call 2-1-1. In a hard moment, call or text 988. Both are free.",
  can: 'I can help you find a place to stay, food, work, an ID, health care, and legal help. Ask me in English or Spanish, in your own words.',
  test: "I'm here and it works. What do you need help with today?",
  yesTo: 'Good. What do you want to know first?',
  noTo: "That's fine. Is there something else I can help with?",
  spanish: 'Yes, I speak Spanish and English. Write in whichever one you like. / Sí, hablo español.',
  free: "It's free. Nobody charges you for asking, and there are no ads.",
  stop: "OK, we'll leave it there. I'm here if you need something else.",
  joke: "Why did the bus driver quit? He was tired of people talking behind his back. Jokes aren't my best thing, but I can help you find a bus.",
  talk: "I'm doing fine, thanks for asking. How are you holding up? If you need something, just say so.",
  off: "I don't have that. I only know about life after jail or prison: housing, work, ID, health, food, family, and your rights.",
  police:
    "No, I'm not the police, and I don't work for parole or a court. I'm Reggie, an AI helper, and it's free. What do you need?",
  chat: "Thanks for telling me. I mostly know about life after jail or prison: housing, work, ID, health, food, family, and your rights. What's on your mind?",
  refuseTest:
    "I can't help with beating a test, because it can cost you more than the test does. Before the test, call your lawyer or public defender and tell them the truth. If you want help stopping, the treatment line is free, day and night: 1-800-662-4357.",
  refusePapers:
    "I can't help with fake papers, because they can cost you your freedom. There are honest ways, like a letter from the person who pays you, bank records, or a note from a case worker. Ask me how to prove your pay or get real papers.",
  refuseCourt:
    "I can't help you miss court or get away, because a warrant makes everything harder. Call your lawyer or public defender today and say what scares you. Going in with a lawyer is safer than being picked up.",
  refuseDrugs:
    "I can't help you buy drugs, and street pills often have fentanyl in them. After time inside, your body can take less. For pain, a community health center can see you with no insurance. If you use anyway, don't use alone, and keep naloxone (Narcan) close.",
  refuseDevice:
    "I can't help you trick the device, because it keeps a record and they see it. Call your officer first and ask for a pass or a later curfew. If it already happened, call your lawyer first.",
  cursed: "I hear that you're mad, and that's OK. I'm still here. What went wrong?",
  officerAnger: "That sounds hard, and it's a lot of power for one person to have over your day. What happened?",
  no211:
    "I'm sorry, that's the last thing you needed. Try 2-1-1 again early in the morning, or text your ZIP code to 898211. You can also look on 211.org. If it's for tonight, walk into a shelter, church, library, or hospital and ask who has room. A case worker or your officer can call for you too.",
  remind:
    "I can't text or call you. Set an alarm on your phone for the night before and for that morning, and tell one person who'll check on you. If you make a plan here, it can put your dates in your phone's calendar.",
  doIt: "I can't send forms or make calls for you, but we can go through it one step at a time. Open the form or pick up the phone, and tell me what it asks you. Someone at 2-1-1, a library, or a benefits office can sit down and do it with you, too.",
  goodNews: "That's something to be proud of, and I'm glad you told me. What do you want to do next?",
  vague: "I'm glad you wrote. What would help most right now?",
  vent: "I hear you. That's a lot to carry. Do you want to work on one piece of it?",
  heavy: "That sounds heavy. What's going on?",
  ventBefore: "I hear you. That's hard.",
  grief: "I'm sorry for your loss.",
  told: "You're right, I said that already. What should I look at instead?",
  correct: 'Sorry, I got that wrong. What did you mean?',
  whichOne: "I'm not sure I got that. Is it about one of these?",
  whatAbout: 'I want to get this right. What do you want to know about this: {title}?',
  guess: 'Not what you meant? Tap what fits better.',
  forOther: 'Here is what can help them:',
  allSaid: "That's all I know about this one. For more, call 2-1-1. It's free, and a person there can help you look.",
  noDetail:
    "I'm not sure about that part, and I don't want to guess. Call 2-1-1 and ask. It's free, and a person there can help you look.",
  otherLanguage:
    'I can answer in English or Spanish. / Puedo responder en inglés o en español. Call 2-1-1: they can help in many languages.',
  placesTitle: 'Near you in {county}, {state}:',
  placesFirst: 'Here is what I found in {county}, {state}. Call first, because hours change.',
  placesNone: "I don't have a place for that in {county}, {state} yet. Call 2-1-1 and they'll help you look.",
  noPlace: 'What city or ZIP code are you in? Then I can look near you.',
  whichPlace: "There's more than one place with that name. Which state are you in?",
  open: 'Hours: {hours}',
  listingPhone: 'The number for {name} is {phone}.',
  listingNoPhone: "I don't have a phone number for {name}. You can go there: {address}.",
  listingOnlySite:
    "I don't have a phone number for {name}. Their site is {website}. 2-1-1 can also tell you who to call.",
  listingNoHours: "I don't know the hours of {name}. Many offices close on weekends, so check first: {contact}.",
  listingAddress: '{name} is at {address}.',
  listingHours: '{name}: {hours}.',
  listingFree: '{name} is free.',
  listingSliding: '{name} charges based on what you earn.',
  listingSpanish: 'Yes, they speak Spanish at {name}.',
  listingYes: 'Yes, as far as I know, {name} does.',
  listingNo: "As far as I know, {name} doesn't. Call to make sure.",
  listingAsk: "I don't have that for {name}. Ask them: {phone}.",
  listingUnknown: "I don't have that for {name}. Call 2-1-1 and ask.",
  listingFar: "I only know your county, so I can't tell you how far it is. {name} is at {address}.",
  linesTitle: 'Who to call',
  press: 'press {key}',
  textTo: 'text {number}',
  textWord: 'text {word} to {number}',
  stateTitle: 'In {state}',
  uncalled: "listed, but we haven't called it yet: {phone}",
  paymentLine: 'for payments only',
  idOffice: 'ID office',
  vitalRecords: 'Birth certificates',
  corrections: 'Corrections',
  snap: 'Food help (SNAP)',
  medicaid: 'Health coverage (Medicaid)',
  jobs: 'Job help',
  legalAid: 'Free legal help',
  fee: 'Usual cost: {fee}',
  wait: 'Usual wait: {time}',
  next: 'Next step',
  tellMore: "Tell me more. What's going on?",
  unclear: "I'm not sure I got that. What is it about?",
  unknown:
    "I'm not sure about that one, and I don't want to guess. Call 2-1-1. It's free, and a person there can help you look.",
  votingAsk:
    "Each state has its own rule, so I won't guess. Which state do you live in now? Are you in prison, on parole, or on probation?",
  votingTitle: 'Voting in {state}',
  votingOffice: 'Ask here first: {office}',
  votingChecked: 'Rule checked {date}.',
  votingOld: 'This rule was checked a long time ago. Check with your state before you do anything.',
  register: 'Register: {url}',
  findPlaces: 'Find places near me',
}

/** Follow-up questions that Reggie offers; each is also understood when somebody taps it. */
export const reggieChips = {
  facets: {
    what: 'What is it?',
    allowed: 'Can I do this with my record?',
    how: 'How do I do it?',
    where: 'Where do I go?',
    cost: 'What does it cost?',
    time: 'How long does it take?',
    bring: 'What do I bring?',
    'no-id': "What if I don't have an ID?",
    'no-address': "What if I don't have an address?",
    denied: 'What if they say no?',
    deadline: 'Is there a deadline?',
    say: 'What do I say?',
    officer: 'What about my officer?',
    someone: 'What if it is for someone else?',
    rights: 'What are my rights?',
    trap: 'What should I watch out for?',
  },
  more: 'Tell me more',
  choices: {
    sleep: 'A place to sleep',
    food: 'Food',
    id: 'An ID',
    work: 'Work',
    health: 'Health or medicine',
    talk: 'I need someone to talk to',
  },
} as const

/** What Reggie says when something is not on file, or instead of an answer that must not be given. */
export const assistantSafety = {
  check: "I don't have that information. Call 2-1-1 to check.",
  price: "I don't know what that costs. Ask them, or call 2-1-1 to check.",
  law: "I don't have that rule or date. Ask a legal aid office to check.",
}

/** Short letters that Reggie writes when somebody asks for one; the blanks are theirs to fill in. */
export const reggieLetters = {
  intro: "Here is a letter you can copy. Fill in the blanks and change what isn't true for you.",
  close: 'Keep a copy, and write down the day you gave it to them.',
  judgeFines:
    "Dear Judge ___:\n\nMy name is ___ and my case number is ___. I owe $___ in fines and fees. I want to pay, but I can't pay that amount now.\n\nI earn $___ a month. My rent, food, and other bills come to $___. I have ___ children at home.\n\nPlease lower what I owe, or let me pay $___ a month or do community service. I have proof of my income and my bills, and I can come to a hearing.\n\nThank you for your time.\n\nName, address, phone, date",
  judgeEnd:
    "Dear Judge ___:\n\nMy name is ___ and my case number is ___. I have been on supervision since ___. I'm asking you to end it early.\n\nI've kept my visits, paid $___, and finished ___. I work at ___ and live at ___. I haven't had a new case.\n\nI'm adding letters from ___ and my certificates. I'm ready to come to a hearing.\n\nThank you for reading this.\n\nName, address, phone, date",
  officerTravel:
    "Hello Officer ___,\n\nI'm asking for a written travel pass. I'd like to go to ___ from ___ to ___ to see ___. I'll stay at ___, and I'll travel by ___. My phone will be ___.\n\nI'll check in whenever you say. Please tell me yes or no in writing, and if I need anything else.\n\nThank you.\n\nName and date",
  officer:
    "Hello Officer ___,\n\nThis is ___. I'm writing about ___.\n\nI'm asking to ___, because ___. I'm adding ___ as proof.\n\nPlease answer me in writing by ___, so I do it right. My phone is ___.\n\nThank you.\n\nName and date",
  landlord:
    "Dear ___:\n\nI'd like to rent the place at ___. I want you to hear this from me first: in ___ I was convicted of ___. Since then I've ___.\n\nI work at ___ and earn $___ a month. I can pay the rent on time. You can call ___ at ___, who knows me well.\n\nPlease look at who I am today. I'd be glad to meet you.\n\nThank you.\n\nName and phone",
  employer:
    "Dear ___:\n\nThank you for looking at me for the ___ job. I want to be honest. In ___ I was convicted of ___. I took responsibility, and since then I've ___.\n\nI'm good at ___, I show up on time, and I'm ready to start. ___ at ___ can tell you how I work.\n\nI hope you'll give me the chance to show you.\n\nThank you.\n\nName and phone",
  support:
    "To the child support office:\n\nMy name is ___ and my case number is ___. I'm asking you to review my order.\n\nI was locked up from ___ to ___. Now I earn $___ a month, and I can't pay $___. I want to pay an amount I can keep up.\n\nI'm adding my release papers and my pay stubs. Please send me the form and tell me the date of any hearing.\n\nThank you.\n\nName, address, phone, date",
  appeal:
    "To the benefits office:\n\nMy name is ___ and my case number is ___. On ___ you sent me a notice that says ___. I don't agree, and I'm asking for a hearing.\n\nI think it's wrong because ___. I'm adding ___.\n\nPlease keep my benefits going until the hearing if the rules allow it. Send me a copy of my file.\n\nThank you.\n\nName, address, phone, date",
  dispute:
    "To ___:\n\nMy name is ___ and I was born on ___. Your report from ___ has a mistake: it says ___. That isn't mine, or it isn't right, because ___.\n\nI'm adding ___ as proof. Please look into it, fix it, and send me a new copy. Please also tell everyone who got the wrong report.\n\nThank you.\n\nName, address, phone, date",
  family:
    "Dear ___,\n\nI think about you every day. I know my choices hurt you, and I'm sorry. You didn't do anything wrong.\n\nI'm not asking you for anything. I'm working on ___, one day at a time. When you're ready, I'd like to hear how you are. You can write me at ___ or call me at ___.\n\nI love you.\n\nName",
  reference:
    "Hello ___,\n\nI'm applying for ___, and a letter from you would help me a lot. Could you write how long you've known me, what you've seen me do well, and how I've changed?\n\nIt can be short. Please put the date, your phone, and your name on it. I need it by ___.\n\nThank you for standing by me.\n\nName and phone",
  general:
    "Dear ___:\n\nMy name is ___. I'm writing because ___.\n\nThis is what happened: ___. This is what I've done since then: ___.\n\nI'm asking you to ___. I'm adding ___ as proof.\n\nPlease answer me at ___ by ___.\n\nThank you.\n\nName, address, phone, date",
}
