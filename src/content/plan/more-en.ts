/** Steps of `tasks/more-cases.ts` and `tasks/life-cases.ts`. */
export const moreTasks = {
  unemployment: {
    title: 'File for unemployment',
    detail:
      'File now, even if you were fired. They decide, not your boss. Have your last pay stubs and the dates you worked. If they say no, you can appeal.',
    say: 'I lost my job. How do I file for unemployment, what do you need, and when is the first payment?',
    ask211: 'help filing for unemployment',
  },
  'support-job-lost': {
    title: 'Tell the support office that you lost your job',
    titleOn: 'Tell the support office about your job before {date}',
    detail:
      'Ask to change the order today. It doesn’t change by itself. Get proof: the day the job ended, your last pay stubs, and the jobs you applied for. Go to the hearing.',
    say: 'I lost my job, and I want to pay what I can. How do I ask to lower my order, and what proof do I bring?',
    ask211: 'the child support office, to change my order after losing my job',
  },
  'monitor-medical': {
    title: 'Call about your monitor before you see a doctor',
    detail:
      'Say where you have to go and why, and ask what proof they need. Keep the paper from the clinic. An emergency comes first: call 911, then tell them.',
    say: 'I have to see a doctor or get my medicine. Can I go today, and what paper do you need? Who do I call at night?',
    who: 'the monitor office or your officer',
  },
  'court-interpreter': {
    title: 'Ask the court for an interpreter',
    titleOn: 'Ask the court for an interpreter before {date}',
    detail:
      'Tell them which language you speak best. Spanish isn’t enough if you speak another one. Ask if it’s free. Have someone you trust read you the paper, and don’t sign what you don’t understand.',
    say: 'I have a court date and need an interpreter in my language. Is it free, and will somebody be there?',
    who: 'the court clerk (the number is on your paper)',
  },
  'citizen-papers': {
    title: 'Find your proof of citizenship',
    detail:
      'Born abroad? Your state has no birth certificate for you. Look for your naturalization paper or a US passport, even an old one. Lost it? USCIS can replace it. Ask legal aid first.',
    say: 'I’m a citizen and was born abroad. Can I use my naturalization paper or my passport to get an ID? What else do I bring?',
    ask211: 'legal aid, to replace my proof of citizenship',
  },
  'papers-at-home': {
    title: 'Ask for the papers someone is keeping for you',
    detail:
      'Ask them to bring the card or papers, or to send a photo for now. Do this before you order new ones. Then keep them in one safe place.',
    say: 'You have some of my papers. Can you bring them to me this week? I need them for my ID and for work.',
    who: 'the person who has your papers',
  },
  'worker-in-writing': {
    title: 'Write to your child’s worker',
    detail:
      'Send a short letter, text, or email. No answer in two days? Call the office and ask for the supervisor. Note the day of each call. Bring the notes to court.',
    say: 'I’ve called many times. Please tell me in writing when my visits are and what’s left on my plan. Who is the supervisor?',
    who: 'the child welfare office (ask for the supervisor)',
  },
  'defender-reach': {
    title: 'Reach your lawyer before court',
    titleOn: 'Reach your lawyer before {date}',
    detail:
      'Leave a message with your name, case number, court day, and a number that works. Then call the main line and ask for the supervisor. Note each call. Still nothing? Tell the judge.',
    say: 'I have a court date and can’t reach my lawyer. This is my case number. Who can call me back, and who is the supervisor?',
    who: 'the public defender’s office (the main line)',
  },
  'ordered-class': {
    title: 'Sign up for the class you were ordered to take',
    titleOn: 'Be ready for your class on {date}',
    detail:
      'Ask your officer or the court clerk for the list of classes that count. Ask what it costs and if there’s a low rate. Sign up, and keep the proof.',
    say: 'I have to take a class. Which ones count, when does the next one start, and can I pay less?',
    who: 'your officer or the court clerk',
  },
  'warm-clothes': {
    title: 'Get a warm coat and boots',
    detail:
      'Don’t wait in the cold. Ask the shelter, a church, or a thrift store for a free voucher. Ask for gloves, a hat, and socks, too.',
    say: 'I have no warm coat or boots. Can I get some today? Do you have my size, or know who does?',
    ask211: 'a warm coat and boots today',
  },
  'house-nights': {
    title: 'Make a plan for nights when others drink or use',
    detail:
      'Pick a place to go before it starts: a sober person’s home, a meeting, a church. Pack a bag. Know who to call. Come back when it’s quiet.',
    say: 'People where I stay are drinking or using tonight. Can I come over or call you? I want to stay sober.',
    who: 'a sober person you trust',
  },
  'sober-place': {
    title: 'Look for a place away from the drug use',
    detail:
      'Ask for sober living or a recovery home. Ask the cost, the rules, and if your medicine is okay. Stay where you are until you have a place.',
    say: 'I’m clean, and people use where I stay. I need a sober place. Do you have a bed, and what does it cost?',
    ask211: 'sober living or a room away from drug use',
  },
  'college-apply': {
    title: 'Apply to the college, and fill out the FAFSA',
    detail:
      'Ask for the last day to sign up for the next term. Fill out both forms now. Ask for the program for students who have been locked up.',
    say: 'I want to start next term. What is the last day to apply, and can someone help me with the FAFSA?',
    ask211: 'help applying to a community college',
  },
  'rural-ride': {
    title: 'Set up rides where there is no bus',
    detail:
      'On Medicaid? It pays for rides to the doctor, so call the number on the card a few days ahead. Ask about a county or tribal van. Ask at church who drives to town.',
    say: 'I live far from town and have no car. Is there a van or a ride to my visits, and how early do I book?',
    ask211: 'a van or a ride in a place with no bus',
  },
  'cdl-later': {
    title: 'Look into a CDL once you get your license back',
    detail:
      'First clear what’s holding up your license. Then ask what a CDL takes, what it costs, and if your record matters. Ask the job center who pays for the school.',
    say: 'I want a CDL once I get my license back. What do I need, and who pays for the school?',
    ask211: 'help with CDL school',
  },
  'old-program-first': {
    title: 'Go to your old methadone program first',
    detail:
      'Go or call today, early. Ask to dose and to come back. They have your file. Closed, or feeling sick? Go to an ER and tell them your last dose.',
    say: 'I was in your program. I need my dose today and want to come back. What do I bring, and how late can I come?',
    who: 'your old methadone program',
  },
  'safe-phone': {
    title: 'Get a phone of your own',
    detail:
      'They may see what you do on a phone they pay for. For safety calls, borrow one at a library or shelter. Ask the hotline when to stop using the old one.',
    say: 'I need a phone that’s only mine. Do I qualify for Lifeline, and can I sign up from a safe phone?',
    ask211: 'a free or low-cost phone of my own',
  },
  'officer-call': {
    title: 'Be ready when your officer calls',
    titleOn: 'Be ready for your officer’s call on {date}',
    detail:
      'You don’t have to go there. Keep the phone charged and on, and be somewhere quiet ten minutes early. No call? Call the office, and leave your name and number.',
    say: 'I have a call with you. Is this number right, and who calls first? What should I have ready?',
    who: 'your officer (the number is on your papers)',
  },
  'daily-test': {
    title: 'Plan each day around your test times',
    detail:
      'Put visits and work between the tests. Ask now what to do if snow or a ride keeps you away, before it happens. Ask who else comes at that hour and has a car.',
    say: 'I don’t want to miss a test. If weather or a ride stops me, who do I call? Can I test somewhere closer?',
    who: 'the office that does your tests',
  },
  'tribal-help': {
    title: 'Call your tribe’s office',
    detail:
      'You have your tribal ID, so ask for social services. Your tribe may have its own help with rides, a clinic, housing, and food. Ask how to get on the housing list.',
    say: 'I’m an enrolled member. What help do you have with rides, health, housing, and food? How do I apply?',
    ask211: 'the number of my tribe’s office, and help for Native people',
    who: 'your tribe’s office (2-1-1 can find the number)',
  },
} as const
