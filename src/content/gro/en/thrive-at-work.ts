import type { ModuleLessons } from '#domain/gro/lessons.ts'

export const thriveAtWork = {
  why: [
    'Getting hired is one step, and staying hired is the next.',
    'Small habits build trust at work, and trust brings more hours, more pay and a good word later.',
  ],
  lessons: {
    firstDay: {
      title: 'Your first day',
      body: [
        'Everyone was new once. On day one you need three things: be on time, be kind, be ready to learn.',
        'The night before:',
        {
          list: [
            'Pack your ID, papers, lunch, water and a pen.',
            'Set two alarms. Check the bus time.',
            'Plan to be there 15 minutes early.',
          ],
        },
        'That day:',
        {
          steps: [
            "Say good morning and your name. Say that you're new.",
            'Learn three names and write them down.',
            'Ask “Can you show me once more?” It beats guessing.',
            'Put your phone away.',
            'At the end ask: “What should I do better tomorrow?”',
          ],
        },
        "You don't owe anyone your story. If you feel worn out at night, that's normal. It gets easier each week.",
      ],
      task: 'Pack your bag tonight and set two alarms, even for a practice day.',
    },
    onTime: {
      title: 'On time, every time',
      body: [
        'Being on time is the first thing a boss sees. It builds trust faster than skill does.',
        {
          list: [
            'Lay out clothes, food and keys at night.',
            'Put one alarm across the room, so you have to get up.',
            'Take the bus before the one you need.',
            'Have a plan B: a coworker, a friend or a walk.',
          ],
        },
        "Will you be late? Call before your shift starts. Say: “My bus broke down. I'll be there at 7:20. I'm sorry.” Then go. Don't skip the day.",
        'Do you have a court date or an appointment with your officer? Tell your boss as soon as you know. Ask to trade the hours or make them up.',
      ],
      task: 'Make the trip to work once and write down how long it takes.',
    },
    talkToBoss: {
      title: 'Talk to your boss',
      body: [
        "A boss isn't a guard. Most want you to do well, because it makes their own day easier.",
        'Pick a calm time. Ask: “Do you have five minutes today?” Then say three short things.',
        {
          steps: [
            'What you see: “I have the late shift six nights in a row.”',
            'What you need: “I need one night for my class.”',
            'An idea: “I can take Saturday morning.”',
          ],
        },
        'Now listen. Say back what you heard, to be sure.',
        "If a task isn't clear, say: “Let me say it back, so I get it right.” If there's bad news, say it early and plainly. If you get mad, ask to talk later that day.",
      ],
      task: 'Write your three short lines for one thing you want to ask at work.',
    },
    takeFeedback: {
      title: "When you're corrected",
      body: [
        "Being told you did it wrong can feel like an attack. Most of the time it's about the task, not about you.",
        {
          steps: [
            'Breathe out and drop your shoulders.',
            "Listen to the end. Don't cut in.",
            'Say back one thing: “You want the boxes turned.”',
            'Ask: “Can you show me how you like it?”',
            'Say thank you.',
          ],
        },
        'Later, ask yourself which part is true. Use that part and let the tone go.',
        "Did you make a mistake? Tell your boss before someone else does. Say what went wrong and how you can fix it. One “I'm sorry” is enough. A mistake is one moment. It's not who you are.",
      ],
      task: "Practice one line: “Thank you. I'll do it that way.”",
    },
    coworkers: {
      title: 'Coworkers and your past',
      body: [
        'Your past is yours. You choose who hears it and when. A short line is enough.',
        {
          list: [
            "“I was away for a while. I'm glad to be here.”",
            '“I like to keep my private life private. Did you see the game?”',
          ],
        },
        'Answer, then ask them something. Most people like to talk about themselves.',
        'Is there bad blood with someone? Step away for ten minutes. Then talk one on one, in a calm voice: “When you joke about me, I feel put down. Please stop.” If it goes on, write down the dates and ask your boss for help.',
        "Never threaten, touch or text anyone when you're mad. It can cost you the job and more. If you're in danger now, call 911.",
      ],
      task: 'Choose your one line about the past and say it in the mirror.',
    },
    firstPaycheck: {
      title: 'Your first paycheck',
      body: [
        'The first check is a big moment. Make a plan before you have the money in hand.',
        {
          steps: [
            'Read the stub. Check your hours, your rate and what was taken out.',
            'Does it look wrong? Ask the payroll office, and bring your own notes of your hours.',
            "Put it where it's safe. Direct deposit beats a check-cashing place that takes a cut.",
            'Split it on paper: what you must pay, a little to save, one small treat.',
            'Wait a day before you buy anything big.',
          ],
        },
        "People may ask you for cash. You can say: “I have a plan for this check. I can't this time.”",
        'If your rules say so, tell your officer and your benefits office about the new job.',
      ],
      task: 'Split your next check on paper: must pay, save, treat.',
    },
  },
  check: [
    {
      ask: "Your bus broke down and you'll be late. What is best?",
      choices: ['Stay home and explain tomorrow', 'Call before your shift starts, then go', 'Say nothing and slip in'],
      right: 1,
      why: 'A call before the shift shows your boss that they can count on you.',
    },
    {
      ask: 'You broke something at work and nobody saw it. What now?',
      choices: ['Tell your boss and bring an idea to fix it', 'Hide it and hope', 'Say someone else did it'],
      right: 0,
      why: 'Supervisors trust people who speak up fast, and hiding it is the bigger risk.',
    },
    {
      ask: 'A coworker asks where you were all these years. What can you do?',
      choices: ['Tell the whole story', 'Walk off without a word', 'Give one short line and ask them something'],
      right: 2,
      why: 'Your past is yours, and a short kind answer ends most questions.',
    },
  ],
} as const satisfies ModuleLessons<'thriveAtWork'>
