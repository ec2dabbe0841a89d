import type { ModuleLessons } from '#domain/gro/lessons.ts'

export const createValue = {
  why: [
    'Some doors stay shut for a while, but you can open one of your own.',
    'A skill you have today can bring in money this month, a little at a time.',
  ],
  lessons: {
    skill: {
      title: 'Find a skill that pays',
      body: [
        'You have more skills than you think. Work you did inside counts.',
        {
          steps: [
            'List what you did: kitchen, laundry, barber, painting, welding, yard work, clerk, art.',
            'Add life skills: fixing cars, caring for older people, speaking two languages, staying calm.',
            'Ask two people: “What do you come to me for?”',
            'Pick one. Turn it into one clear service, like “I clean yards on weekends.”',
          ],
        },
        'Start small to test it. Offer it to three people this week. Did someone pay? Good. Did they come back? Better.',
        'Some trades need a license, like hair, electrical work or child care. Ask the state board first if a record matters, and if your hours inside count. Ask before you pay for school.',
      ],
      task: 'Write your list of skills and put a star on one.',
    },
    price: {
      title: 'Set a fair price',
      body: [
        'At first, most people charge too little. A fair price covers your time, your costs and your taxes.',
        {
          steps: [
            'Add up the costs: supplies, gas or bus, fees.',
            'Count all your time: the work, the trip, the shopping and the clean-up.',
            'Ask what three others near you charge. Aim for the middle.',
            'Add about 25 percent for taxes and slow weeks.',
          ],
        },
        'Do you know how long it takes? Then give one price for the job. If not, charge by the hour.',
        'Put it in writing: what you will do, the price, the date and when they pay.',
        "If they say it's too much, don't just lower your price. Say: “I can do less for less. What matters most to you?”",
      ],
      task: 'Work out the price for one job you could do.',
    },
    firstClient: {
      title: 'Get your first client',
      body: [
        'The first one is most often someone who knows you, or a friend of theirs.',
        {
          steps: [
            'Say what you do in one line: “I clean yards. I can come on Saturday.”',
            'List 20 people you know. Text five a day and ask: “Who do you know that needs this?”',
            'Take photos before and after. Ask first.',
            'Answer fast and show up early. That alone puts you ahead of most people.',
            'At the end ask: “Who else could use this?”',
          ],
        },
        "You don't have to bring up your record with most clients. If they ask, keep it short and honest, then talk about your work.",
        "Don't work for free for strangers who say it “may lead to more.” For a big job, ask for part of the money up front.",
      ],
      task: 'Write your one line and text it to five people.',
    },
    getPaid: {
      title: 'Get paid safely',
      body: [
        'A few lines on paper keep you safe.',
        'Before the job, send a text with four things: what you will do, the price, the date and how they pay. Ask them to answer “yes”. For big jobs, get part of the money first.',
        'After the job:',
        {
          steps: [
            'Show the work.',
            'Send the bill: your name, their name, the date, what you did and the total.',
            "Make sure the money is in the app or in your hand. A text that says “sent” isn't money.",
            'Give a receipt and keep a photo of it.',
          ],
        },
        "Here's a scam to watch out for. They pay too much and want the extra back. The check is bad, and you lose the money.",
        "If they won't pay, stay calm. Send a dated letter with the bill. Then ask about small claims court. Don't go see them angry.",
      ],
      task: 'Write a text you can send before each job: what, price, date, how they pay.',
    },
    books: {
      title: 'Keep records and follow the rules',
      body: [
        'When you work for yourself, no boss takes out taxes. You do it. Cash counts too.',
        {
          list: [
            'Write down each payment: the date, the client, the amount.',
            'Take a photo of every receipt for supplies, tools and rides.',
            'Put part of each payment away for taxes. A tax helper can tell you how much.',
            'File once a year. Free tax help sites can do many simple forms.',
          ],
        },
        'Are you on supervision? Ask before you start. Bring a plan: what you do, where, what hours, who pays and how you keep records. Ask what proof your officer needs, and ask for it in writing.',
        'Tell your benefits and child support offices about the income too. Not telling them can get you in big trouble.',
      ],
      task: 'Get a small notebook and write down your first line: date, job, money.',
    },
    easyMoney: {
      title: 'Easy money is a trap',
      body: [
        "When cash is tight, easy money sounds good. That's when the scams come.",
        'Red flags:',
        {
          list: [
            'You pay to join, to train or to buy a kit.',
            'They say “guaranteed profit” or “double your money”.',
            'You earn more from bringing in people than from selling.',
            'A person you met online teaches you crypto.',
            "They want to move money through your bank account or card. That can be a crime, even if you didn't know.",
          ],
        },
        'Check it first. Search the name plus the word “scam”. Ask for the pay rules in writing. Show it to someone you trust and wait two days.',
        'Are you already in one? Stop paying, save all messages and call your bank. If money moved through your account, talk to a lawyer first.',
      ],
      task: "Tell one friend the rule: real work pays you. You don't pay to work.",
    },
  },
  check: [
    {
      ask: 'A client pays too much by check and wants the extra back. What do you do?',
      choices: ['Send the extra back fast', 'Keep the extra money', "Stop, it's a known trick"],
      right: 2,
      why: 'The check turns out to be bad, and the money you sent is gone.',
    },
    {
      ask: 'What should a fair price cover?',
      choices: [
        'Your time, your costs and your taxes',
        'Only the supplies',
        'Only what the cheapest person near you charges',
      ],
      right: 0,
      why: 'If the price leaves out your time or taxes, you pay to work.',
    },
    {
      ask: "You're on supervision and want to work for yourself. What comes first?",
      choices: ['Start and tell nobody', 'Ask your officer and bring a plan', 'Wait until supervision ends'],
      right: 1,
      why: 'Many officers allow it when they see a real plan, and asking first keeps you safe.',
    },
  ],
} as const satisfies ModuleLessons<'createValue'>
