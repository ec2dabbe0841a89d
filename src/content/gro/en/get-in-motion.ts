import type { ModuleLessons } from '#domain/gro/lessons.ts'

export const getInMotion = {
  why: [
    'Work brings money, and it gives shape to your days.',
    "You don't need a perfect past to start, just the next small step.",
  ],
  lessons: {
    jobCenter: {
      title: 'Use a job center',
      body: [
        "Job centers are free, and a record doesn't keep you out. They're all over the country.",
        'They can help you:',
        {
          list: [
            'write and print a resume',
            'use a computer and a phone for job forms',
            'find employers who hire people with a record',
            'practice for an interview',
            'ask about money for classes, bus fare or work clothes',
          ],
        },
        'Bring any ID you have and your work dates. No ID yet? Go anyway and ask.',
        'At the desk, say: “I just came home and I want to work. Can I meet with someone who helps people with a record?”',
        "Don't just sit at a computer there. The best help is a person. Ask for one.",
      ],
      task: "Find the job center nearest to you and write down when it's open.",
    },
    resume: {
      title: 'A resume on one page',
      body: [
        'One page is enough. Put what you can do first and your jobs second.',
        {
          steps: [
            'On top: your name, phone, email and city. No birth date.',
            'Skills: five short lines, like “Cook for 300 people” or “Train new workers”.',
            'Work: jobs you did inside count. Write the job, the state as the employer, and the years.',
            'School: your GED, classes and trade certificates.',
            'Ask someone to read it for mistakes.',
          ],
        },
        "You don't have to write the word prison. But don't make up a job or a date. It's easy to check.",
        'A library or job center can help you type it. Save it in your email, so you can send it from any phone.',
      ],
      task: 'Write five short lines about things you can do.',
    },
    recordQuestion: {
      title: 'When they ask about your record',
      body: [
        'Be honest, keep it short, and end with who you are now. Three parts are enough, in less than a minute.',
        {
          steps: [
            'Own it in a few words. No long story and no blame.',
            'Say what changed: classes, work, time, family.',
            'Say what you bring to this job.',
          ],
        },
        'For example: “In 2015 I was convicted of a drug charge. I did my time. Since then I took a welding class and worked in a kitchen. I show up early, and I want to grow here.”',
        "Then stop, and let them ask. Don't lie. A lie found later can cost you the job.",
        "Was your case sealed or cleared? Ask legal aid what you have to say. It's not the same in every state.",
      ],
      task: 'Write your three parts and say them out loud once.',
    },
    interview: {
      title: 'Get ready for an interview',
      body: [
        "It's normal to be nervous. Practice helps. Say your answers to these out loud:",
        {
          list: [
            '“Tell me about yourself.” Talk about work and skills for one minute.',
            '“Why this job?” Say one true thing you like about the place.',
            '“What are you good at?” Tell them about one time you did it.',
            '“Do you have questions?” Ask what a good first month looks like.',
          ],
        },
        'The day before, find the place and plan the ride. Print two resumes. Lay out clean clothes.',
        'Get there ten minutes early and turn your phone off. Look at the person and smile.',
        'Afterward, send a short note: “Thank you for your time today.” Few people do it, and employers remember.',
      ],
      task: 'Ask someone to play the boss for ten minutes and practice with you.',
    },
    speakUp: {
      title: 'Speak up for yourself',
      body: [
        'Speaking up is a skill. You stay calm, you say what you need, and you leave knowing the next step.',
        {
          steps: [
            'Who you are: “I came home last month.”',
            'What you need: “I need help with a bus pass for work.”',
            "What comes next: “What's the next step, and who do I talk to?”",
          ],
        },
        'Write down the name, the date and what they said. It helps a lot when you call again.',
        'If the answer is no, ask: “Who can say yes? Can I have that in writing?”',
        "Do you feel yourself getting angry? Say: “I need a minute. I'll be right back.” Breathe out slowly. You can also bring someone with you.",
        "Asking isn't weak. It's how things get done out here.",
      ],
      task: 'Make one call today and write down the name, the date and the answer.',
    },
    keepApplying: {
      title: 'Keep going after a no',
      body: [
        'Most people hear no many times before one yes. It hurts, and it says nothing about your worth.',
        {
          list: [
            'Count tries, not wins. Plan five a week.',
            'Keep a list: the place, the date, who you talked to, what they said.',
            'Ask: “Thank you. Is there one thing I could do better?”',
            'Change one thing each week: a line on your resume, a new kind of place.',
          ],
        },
        'Did they say it was your record? Ask for a copy of the report. It may have mistakes, and you can ask to have them fixed.',
        'Watch out for fake jobs. If you must pay first, or they send you a check and want part of it back, walk away.',
        'A temp job counts. It fills the gap, and a boss there may put in a good word for you.',
      ],
      task: 'Send one application today and start your list.',
    },
  },
  check: [
    {
      ask: 'Which of these belongs on your resume?',
      choices: ['Your birth date', 'A job you made up', 'A job you did inside'],
      right: 2,
      why: 'Work you did inside is real work, and you can name it with the years.',
    },
    {
      ask: 'A boss asks about your record. What is the best way to answer?',
      choices: ['Short and true, then who you are now', "Say there's nothing", 'Tell the whole story'],
      right: 0,
      why: 'A short true answer shows that you own it, and a lie can cost you the job later.',
    },
    {
      ask: 'A new boss wants you to pay for training first. What is this?',
      choices: ['A normal first step', 'Most likely a fake job', 'A sign they like you'],
      right: 1,
      why: "Real work pays you, and you shouldn't have to pay to get it.",
    },
  ],
} as const satisfies ModuleLessons<'getInMotion'>
