import type { ModuleLessons } from '#domain/gro/lessons.ts'

export const ownMindset = {
  why: [
    'Coming home is a lot for anyone, and your mind needs care like your body does.',
    'Small tools help you stay steady when the day gets hard.',
  ],
  lessons: {
    calmBody: {
      title: 'Calm your body first',
      body: [
        "Noise, crowds and long lines can wake up old alarms in your body. That's not weakness. You can quiet them.",
        {
          steps: [
            'Breathe in while you count to four. Breathe out while you count to six. Do it five times.',
            'Put both feet on the floor. Name five things you see and three things you hear.',
            'Drink some water. Eat something small.',
            'Now do just one small thing: the next one.',
          ],
        },
        "Are you with people? Say: “I need two minutes. I'll be right back.” A short walk or cold water helps.",
        "Try it now, while you're calm. Then it's ready when you need it.",
        "If you feel you might hurt yourself or someone else, call or text 988 now. It's free, day and night.",
      ],
      task: 'Take five slow breaths right now.',
    },
    selfTalk: {
      title: 'The voice in your head',
      body: [
        'That voice learned its words in hard places. You can teach it new ones. It takes practice, like lifting weights.',
        {
          steps: [
            'Catch it: “I always fail.” Write it down.',
            "Check it. Is it always true? Find one time it wasn't.",
            "Change it to something fair: “This is hard, and I've done hard things.”",
            "Add the word yet: “I don't know how to do this yet.”",
          ],
        },
        'Talk to yourself as you would to a friend you love.',
        "Each night, write one thing you did right. You got up. You made a call. You stayed calm. It's proof, and it adds up.",
        'If the voice tells you to hurt yourself, call or text 988.',
      ],
      task: 'Write down one thing you did right today.',
    },
    sleep: {
      title: 'Learn to sleep well again',
      body: [
        'For years you slept with lights, noise and counts. A quiet dark room can feel wrong. It gets better with a routine.',
        {
          list: [
            'Get up at the same time each day. This helps the most.',
            'Get some sun and move in the morning.',
            'No coffee after lunch. Alcohol messes up your sleep.',
            'Put the phone away one hour before bed and dim the lights.',
            "Is your mind racing? Write it down: “I'll look at this tomorrow at ten.”",
          ],
        },
        "Still awake after a long time? Get up, sit in low light, and go back when you're sleepy. Too quiet? A fan or soft radio can help.",
        "If it goes on for weeks, go to a clinic. Don't take pills from other people.",
      ],
      task: 'Pick one time to get up and set the alarm for the whole week.',
    },
    oldFriends: {
      title: 'Say no to old ways',
      body: [
        'Empty hours are a real risk. So is a call from an old friend at the wrong time. You can care about people and still keep your distance.',
        'Ways to say no without a fight:',
        {
          list: [
            "“I can't. I have work early.”",
            "“I love you, but I'm not doing that now.”",
            '“I have to go. Talk to you another day.”',
          ],
        },
        "You don't owe anyone more than that. You can mute a number.",
        'Know your hardest hours, like Friday night. Plan somewhere to be then: a gym, a class, a meeting, a faith group or a library. Ask one steady person to come along.',
        "Got a craving? It's a wave. Wait 20 minutes, move, and call someone sober. If you want to leave a gang, don't do it alone. Ask a reentry group for a safe plan.",
      ],
      task: 'Plan one good place to be in your next hard hour.',
    },
    smallGoals: {
      title: 'Small goals, real steps',
      body: [
        'Inside, other people ran your day. Now you can run it. Big dreams are good, and small steps get you there.',
        {
          steps: [
            'Pick one goal for this week. Not “fix my life”. Try “get my ID”.',
            'Say why: “So I can work and see my kids.”',
            'Pick a first step that takes ten minutes: “Call the office and ask what to bring.”',
            'Give it a time and a place: “Monday at nine, at the library.”',
            "Tell one person, and ask them to check how it's going.",
          ],
        },
        "Did you miss a day? Start again the next day. It's not a failure. It's a day.",
        'Keep a simple routine: get up, wash, eat, do one task, move, see one good person, sleep. Cross off what you did. It feels good.',
      ],
      task: 'Write one goal for this week and a first step that takes ten minutes.',
    },
    talkToSomeone: {
      title: 'Talk to someone',
      body: [
        "Asking for help takes strength. You don't have to be in crisis to talk.",
        {
          list: [
            "A person you trust: “I've got a lot on my mind. Can I talk to you for ten minutes?”",
            'A peer mentor who has been where you are. Ask a reentry group.',
            'A counselor. Call a health center and ask: “Do you have a sliding fee?”',
            'The 988 line. Call or text, free, day and night. For Spanish, press 2.',
          ],
        },
        'Ask a counselor on the first day: “What stays private, and what do you have to report?” If a court or officer sent you, they may get reports.',
        "If it doesn't click, you can ask for someone else.",
        'Having a bad night? You can call 988 just to talk. If a life is in danger now, call 911.',
      ],
      task: 'Send one message today to a person you trust.',
    },
  },
  check: [
    {
      ask: 'Your heart races in a crowd. What helps first?',
      choices: ['Breathe out slowly and feel your feet', 'Tell yourself to be tough', 'Drink a lot of coffee'],
      right: 0,
      why: "A slow breath out tells your body that it's safe.",
    },
    {
      ask: 'The voice says: “I always fail.” What can you do?',
      choices: ['Believe it', 'Say you never fail', "Find one time it wasn't true"],
      right: 2,
      why: 'One true example makes room for a fair thought.',
    },
    {
      ask: 'When can you call or text 988?',
      choices: ['Only when a life is at risk', 'On any hard night', 'Only with insurance'],
      right: 1,
      why: "You can call about anything that hurts, and you don't need to be in crisis.",
    },
  ],
} as const satisfies ModuleLessons<'ownMindset'>
