import type { PlanNotes } from '#domain/planner/plan-texts.ts'

/** Sentences that a step gets for some people, and what to say where the day is known. Kept apart from the texts that phones fetch. */
export const planNotes = {
  dayAt: '{date} at {time}',
  dayAtOne: '{date} at {time}',
  canDo: 'Tell them what you can do: “{words}”',
  kids: 'I have {count} kids with me.',
  kidsOfAge: 'My kids are {younger} and {older}.',
  kidOfAge: 'My child is {age} and is with me.',
  noPhone:
    'No phone? Ask to call from a library, a shelter desk, or a job center. Or go to the office in person. Write the numbers on paper.',
  ways: {
    'hard-of-hearing':
      'Hard to hear on the phone? Where a step has an address, go there instead. For the rest, ask someone to call with you, or ask at the desk for help in person.',
    'shared-phone':
      'You share a phone, so don’t wait for a call back. Go in person where there’s an address, or call during the day from a library or a shelter desk.',
    'wifi-only':
      'Your phone needs Wi-Fi. Save your calls for one trip to a place that has it, or go in person. Ask offices to send a text or a letter.',
    'few-minutes':
      'Few minutes left? Keep calls short, go in person where you can, and ask about a free phone (Lifeline).',
    'no-signal':
      'No signal where you live? Pick a spot and an hour for calls, and make them all there. Ask people to text or leave a message.',
    'phone-hours': 'You can’t use a phone late. Make your calls in the morning, and say by what hour to call back.',
    'works-nights': 'You work nights. Call right after your shift or in the afternoon, once you’ve slept.',
    'cares-days': 'You watch kids by day. Ask for visits before or after that, or set up someone to watch them first.',
    'works-evenings': 'You work afternoons and evenings. Make calls and visits in the morning, before your shift.',
    'works-days': 'You work days. Call before your shift or at lunch, and ask for early or late visits.',
  },
  wheelchair: 'I use a wheelchair.',
  kin: {
    dad: 'your dad',
    grandpa: 'your grandpa',
    mom: 'your mom',
    sister: 'your sister',
    brother: 'your brother',
    aunt: 'your aunt',
    uncle: 'your uncle',
    grandma: 'your grandma',
    'mother-in-law': 'your mother-in-law',
    cousin: 'your cousin',
    friend: 'your friend',
    wife: 'your wife',
    husband: 'your husband',
    partner: 'your partner',
    son: 'your son',
    daughter: 'your daughter',
    niece: 'your niece',
    nephew: 'your nephew',
    'father-in-law': 'your father-in-law',
    'brother-in-law': 'your brother-in-law',
    'sister-in-law': 'your sister-in-law',
    ex: 'your ex',
    sponsor: 'your sponsor',
    pastor: 'your pastor',
    church: 'your church',
    boss: 'your boss',
    coworker: 'your coworker',
    neighbor: 'your neighbor',
    roommate: 'your roommate',
    staff: 'your case manager',
  },
  callName: '{name}',
  backup: 'If you can’t reach them: {line}',
  helper: {
    'safe-from-harm': 'If it’s safe, call from {name}’s phone, and leave your bag with them.',
    'talk-now': 'Call {name} today, too. You can say: “I’m having a hard time. Can you talk, or come sit with me?”',
    'know-988': 'Tell {name}, too, when things get heavy.',
    'ride-plan': 'Ask {name} for a ride, or ask who has a car.',
    'ride-to-dose': 'Ask {name} who has a car.',
    'day-ready': 'Ask {name} to come with you.',
    'court-ready': 'Ask {name} to come with you.',
    'child-case': 'Ask {name} to come with you.',
    'eviction-help': 'Ask {name} to help you gather the papers and come with you.',
    'next-bed': 'Ask {name} now, not on the last day, who they know and how they can help.',
    naloxone: 'Show {name} where you keep it.',
    'hard-moment-plan': 'Put {name} first on your list of people to call.',
    'buprenorphine-next': 'Call {name} when the urge comes.',
    'methadone-next': '{name} can sit with you while you call.',
    'insulin-now': '{name} can help you with the phone and the papers.',
    'medicine-out': '{name} can sit with you while you call.',
    'medicine-check': '{name} can sit with you while you call.',
    'shot-due': '{name} can help you call and go with you.',
    'wound-care': '{name} can help you get there.',
    'alcohol-doctor': 'Ask {name} to stay with you for the first few days.',
    'apply-medicaid': '{name} can help you with the phone and the form.',
    'phone-now': 'Ask {name} if you can give out their number for now.',
    'library-card': 'Ask {name} to go with you the first time.',
    'computer-class': 'Ask {name} to go with you the first time.',
    'pregnancy-care': 'Ask {name} to go with you.',
    'power-bill': 'Ask {name} where you can go if your power or water is cut off.',
    'warrant-lawyer': 'Tell {name} about your plan, in case you’re held.',
    'apply-snap': '{name} can help you with the form.',
  },
  offers: {
    ride: {
      'rural-ride': 'Ask {name} for the ride.',
      'ride-plan': 'Ask {name} for the ride today, so you know early.',
      'ride-to-dose': 'Ask {name} for the ride today, so you know early.',
      'report-officer': 'Ask {name} for the ride.',
      'court-ready': 'Ask {name} for the ride.',
      'child-case': 'Ask {name} for the ride.',
      'eviction-day': 'Ask {name} for the ride.',
      'day-ready': 'Ask {name} for the ride.',
      'methadone-next': 'Ask {name} for the ride.',
      'buprenorphine-next': 'Ask {name} for the ride.',
      'medicine-out': 'Ask {name} for the ride.',
      'insulin-now': 'Ask {name} for the ride.',
      'pregnancy-care': 'Ask {name} for the ride.',
      'first-work-day': 'Ask {name} for the ride.',
      'ordered-class': 'Ask {name} for the ride.',
      'drug-court': 'Ask {name} for the ride.',
    },
    papers: {
      'social-security-card': 'First ask {name} to bring you the one at home. Then you may not need a new one.',
      'birth-certificate': 'First ask {name} to bring you the one at home. Then you may not need a new one.',
      'state-id': 'First ask {name} to bring you the papers they keep for you.',
    },
    errands: {
      'medicine-out': 'Ask {name} to pick it up at the pharmacy.',
      'insulin-now': 'Ask {name} to pick it up at the pharmacy.',
      'medicine-check': 'Ask {name} to pick it up at the pharmacy.',
    },
    work: {
      'offer-employer':
        'Ask {name} for work where you don’t have to drive, like loading, until you get your license back.',
      'first-work-day':
        'Ask {name} for work where you don’t have to drive, like loading, until you get your license back.',
      'license-check': 'Until you get it back, ask {name} for work where you don’t have to drive, like loading.',
      'job-center': 'Ask {name} what work there is, and what it takes.',
    },
    bed: {
      'monitor-medical': 'Ask {name} to pick up your medicine if you can’t go out.',
    },
    recovery: {
      'house-nights': 'Go to {name}’s place on those nights, if you can.',
      'relapse-today': 'Call {name} today.',
      'first-meeting': 'Ask {name} to go to a meeting with you.',
      'hard-moment-plan': 'Put {name} first on your list of people to call.',
      'find-treatment': 'Tell {name} your plan. They may know where to start.',
    },
    phone: {
      'library-card': 'Ask {name} to show you how to use the phone, one thing at a time.',
      'computer-class': 'Ask {name} to show you how to use the phone, one thing at a time.',
    },
    childcare: {
      'see-my-kids': 'Ask {name} for a call or a visit, if your papers allow it.',
    },
  },
  titleOn: {
    'job-center': 'Go to a job center: you need work by {date}',
    'social-security-card': 'Ask for your Social Security card before {date}',
    'phone-now': 'Have a working phone by {date}',
    'license-check': 'Find out what’s holding up your license before {date}',
  },
  lastDay: {
    'report-officer': {
      title: 'Report to your officer by {date}',
      say: 'I have to report by {date}. I want to come today. Where do I go, and what do I bring? If I can’t get there, can I report by phone or at a closer office?',
    },
    'eviction-help': {
      title: 'Answer the eviction papers by {date}',
      say: 'I have to answer eviction papers by {date}. Can you help me file the answer before that day? What do I bring?',
      detail:
        'File your answer at the court at least a day before the last day, even with no lawyer yet. Ask the clerk for the form, and ask if they can waive the fee.',
    },
  },
  byPhone: {
    'day-ready': {
      title: 'Be ready for the call on {date}',
      say: 'I have a call with you on {date}. Is this number right, and who calls first? If I can’t talk at that time, can we move it?',
      detail:
        'You don’t have to go there. Keep the phone charged and on, and be somewhere quiet ten minutes early. Can’t talk at that hour? Call before that day and ask for another time.',
    },
  },
  onDay: 'Your day: {date}. Do this before then. If you can’t make that day or hour, call now and ask for another one.',
  askOn: {
    'ride-plan': 'a ride on {date}',
    'next-bed': 'a bed, since I have to leave on {date}',
    'eviction-help': 'a free lawyer for an eviction before {date}',
    'rent-help': 'help with rent before {date}',
    'power-bill': 'help with a utility bill before {date}, and LIHEAP',
    'medicine-out': 'a clinic that can refill my medicine before {date}',
    'methadone-next': 'a methadone clinic that can dose me by {date}',
    'insulin-now': 'a clinic that can get me insulin before {date}',
    'safe-from-harm': 'a safe place before {date}, away from someone who hurts me',
  },
  toldOn: {
    'bed-ending': 'I can stay where I am until {date}.',
    supervised: 'I see my officer on {date}.',
  },
  sayOn: {
    'eviction-answer':
      'I got eviction papers, and the deadline is {date}. How do I file an answer before then? Can the fee be waived?',
    'offer-officer':
      'I have a job offer in writing and need a yes before {date}. Can you change my hours or zone so I can take it?',
    'restitution-plan':
      'I have a letter about restitution, and the date on it is {date}. How much do I need to pay now? Can I get a payment plan?',
    'support-hearing':
      'I have a support hearing on {date}. What do I bring? Before then, can we agree on a payment I can keep up with?',
    'checkin-ready': 'I have a check-in with ICE on {date}. Can a lawyer go over my case before then? What do I bring?',
    'safe-from-harm':
      'I’m not safe with someone close to me, and I need to be out before {date}. Can you help me make a safety plan and find a safe place?',
    'ride-plan': 'I need a ride on {date}. How do I get there without a car? Is there a reduced fare?',
    'rent-help': 'I need help paying rent before {date}. Do you have funds right now? What do I bring?',
    'power-bill':
      'My service may be cut off on {date}, and I want to keep it. What payment plan or hardship fund do you have?',
    'officer-trip-okay':
      'I need to go out on {date}. I’ll give you the place, the hours, and how I’ll get there and back. Can I get your okay in writing?',
    'travel-okay': 'I’d like to travel on {date}. What do I need to show you? Can I have the answer in writing?',
    'license-hearing':
      'The deadline for my license hearing is {date}. How do I ask for it today? Can the fee be waived?',
    'halfway-house-ask':
      'Can we plan for {date}? Which pass do I ask for today? What do you need from me about the place and the hours? How will I get there?',
    'immigration-lawyer':
      'I need advice on my immigration case before {date}. Can I see a lawyer for free or low cost before then?',
    'report-officer':
      'I have an appointment with you on {date}, and I’ll be there. What do I bring? Is there more I need to do before then?',
    'court-ready': 'I have court on {date}. Which room is it? How do I get a lawyer, an interpreter, or a ride?',
    'eviction-help':
      'I got eviction papers, and the date on them is {date}. Can a lawyer help me before then? What do I bring?',
    'child-case':
      'My child’s hearing is on {date}. Can a lawyer help me before then? What do I have to do, and by when?',
    'day-ready': 'I’m coming on {date} and want to be ready. Where do I go, and what do I bring?',
    'medicine-out': 'My medicine runs out on {date}. Can I be seen before then, or get enough to last until my visit?',
    'insulin-now': 'My insulin runs out on {date}. Can I be seen before then? What will it cost?',
    'shot-due': 'My shot is due on {date}. Who can give it to me by then, and what do I bring?',
    'dose-first': 'I dose here, and I don’t want to miss {date}. Can I come early? Can I have a letter about my dose?',
    'methadone-next':
      'I need a methadone dose by {date}. Who can give it to me? Can I dose as a guest? What do I bring?',
    'buprenorphine-next':
      'My buprenorphine (Suboxone) runs out on {date}. I want to stay on it. Who can see me before then?',
    'next-bed': 'I can stay where I am until {date}. Do you have an opening then? How do I get on the list?',
    'registry-register':
      'I have to register by {date}. Where do I come? What do I bring? What if I have no address yet?',
    'court-debt':
      'I have a payment due on {date} and can’t pay it all. Can I pay part now and the rest in small payments?',
  },
  forLawyer: 'Keep this for the lawyer alone: “{words}”',
  also: {
    'sober-place': {
      moud: 'On Suboxone or methadone? Ask first if it’s okay there.',
    },
    'cdl-later': {
      always: 'Ask about the DOT medical card, too.',
    },
    'case-plan-start': {
      english: 'Ask for the class in your language.',
    },
    'case-elsewhere': {
      supervised: 'Ask your officer before you leave the county or the state.',
    },
    'state-line-okay': {
      'starts-work': 'Ask the boss for a letter with the place, the hours, and the first day.',
      'other-date': 'Plan the way back, too. The permit says by when.',
    },
    'career-check': {
      always: 'A free lawyer can read the form with you first. Get a copy of your own record, too.',
    },
    'rural-ride': {
      'no-way-back': 'Set up the way back first: ask who gets off at that hour.',
    },
    'wage-claim': {
      undocumented: 'Pay laws cover you with or without papers.',
      supervised: 'Does the boss say he’ll call your officer? Write that down, and tell legal aid.',
    },
    'housing-list': {
      elder: 'Ask about homes for seniors, too.',
    },
    'money-for-school': {
      always: 'Ask about state grants, too.',
    },
    'college-apply': {
      always: 'Ask about state grants, too.',
    },
    'old-program-first': {
      always: 'Ask the place that held you for a letter with your last dose and date.',
    },
    'insulin-today': {
      'just-out': 'Ask them to help you apply for Medicaid. Don’t wait for ID.',
      always:
        'Feeling dizzy, or is your vision blurry? Tell them that first. Ask the place that held you for your records.',
    },
    'restitution-plan': {
      'no-income':
        'No income now? Say so before the first payment. Ask for a lower amount or a later start, in writing.',
    },
    'clothes-and-shower': {
      pregnant: 'Ask for maternity clothes, and things for the baby.',
    },
    naloxone: {
      'close-call': 'After months clean, even a small amount can stop your breathing.',
    },
    'hard-moment-plan': {
      'close-call': 'Do it today. Call your sponsor or a sober person now, and stay away from that place.',
    },
    counselor: {
      'drinks-daily': 'Tell them how much you drink, and that you want to stop safely.',
    },
    'snap-status': { 'ankle-monitor': 'Can’t go out? Do it by phone or online.' },
    'apply-snap': { 'ankle-monitor': 'Can’t go out? Apply by phone or online.' },
    'bed-tonight': {
      young: 'Under 25? Ask for a youth shelter first.',
      pet: 'Ask if they take your dog or cat.',
      'in-car':
        'In a car? Ask for a warming center if no bed is free. Don’t run the engine or a heater in a closed space. Crack a window.',
      registry: 'Say up front that you’re on the registry, so you don’t lose time.',
      disability: 'Ask for a bed with no stairs and a bathroom you can use.',
      insulin: 'Ask if they can keep your insulin cold.',
      moud: 'Ask if you can keep your medicine there.',
      always:
        'Ask where shelter intake is tonight, and go there. No bed at all? Ask for street outreach, a warming center, or safe parking.',
    },
    'bed-with-kids': {
      always: 'No room at all? Ask for a motel voucher for families, or street outreach.',
    },
    'next-bed': {
      'has-savings': 'You have some money: price a weekly room or more motel nights as a backup. Get a receipt.',
      young: 'Under 25? Ask for a youth program first.',
      pet: 'Ask if they take your dog or cat.',
      registry: 'Say up front that you’re on the registry, and get each address okayed first.',
      disability:
        'Ask for a place with no stairs and a bathroom you can use. Say: “I need a reasonable accommodation.” If they say no, call legal aid.',
      pregnant: 'Ask for a program for pregnant women.',
      supervised: 'Tell your officer before you move, not after.',
      moud: 'Ask if they take people on this medicine. Don’t stop taking it just to get a bed.',
    },
    'bed-for-veterans': {
      'rent-trouble': 'Ask about SSVF. It can help with back rent.',
      'no-dd214': 'No discharge paper (DD-214)? They can help you ask for it.',
    },
    'report-late': {
      'shared-phone': 'Give a number where they can leave you a message.',
      always:
        'You can tell your officer: “I missed my visit, and this is why. I want to make it right. Can I come in today, or get a new day?”',
    },
    'report-officer': {
      'in-car': 'Sleeping in your car or truck? Call today and say so. Don’t wait for the visit.',
      'ankle-monitor': 'Did your monitor go dead? Say so before they call you, and ask where to charge it.',
      'told-to-come': 'Ask what your no-contact order says about seeing your child.',
      'in-shelter': 'Say that you sleep at a shelter, and bring its address.',
      'own-clinic': 'Tell them that you dose in the morning. Bring a letter from your clinic.',
      disability: 'Tell them if stairs or a broken wheelchair make it hard to come. Ask for another way to report.',
      'no-ride': 'If your ride falls through, call before the time, not after.',
      'bed-ending': 'Also tell them you’re losing your place. Get a yes to the next address before you move.',
      registry: 'Say if your address fell through and where you slept. Ask where you may sleep tonight.',
      'no-bed': 'Say where you sleep now, and ask where you may sleep tonight.',
    },
    'safe-from-harm': {
      'watched-phone': 'Don’t call from the phone they pay for or look at. Borrow one.',
      choked:
        'Were you choked? See a doctor today, even if you feel okay. Hard to breathe, swallow, or talk? Call 911.',
      'kids-along': 'Ask for a place that takes you and your kids together. Bring their papers, too.',
      'ankle-monitor': 'Tell them about your monitor. Ask who can call your officer with you.',
      immigration: 'You don’t have to tell them your status.',
      always:
        'Call when you’re alone, and erase the call. If it’s safe, pack a small bag: ID, papers, the kids’ papers, medicine, keys, cash.',
    },
    'protective-order': {
      'custody-threat':
        'Did they say you’ll lose your kids? A judge decides that, not them. Ask the lawyer about custody, and mention your record.',
      immigration: 'Ask how the law protects victims of domestic violence.',
      always: 'Keep messages and threats (screenshots) for the lawyer. Ask about the kids, too.',
    },
    'officer-new-address': {
      always: 'Ask them to keep the new address private.',
    },
    'methadone-next': {
      cps: 'Ask for a letter that says you’re in treatment, for court.',
      'missed-doses':
        'Tell them each day you missed. Don’t take your old dose, or street drugs: after a break, they can stop your breathing.',
      pregnant: 'Tell them you’re pregnant. Don’t stop it all at once.',
      'no-ride': 'No ride? Tell the clinic today and ask what they can do.',
      'just-out': 'Ask them to help you turn on Medicaid.',
      always:
        'Ask the clinic to get a letter from the place that held you, with your last dose and date. Ask about weekend doses. Sick and no clinic open? Go to an emergency room.',
    },
    'buprenorphine-next': {
      cps: 'Ask for a letter that says you’re in treatment, for court.',
      'treatment-proof': 'Ask for a letter that says you’re in treatment, for court.',
      pregnant: 'Tell them you’re pregnant. Don’t stop it all at once.',
      'in-program': 'Don’t stop it to keep a bed. Ask for a house that takes people on this medicine.',
      'just-out': 'Ask them to help you start Medicaid. Ask what your medicine costs until then.',
      always: 'Some emergency rooms have it, too. Ask the place that held you to send your records.',
    },
    'insulin-now': {
      'just-out': 'Ask them to help you apply for Medicaid. Don’t wait for ID.',
      always:
        'Sick, throwing up, or breathing fast? Call 911. Feeling dizzy, or is your vision blurry? Tell them that first. Ask the place that held you for your records.',
    },
    'medicine-out': {
      veteran: 'Did you serve? Ask VA health care for your medicine, too.',
      sleepless: 'Tell them that you can’t sleep, too. Ask to pay based on what you earn.',
      'mental-health': 'If you feel worse or don’t feel safe, call or text 988.',
      'just-out': 'Ask them to help you start Medicaid.',
      always: 'Ask the place that held you to send your medicine list.',
    },
    'immigration-lawyer': {
      'fears-ice':
        'You have rights: you can stay silent, keep the door closed, and sign nothing. Ask for a family plan.',
      travel:
        'Don’t leave the country or send in a renewal until the lawyer has seen your record. You could be stopped on the way back. Ask the airline for a later date, or see who can go in your place. Until then, use video calls.',
      violence: 'Ask how the law protects victims of domestic violence.',
      'court-date': 'Ask before you plead to anything. Still go to court.',
      'kids-along': 'Kids born here may get SNAP (CalFresh in California). Ask the lawyer how to apply just for them.',
      always: 'Bring court papers for each old case. The court clerk has certified copies.',
      'green-card-ends': 'Ask before you send in a renewal of your green card. Say which day it ends.',
    },
    'court-ready': {
      'no-ride': 'If your ride falls through, call the court before the time, not after.',
      'treatment-proof': 'Ask your clinic or program for a letter that says you’re in treatment. Bring it to court.',
      immigration: 'First talk to a lawyer who knows immigration. Don’t plead to anything before that.',
      dui: 'Did the judge order a class? Sign up this week and bring proof.',
      disability: 'Tell the court if you use a wheelchair or need other help.',
      fines: 'Can’t pay a fee? Ask the court to lower it.',
      violence: 'Tell your lawyer how you were hurt and who threatens you.',
      always: 'If you miss court, a judge can order your arrest.',
    },
    'eviction-help': {
      'owes-rent': 'Ask for a payment plan in writing before you pay.',
      disability: 'Ask the court about access and a ride.',
      working: 'Bring pay stubs and proof of why you fell behind.',
      always:
        'The notice alone doesn’t put you out. In most states, it takes a court order and the sheriff. Offer what you can in writing, and get a receipt for everything you pay.',
    },
    'rent-help': {
      veteran: 'Did you serve? The line for vets with no home can help with back rent, too.',
      'hours-cut': 'Hours cut? Ask your state about unemployment for lost hours.',
      'owes-rent':
        'Talk to the landlord before the rent is due. Offer what you have now, and ask for a plan in writing.',
      always: 'Say what you owe, what you have, and why you fell behind.',
    },
    'warrant-lawyer': {
      pet: 'Plan who’ll take care of your dog or cat if you’re held.',
      'kids-along': 'Plan who’ll take care of your kids if you’re held.',
      supervised: 'Ask how and when to tell your officer.',
      'child-support': 'Ask how to give the child support office your new address.',
      always:
        'Don’t walk into a court or police station first. Gather proof of why you missed court, and a note from work.',
    },
    'child-case': {
      'treatment-proof': 'Ask your clinic or program for a letter that says you’re in treatment. Bring it to court.',
      'no-ride': 'No car? Tell your worker in writing. Ask for bus passes, or a class and a test site near you.',
      'parenting-class': 'Ask where to sign up for the parenting class, and sign up this week.',
      'missed-test': 'Tell your lawyer about the missed test and why.',
      tribe: 'Tell the judge and the worker that your child is Native. Ask your tribe for the ICWA worker.',
      english: 'Ask for an interpreter. Ask for a class in the language you speak, too.',
      sober: 'Bring a letter from your program and your drug test results. Bring proof of parenting classes, too.',
      always:
        'No call back? Call the lawyer’s office, then the court. Write to your worker, ask for your tasks in writing, and keep a copy.',
    },
    'pregnancy-care': {
      'cps-fear':
        'Scared of a CPS case? Going to the doctor before the birth shows that you’re taking care of your baby. Keep a list of each visit.',
      moud: 'Tell them about your medicine. Ask about a “plan of safe care” before the birth.',
      cps: 'Going to your visits helps your case. Keep proof of each one.',
      tribe: 'An Indian Health Service or tribal clinic can see you, too. Say that your baby will be Native.',
      'pregnancy-danger':
        'Swelling with lights or spots, a bad headache, or bleeding is a danger sign. Go to a hospital today, and tell them.',
      always:
        'If the baby moves less or stops, go to the hospital now. They have to check you, even with no money or papers.',
    },
    'halfway-house-ask': {
      'pass-needed': 'Ask for each pass a day or more ahead, with the address, the time, and the way there.',
      'home-confinement': 'Ask your case manager what you need for home confinement. Ask when to apply.',
      'house-fee':
        'Can’t pay? Before you leave, ask for a few more days, a payment plan, or a fund that helps with the fee.',
      'other-date': 'Ask today for a pass for your next date. Tell them the place, the time, and how you’ll get there.',
      federal: 'Ask for each pass early. Don’t go out without one. Ask what you need for home confinement, too.',
      'bed-ending': 'Ask for a safe plan before you leave: a place, your medicine, and a ride.',
      moud: 'Don’t stop your medicine just to stay in the house. Ask legal aid if they make you choose.',
    },
    'job-center': {
      young: 'First job? Ask for work that needs no diploma: temp, seasonal, or entry level.',
      'work-gear': 'Ask for help with boots, tools, or work clothes, too.',
      'in-program': 'Get your pass first.',
      'ankle-monitor': 'Ask your officer first which hours are okay.',
    },
    'officer-work-okay': {
      'other-date': 'No answer? Leave a message, and ask the boss for a new time. Don’t go without a yes.',
      'ankle-monitor': 'Tell them the place, the hours, and how you get there.',
      'in-program': 'Tell the house staff about the job too, and get their yes first.',
    },
    'veterans-benefits': {
      'no-dd214': 'No discharge paper? Ask them for your DD-214.',
      'in-crisis': 'Ask for VA mental health care this week, at a VA clinic or a Vet Center.',
      'has-dd214': 'Bring your DD-214.',
      always: 'A veterans service office helps for free. Bring proof of the day you got out.',
    },
    'disability-benefits': {
      applied: 'You applied before, so ask where your claim stands.',
      elder: 'Ask what you can get at your age, too.',
      always:
        'Checks don’t start again by themselves. In for 12 months or more? You may have to apply again, so ask now. Bring your release papers.',
    },
    'ride-plan': {
      'no-way-back': 'Set up the way back first: ask who gets off at that hour.',
      'license-lost': 'Don’t drive yet. Another stop can cost you more than the ride.',
      'rides-along': 'Keep the ride you have now until you can drive, and thank them with gas money if you can.',
      disability: 'Ask for a ride with a wheelchair lift. With Medicaid, ask about rides to the doctor.',
      working: 'Ask people at work about sharing a ride.',
      pregnant: 'With Medicaid, rides to the doctor can be free. Book a few days ahead.',
      supervised: 'Not sure about your ride? Call your officer today, before the visit, and say how you’re coming.',
      tribe: 'Ask your tribe about rides, too.',
      always: 'Ask someone you know first, and have a backup.',
    },
    'license-check': {
      'truck-driver': 'For a CDL, ask about the DOT medical card, too.',
      'rides-along': 'Keep the ride you have until the license is good.',
      fines: 'Old tickets? Call the court named on them, and ask for small payments.',
      always: 'Ask for the exact day you can drive again.',
    },
    'court-debt': {
      'hours-cut':
        'Bring pay stubs that show your hours were cut. Ask for a lower payment, community service, or a hearing on what you can pay.',
      'officer-fees': 'Owe fees? Ask for a payment plan or a waiver before you fall behind.',
      supervised: 'Tell your officer before a payment is late. Go to your visits anyway, and pay what you can.',
      federal: 'Ask for your restitution payment plan, and pay from your first check.',
    },
    'relapse-today': {
      opioids: 'After a break, the old dose can kill. Keep naloxone (Narcan) close today, and don’t use alone.',
    },
    'ordered-class': {
      cps: 'Ask for proof of enrollment before court. Ask for a class in your language.',
      'no-ride': 'Set up the ride there and back before the first class, and have a backup.',
      'license-lost': 'You can’t drive yet. Set up the ride there and back before the first class, and have a backup.',
    },
    'officer-contact': {
      'no-signal': 'No signal at home? Call from a place that has it. Tell them when they can reach you there.',
      'digital-help': 'New to texting? Ask someone to show you. Send a test text to a friend a day before.',
      'drug-test': 'Ask where and when you test.',
      'no-ride': 'Far from tests or classes? Ask for a closer place, a video class, or a ride.',
      rural: 'Far from tests or classes? Ask for a closer place, a video class, or a ride.',
    },
    'medicine-replace': {
      'heart-trouble': 'Chest pain, or hard to breathe? Call 911 right away.',
      'in-shelter': 'Tell the shelter staff, and ask for a lockbox.',
    },
    'power-bill': {
      'power-for-health':
        'Does someone at home need power for a breathing machine or other care? Say so first. Ask the doctor today for a letter to the power company.',
      always: 'Say which day you get paid, and offer a part now and the rest on that day.',
    },
    'day-ready': {
      supervised: 'Out of the county or late at night? Ask your officer first.',
      'work-gear': 'No boots or gear? Ask a job center or a reentry group for some before that day.',
      'ankle-monitor': 'Get your officer’s okay first, and charge your monitor.',
      'in-program': 'Get your pass first.',
      'wants-job': 'Have a short, true answer about your record ready.',
    },
    'housing-programs': {
      young: 'Under 25? Ask for a youth program first.',
      registry: 'Ask first if they take people on the registry, before you go.',
      disability:
        'Ask for a place with no stairs and a bathroom you can use. Say: “I need a reasonable accommodation.”',
      moud: 'Ask if they take people on this medicine. Don’t stop taking it just to get a bed.',
    },
    'registry-register': {
      'no-bed': 'No address? Say that you’re homeless or transient, and say where you sleep or park.',
      'bed-ending':
        'In a motel, a shelter, or on a couch? Give that place as your address for now. Ask how soon you have to report a move.',
      'in-shelter': 'Give the shelter as your address for now. Ask how soon you have to report a move.',
      supervised: 'Tell your officer the same day.',
      always:
        'No address? Ask how to register without one. Don’t give an address where you’re not allowed to live. Ask if the place where you stay is okay.',
    },
    'registry-address': {
      supervised: 'Ask your officer for a list of places that take people on the registry. Ask for it in writing.',
      always: 'Ask about each new place before you move in. Say if kids live there. Report the move.',
    },
    'no-contact-check': {
      'with-someone':
        'Staying with the person it names? The order counts even if they say it’s fine. Only a judge can change it. Sleep somewhere else until then.',
      'told-to-come': 'They say it’s fine to come? Don’t go, and don’t answer. Only a judge can change the order.',
      'things-at-home': 'Need your things? Ask the police for a civil standby, or send someone else.',
      supervised: 'Ask your officer what the order covers.',
      violence: 'Don’t go to the house. Don’t answer texts, not even through family.',
      'kids-apart': 'Ask how to see your kids the right way, too.',
    },
    'see-my-kids': {
      'kin-has-kids': 'Are they with family? Ask that person first for a call or a visit.',
    },
    'shot-due': {
      'mental-health': 'Ask for the name of the medicine and the day of your last shot.',
      always: 'If the voices or bad thoughts come back, call or text 988, or go to an emergency room.',
    },
    'child-support-call': {
      'support-hold': 'They asked for the hold, so they can lift it. Offer a payment you can keep up with.',
      'job-offer': 'Send them the job offer in writing. Say the day they check your license.',
      'license-lost': 'Ask what lifts the hold on your license.',
      warrant: 'Talk to the lawyer first. Then give the child support office your new address.',
    },
    'child-support-change': {
      always: 'Bring proof of what you earn, the day you got out, and what you paid.',
    },
    'monitor-charge': {
      'utility-cutoff': 'Tell them before the power goes out, and ask where you may charge.',
      always: 'Can’t pay the monitor fee? Ask your officer, your lawyer, or the court to lower it.',
    },
    'birth-certificate': {
      'release-papers': 'Show your release papers, and ask if they count as proof.',
    },
    'state-id': {
      'prison-id': 'Bring your prison ID and release papers, too. Ask if they count.',
      'release-papers': 'Bring your release papers, and ask if they count as proof.',
    },
    'social-security-card': {
      'release-papers': 'Bring your release papers, and ask if they count as proof.',
    },
    'retirement-check': {
      'over-65':
        'You’re 65 or older: apply for SSI now, by phone or in person. It needs no work years, only a low income and little savings.',
      'turns-65':
        'Ask about Medicare at 65, too. It doesn’t start by itself after prison, so ask when to sign up. Ask SHIP for free advice.',
    },
    'rental-denied': {
      always: 'Make a folder: pay stubs, a letter from your boss, and proof that your supervision ended.',
    },
    'phone-now': {
      supervised: 'Give the new number to your officer right away.',
      always: 'Ask for a free phone (Lifeline), too.',
    },
    'officer-trip-okay': {
      always: 'You can ask the front desk for the duty officer, too. Include travel time in your hours.',
    },
    ged: {
      'last-test': 'Just one test left? Check the place, the time, and what to bring.',
    },
    'medicine-check': {
      veteran: 'Did you serve? Ask VA health care to keep your medicine going before it runs out.',
    },
    'find-treatment': {
      'drinks-daily': 'You drink every day, so see a doctor before you stop. To stop all at once can be dangerous.',
      drinking:
        'Do you shake or sweat when you stop? Don’t stop all at once on your own. Having a seizure or seeing things? Call 911.',
      tribe: 'An Indian Health Service or tribal program can help, too.',
    },
    'first-work-day': {
      'work-gear': 'No boots or gear? Ask the boss what you need, and ask a job center for help to buy it.',
      'no-ride': 'Ask who from work can give you a ride, and have a backup.',
      'no-id': 'Ask which papers they need to hire you.',
    },
    'officer-job-okay': {
      'ankle-monitor': 'Ask for the new zone and hours before the first day, and include time for the ride.',
      always: 'Don’t start until you get a yes. Keep the offer open: ask the boss for a few days.',
    },
    'first-meeting': {
      'drinks-daily': 'You drink every day, so see a doctor before you stop. To stop all at once can be dangerous.',
      drinking: 'Do you shake when you stop? See a doctor first.',
    },
    'alcohol-doctor': {
      tribe: 'An Indian Health Service clinic or hospital can see you, too.',
    },
    'know-988': {
      veteran: 'Did you serve? Press 1.',
    },
    'talk-now': {
      always: 'Try not to be alone tonight. Ask 988 for a walk-in crisis center, and go in the next day or two.',
      veteran: 'Did you serve? Dial 988, then press 1.',
    },
    'record-copy': {
      always:
        'Your case may still show on a background check. Have a short, honest answer and proof of your good work ready. Don’t pay a company to clean it up.',
    },
    'legal-aid': {
      'record-clearing': 'Ask which of your old cases can be cleared, and what you need for that.',
      college:
        'Ask if your record blocks the work you want. Ask about a certificate of relief and letters from people who know you.',
    },
    'eviction-day': {
      always: 'Set up your ride now, and have a backup.',
    },
    'family-ready': {
      always: 'Do you rent? Read what your lease says about guests first. You can say no to someone living with you.',
    },
    'school-office': {
      always:
        'Does that work need a license? Ask the board, in writing, if your record is a problem before you pay more.',
    },
    'apply-medicaid': {
      always: 'You can apply by phone, at the benefits office, or at a clinic.',
    },
    'ride-to-dose': {
      always: 'Ask the clinic about take-home doses, too.',
      tribe: 'Ask your tribe about rides, too.',
    },
    'cdl-steps': {
      dui: 'A DUI can cost you your CDL for a long time. Ask for the exact day you can get it back, and look for shop work until then.',
    },
    'papers-safe': {
      'puerto-rico': 'Born in Puerto Rico? You’re a US citizen.',
    },
    'food-today': {
      pregnant: 'Ask about WIC, too.',
    },
  },
} as const satisfies PlanNotes
