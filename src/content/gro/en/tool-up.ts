import type { ModuleLessons } from '#domain/gro/lessons.ts'

export const toolUp = {
  why: [
    'These days, jobs, offices and family all reach you by phone or online.',
    'A few safe habits let you use all of it without fear.',
  ],
  lessons: {
    phone: {
      title: 'Use a phone after years away',
      body: [
        "Phones changed a lot while you were gone. You can learn this one in small steps. A wrong tap won't break it.",
        {
          steps: [
            "Set a screen lock. Open Settings and look for Screen lock. Pick a PIN that's not your birth date.",
            'Get on free Wi-Fi at a library or shelter. It saves the data you pay for.',
            'Learn three moves. Tap to open. Swipe up to go home. Swipe from the side to go back.',
            'Get new apps only from the store that came with the phone.',
            'Save five numbers: family, a friend, your officer, your case worker and 2-1-1.',
          ],
        },
        'Stuck? Go to a library and say: “Can you show me the basics?” They hear it every day, and the help is free.',
      ],
      task: 'Turn on the screen lock and save five numbers.',
    },
    scams: {
      title: 'Spot a scam',
      body: [
        'A scam wants you scared and in a hurry. Your best shield is to slow down.',
        'Stop when someone:',
        {
          list: [
            'asks you to pay with gift cards, crypto or a wire',
            'says you must pay now or go to jail',
            'asks for a code, a password or your Social Security number',
            'says you won, but must pay first',
            "sends a link you didn't ask for",
          ],
        },
        "Courts, tax offices and officers don't take gift cards. Say: “I'll call the office back.” Then hang up. Call the number on your own papers, not the one they gave you.",
        'Did you pay or share something? It happens to smart people. Call your bank now. Then change your passwords.',
      ],
      task: "Say this line out loud three times: “I'll call the office back.”",
    },
    passwords: {
      title: 'Make safe passwords',
      body: [
        "A good password is long. It's easy for you to remember and hard for others to guess.",
        {
          list: [
            "Use four words that don't go together, and a number. Make up your own.",
            'Leave out your name, your kids, your birth date and your ID number.',
            'Use a different one for each account that matters: email, bank, benefits.',
            'Writing it on paper is fine. Keep the paper in a safe spot, not in your wallet.',
            "Never say it on a call or in a text. Real offices don't ask for it.",
          ],
        },
        "Add a second lock. Many apps can send a code to your phone when you sign in. Never give that code to anyone, even if they say they're the bank.",
        'Your email comes first. Anyone who gets into it can get into almost everything else.',
      ],
      task: 'Change your email password to four words and a number.',
    },
    jobEmail: {
      title: 'Email for job applications',
      body: [
        "Most job applications ask for an email. It's free. It takes about ten minutes to make.",
        {
          steps: [
            'Open the mail app on your phone, or a free mail site at the library. Tap Create account.',
            'Pick a plain name: first name, last name and a number. A boss will see it.',
            'Make a long password and write it on paper.',
            "Add a phone number you'll keep. It gets you back in if you're locked out.",
            'Send a test note to a friend.',
          ],
        },
        'To send your resume, tap the paper clip and pick the file. Write two lines: who you are and which job you want.',
        'Look at your email once a day. Check the Spam folder too. Emails about jobs often land there.',
      ],
      task: 'Make your email, or open it and look in the Spam folder.',
    },
    sharedDevices: {
      title: 'Stay safe on a shared computer',
      body: [
        "A library computer or a friend's phone is fine to use. Just don't leave a door open behind you.",
        {
          list: [
            'Open a private window. The menu calls it Incognito or Private.',
            'If it offers to save your password, say no.',
            'Sign out of email and benefits each time.',
            'Close every window. Take your papers from the printer.',
          ],
        },
        "A private window hides things from the next person. It doesn't hide them from the owner of the Wi-Fi.",
        "Do you have rules about the internet or your phone? Ask your officer first. Don't remove any app they put on it.",
        "Is someone watching you or scaring you? Ask for help from a phone that person can't check.",
      ],
      task: 'Find the private window on the phone you use and open it once.',
    },
    maps: {
      title: 'Find your way with a map',
      body: [
        'The map on your phone shows the bus, the walk and the time. It can tell you each turn out loud.',
        {
          steps: [
            'Open Maps and type the address. Tap Directions.',
            'Pick bus, walk, bike or car.',
            'Set the time you must be there. It tells you when to leave.',
            'Tap Start to hear each turn.',
          ],
        },
        "No data? Look up the route while you're on Wi-Fi. Take a picture of the screen, or save the map of your city for later.",
        'Is it your first trip to court, a job or your officer? Try the ride the day before. Then leave 30 minutes early.',
        "Are there places you're not allowed to go? Check the route first.",
      ],
      task: 'Look up the route to your next appointment and write down when to leave.',
    },
  },
  check: [
    {
      ask: 'A caller says you have a warrant and must pay with gift cards. What do you do?',
      choices: [
        'Pay fast so it goes away',
        'Hang up and call the number on your own papers',
        'Give your Social Security number so they can look',
      ],
      right: 1,
      why: "Real courts don't take gift cards, and a number from your own papers is safe to call.",
    },
    {
      ask: 'Which password is the best one?',
      choices: [
        'Your first name and birth year',
        'One short word for everything',
        "Four words that don't go together, and a number",
      ],
      right: 2,
      why: "A long, odd password is hard to guess. With a different one for each account, one stolen password won't open the rest.",
    },
    {
      ask: 'You read your email on a library computer. What do you do last?',
      choices: ['Sign out and close every window', 'Save the password for next time', 'Leave it open for later'],
      right: 0,
      why: 'If you stay signed in, the next person can read your mail.',
    },
  ],
} as const satisfies ModuleLessons<'toolUp'>
