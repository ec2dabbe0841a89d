import type { ModuleLessons } from '#domain/gro/lessons.ts'

export const layFoundation = {
  why: [
    'A safe place, papers and a money plan are what the rest is built on.',
    'Each small piece you put in order makes the next one easier.',
  ],
  lessons: {
    papers: {
      title: 'Your papers, in order',
      body: [
        'One paper helps you get the next. This order saves trips:',
        {
          steps: [
            'Release papers. Some offices take them as one form of ID.',
            'Birth certificate. Ask the state where you were born. It can take weeks, so start early.',
            'Social Security card. A new one is free.',
            'State ID. Bring the first three.',
            'Then the rest: license, school papers, your record.',
          ],
        },
        "Don't wait for an ID to ask for food help or health coverage. Those offices can take many kinds of proof.",
        'Carry only your ID. Keep the rest dry and safe, and take a clear photo of each one. No home yet? Ask a shelter or day center if they keep papers for people.',
      ],
      task: 'Write down which papers you have and which one you will ask for first.',
    },
    budget: {
      title: 'A plan for your money',
      body: [
        "A budget is a plan for the money you have. It's not a test.",
        {
          steps: [
            'Write what comes in: pay, benefits, help from family.',
            'Pay in this order: rent and lights, then food and medicine, then rides to work and appointments.',
            'Next come child support, court and supervision. Then the phone and the rest.',
            "Split it by week. When this week's cash is gone, wait.",
            'Write down everything you buy for seven days. Small things add up.',
          ],
        },
        'Use free help first: food pantries, SNAP, 2-1-1. Save your cash for the rent.',
        "Short on a court payment? Don't stay quiet. Before it's due, ask for a lower one in writing.",
      ],
      task: 'Write down everything that comes in and goes out this week.',
    },
    bank: {
      title: 'Open a bank account',
      body: [
        'An account keeps your pay safe. It also saves you the fee at a check-cashing place.',
        "Banks mostly look at old bank trouble, like money you still owe a bank. Your record often isn't part of it.",
        {
          steps: [
            'Go to a bank or a credit union. Ask: “Do you have a second chance account with no monthly fee?”',
            'Bring your ID, your Social Security number or ITIN, and a mailing address. Ask what else works.',
            'If they say no, ask why, and which report they used. You can get that report free.',
            "Do you still owe a bank? Ask to settle it, and get a letter when it's paid.",
          ],
        },
        'Say no to overdraft. Then the card just gets turned down when the money is gone, and you owe no extra fee.',
      ],
      task: 'Call one credit union and ask about a second chance account.',
    },
    credit: {
      title: 'Start building credit',
      body: [
        'Credit grows with time and small payments made on time. Landlords and some employers look at it.',
        {
          steps: [
            "Get your free reports from all three companies. Looking doesn't hurt your credit.",
            "Mark what isn't yours or is already paid. Ask in writing to have it fixed. It's free.",
            'Pick one tool: a secured card, or a credit-builder loan at a credit union.',
            'Buy one small thing a month. Pay it in full and on time.',
          ],
        },
        "An empty report is normal after years away. Were accounts opened while you were inside? Your release papers can help show that it wasn't you.",
        'It takes months, not days. Anyone who says they can fix it overnight wants your money. Rent and food still come first.',
      ],
      task: 'Ask at a library how to get your free credit reports.',
    },
    renting: {
      title: 'Rent with a record',
      body: [
        'It can take many tries. People with a record do rent homes. Look for a place where a person decides, not a computer.',
        {
          steps: [
            'Try small landlords first. Look for signs, and ask at church, work and the laundromat.',
            'Before you pay a fee, ask: “Do you rent to people with a record? How far back do you look?”',
            'Bring a folder: proof of pay, ID, letters and a short note on what changed.',
            'Ask a reentry group or 2-1-1 for landlords who say yes.',
          ],
        },
        'Are you on supervision? Get the address approved before you sign.',
        "Watch out for a place you can't see, a price that's too good, or a person who wants cash first. That's what scams look like.",
      ],
      task: 'Start your folder: put in your ID, proof of pay and one letter.',
    },
    cushion: {
      title: 'A small cushion',
      body: [
        "One bus breakdown shouldn't cost you a job. A little money put away can stop that.",
        {
          list: [
            'Start small. Aim for the cost of one bad day, like a bus ticket and a week of food.',
            'Pick a set amount for each payday. Five dollars is a real start.',
            'Make it hard to get to. A savings account with no card works well.',
            'Give it a name, like “Keep my job”. It helps you not spend it.',
          ],
        },
        "Use it only for a surprise that can't wait. Then fill it up again.",
        "Is your rent or light bill late? Pay that first. Don't take a payday loan to fill a gap. Call and ask for more time.",
        'Do you get benefits? Ask your caseworker how much you can save without losing them.',
      ],
      task: 'Pick your set amount and put it away on your next payday.',
    },
  },
  check: [
    {
      ask: 'Money is short this week. What do you pay first?',
      choices: ['Rent, lights and food', 'An old credit card bill', 'New shoes on sale'],
      right: 0,
      why: 'A safe place and food keep you steady, and then you can deal with the rest.',
    },
    {
      ask: 'Someone says they can fix your credit by tomorrow for a fee. What is this?',
      choices: ['A good deal', 'Help from the state', 'Most likely a scam'],
      right: 2,
      why: 'Building credit takes months, and you can get mistakes fixed for free.',
    },
    {
      ask: "You find a room and you're on supervision. What comes before you sign?",
      choices: ['Pay for the whole year', 'Get the address approved', 'Move in at night'],
      right: 1,
      why: "If the address isn't approved, you could lose the room and your money.",
    },
  ],
} as const satisfies ModuleLessons<'layFoundation'>
