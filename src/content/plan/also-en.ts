import type { PlanNotes } from '#domain/planner/plan-texts.ts'

/** Sentences that a step gets for some people, and what to say where the day is known. Kept apart from the texts that phones fetch. */
export const planNotes = {
  dayAt: '{date} at {time}',
  dayAtOne: '{date} at {time}',
  canDo: 'Tell them what you can do: “{words}”',
  backup: 'If you can’t reach them: {line}',
  toldOn: {
    'bed-ending': 'I can stay where I am until {date}.',
    supervised: 'I see my officer on {date}.',
  },
  sayOn: {
    'report-officer':
      'I see you on {date}, and I’ll be there. What do I bring? Is there more I need to do before then?',
    'court-ready': 'I have court on {date}. Which room is it? How do I get a lawyer, an interpreter, or a ride?',
    'eviction-help': 'I got eviction papers, and the day is {date}. Can a lawyer help me before then? What do I bring?',
    'child-case': 'My child’s case is on {date}. Can a lawyer help me before then? What must I do, and by when?',
    'day-ready': 'I’m coming on {date} and want to be ready. Where do I go, and what do I bring?',
    'medicine-out': 'My medicine runs out on {date}. Can I be seen before then, or get enough to last until my visit?',
    'insulin-now': 'My insulin runs out on {date}. Can I be seen before then? What will it cost?',
    'shot-due': 'My shot is due on {date}. Who can give it to me by then, and what do I bring?',
    'methadone-next':
      'I need a methadone dose by {date}. Who can give it to me, can I dose as a guest, and what do I bring?',
    'buprenorphine-next':
      'My buprenorphine (Suboxone) runs out on {date}. I want to stay on it. Who can see me before then?',
    'next-bed': 'I can stay where I am until {date}. Do you have an opening then, and how do I get on the list?',
    'registry-register':
      'I have to register by {date}. Where do I come, what do I bring, and what if I have no address yet?',
    'court-debt':
      'I have a payment due on {date} and can’t pay it all. Can I pay part now and the rest in small payments?',
  },
  also: {
    'bed-tonight': {
      registry: 'Say early that you’re on the registry, so you don’t lose time.',
      disability: 'Ask for a bed with no stairs and a bathroom you can use.',
      insulin: 'Ask if they can keep your insulin cold.',
      always: 'No bed at all? Ask for street outreach, a warming center, or safe parking.',
    },
    'bed-with-kids': { always: 'No room at all? Ask for a motel voucher for families, or street outreach.' },
    'next-bed': {
      registry: 'Say early that you’re on the registry, and get each address okayed first.',
      disability: 'Ask for a place with no stairs and a bathroom you can use.',
      pregnant: 'Ask for a program for pregnant women.',
      supervised: 'Tell your officer before you move, not after.',
    },
    'bed-for-veterans': {
      'rent-trouble': 'Ask about SSVF. It can help with back rent.',
      always: 'No discharge paper (DD-214)? They can help you ask for it.',
    },
    'report-officer': {
      disability: 'Tell them about steps or a broken chair. Ask for another way to report.',
      'no-ride': 'If your ride falls through, call before the time, not after.',
      'bed-ending': 'Tell them, too, that your place is ending, before you move.',
    },
    'safe-from-harm': {
      'kids-along': 'Ask for a place that takes you and your kids together. Bring their papers, too.',
      immigration: 'You don’t have to tell them your status.',
      always:
        'Call while they’re out, and erase the call. If it’s safe, pack a small bag: ID, papers, medicine, keys, cash.',
    },
    'protective-order': { immigration: 'Ask what protection the law has for people who get hurt at home.' },
    'officer-new-address': { always: 'Ask them to keep the new address private.' },
    'methadone-next': {
      pregnant: 'Tell them you’re pregnant. Don’t stop it all at once.',
      'no-ride': 'No ride? Tell the clinic today and ask what they can do.',
      always: 'Ask the clinic to call the place that held you for a letter with your last dose and its day.',
    },
    'buprenorphine-next': {
      pregnant: 'Tell them you’re pregnant. Don’t stop it all at once.',
      always: 'Some emergency rooms have it, too. Ask the place that held you to send your records.',
    },
    'insulin-now': {
      always: 'Sick, throwing up, or breathing fast? Call 911. Ask the place that held you for your records.',
    },
    'medicine-out': {
      'mental-health': 'If it gets worse or you don’t feel safe, call or text 988.',
      always: 'Ask the place that held you to send your medicine list.',
    },
    'immigration-lawyer': {
      violence: 'Ask what protection the law has for people who get hurt at home.',
      'court-date': 'Ask before you plead to anything. Still go to court.',
      'kids-along': 'Kids born here may get food help. Ask the lawyer before you apply.',
      always: 'Bring court papers for each old case. The court clerk has certified copies.',
    },
    'court-ready': {
      immigration: 'First talk to a lawyer who knows immigration. Don’t plead to anything before that.',
      dui: 'Did the judge order a class? Sign up this week and bring proof.',
      disability: 'Tell the court about a chair or other help you need.',
      fines: 'Can’t pay a fee? Ask the court to lower it.',
    },
    'eviction-help': {
      'owes-rent': 'Ask for a payment plan in writing before you pay. Bring pay stubs, too.',
      disability: 'Ask the court about access and a ride.',
      always: 'In most states, the owner can’t put you out without a court order.',
    },
    'rent-help': { veteran: 'Did you serve? The line for vets with no home can help with back rent, too.' },
    'warrant-lawyer': {
      'kids-along': 'Plan who keeps your kids if you’re held.',
      supervised: 'Ask how and when to tell your officer.',
      always:
        'Don’t walk into a court or police station first. Gather proof of why you missed it, and a note from work.',
    },
    'child-case': {
      tribe: 'Tell the judge and the worker that your child is Native. Ask your tribe for the ICWA worker.',
      english: 'Ask for someone to interpret. Ask for a class in the language you speak, too.',
      sober: 'Ask your program for a letter, and bring your clean tests.',
      always: 'No call back? Call the lawyer’s office, then the court. Write to your worker and keep a copy.',
    },
    'pregnancy-care': {
      always:
        'If the baby moves less or stops, go to the hospital now. It must check you, even with no money or papers.',
    },
    'halfway-house-ask': {
      'other-date': 'Ask today for the pass for your next date: the place, the time, and the way there.',
      federal: 'Ask for each pass early. Don’t go out without one.',
    },
    'job-center': {
      'in-program': 'Get your pass first.',
      'ankle-monitor': 'Ask your officer first which hours are okay.',
    },
    'officer-work-okay': {
      'other-date': 'No answer? Leave a message, and ask the boss for a new time. Don’t go without a yes.',
      'ankle-monitor': 'Tell them the place, the hours, and how you get there.',
    },
    'veterans-benefits': {
      always: 'A veterans service office helps for free. Bring proof of the day you got out.',
    },
    'disability-benefits': {
      always: 'Bring your release papers. Did it stop when you went in? Ask them to start it again.',
    },
    'ride-plan': {
      disability: 'Ask for a ride with a wheelchair lift. With Medicaid, ask about rides to the doctor.',
      working: 'Ask people at work about a shared ride.',
      always: 'Ask someone you know first, and have a backup.',
    },
    'license-check': { always: 'Ask for the exact day you can drive again.' },
    'court-debt': { supervised: 'Owe fees to your officer? Call before they’re due. Go anyway and pay what you can.' },
    'day-ready': { 'ankle-monitor': 'Ask your officer for a yes first, and charge your monitor.' },
  },
} as const satisfies PlanNotes
