/** Steps that few people need: `tasks/special-cases.ts`. */
export const specialTasks = {
  'talk-now': {
    title: 'Talk with someone today',
    detail:
      'Thank you for writing it down. Call or text 988. Think you might act on it? Call 911 or go to an ER. A gun or pills close by? Have someone hold them.',
    say: 'I’m carrying a lot and it’s been heavy. Can you talk with me right now?',
    ask211: 'someone to talk to right now',
  },
  'swollen-face': {
    title: 'Get your face looked at now',
    detail:
      'A swollen face with pain or a fever can get worse fast. Go to an ER today. They have to check you, even with no money. Hard to breathe or swallow? Call 911.',
    say: 'My face is swollen and it hurts. Can someone see me today?',
    ask211: 'an emergency room or urgent care near me right now',
  },
  'officer-job-okay': {
    title: 'Ask your officer before you start the job',
    titleOn: 'Get your officer’s okay before {date}',
    detail:
      'Give the place, the hours, and the first day. Need a new curfew, zone, or a pass out of the county? Ask for it in writing. No answer? Ask for the duty officer.',
    say: 'I have a job offer and want to do it right. Can I bring you the letter? Can you change my hours or my zone in writing?',
    who: 'your officer or the front desk',
  },
  'first-work-day': {
    title: 'Get ready for the new job',
    titleOn: 'Get ready for the job on {date}',
    detail:
      'Ask for a letter with the place, the hours, and the first day. Do a practice trip there once. Set out your papers and clothes the night before.',
    say: 'I want this job, and I want to be on time. Can I have the place and the hours in writing? If I need a few days or other hours first, can you hold the job?',
    who: 'your new boss',
  },
  'wound-care': {
    title: 'Have a doctor look at your wound today',
    detail:
      'Go to a clinic or urgent care today. Fever, chills, a bad smell, pus, or red skin that spreads? Go to the ER now. They have to check you, even with no money.',
    say: 'I have a wound that’s getting worse. Can someone look at it today?',
    ask211: 'a clinic that can look at a wound today',
  },
  'alcohol-doctor': {
    title: 'See a doctor before you stop drinking',
    detail:
      'Don’t stop all at once on your own. If you shake or sweat, your body needs help to stop. Having a seizure, confused, or seeing things? Call 911.',
    say: 'I drink every day, and I shake when I stop. I want to stop in a safe way. Can a doctor or detox see me today?',
    ask211: 'a doctor or a safe detox for alcohol today',
  },
  'ride-to-dose': {
    title: 'Set up tomorrow’s ride to your dose',
    detail:
      'Tell your clinic today that you lost your ride. Ask about rides and take-home doses. With Medicaid, rides to care can be free. Ask for a regular ride (standing order).',
    say: 'I lost my ride, and I don’t want to miss a dose. Can you help with a ride or take-home doses? Please write down that I called.',
    who: 'your methadone clinic',
  },
  'dose-first': {
    title: 'Get your dose at your clinic first',
    detail:
      'Go when it opens, then go on to your next stop. Look up the route the night before. Running late? Call before you’re due. Ask your counselor for a letter about your dose.',
    say: 'I dose here, and I have to be somewhere after. Can I dose early? Can I have a letter saying I’m a patient?',
    who: 'your counselor at the clinic',
  },
  'rental-denied': {
    title: 'Ask about the rules before you pay a fee',
    detail:
      'Ask each place what it checks and how far back. Turned down? Ask why, and which company made the report. You can get a copy and fix mistakes.',
    say: 'I was turned down because of a report. How do I get a copy and fix mistakes? Who rents to people with a record here?',
    ask211: 'a housing counselor and a list of landlords who rent to people with a record',
  },
  'power-bill': {
    title: 'Keep the lights or water on',
    titleOn: 'Keep the lights or water on past {date}',
    detail:
      'Call the company today, before the cutoff. Ask for a payment plan and a hardship fund. Say if someone at home is old, sick, or very young. Then call 2-1-1 and ask for LIHEAP.',
    say: 'I want to keep my service. What payment plan do you have? Do you have a low-income rate or a hardship fund?',
    ask211: 'help with a utility bill before they cut it off, and LIHEAP',
    who: 'the company on the bill (then 2-1-1)',
  },
  'missed-test-call': {
    title: 'Call today about the test you missed',
    detail:
      'Call before they call you. Say why you missed it and ask to take a test today. Tell your lawyer, too. Write down the day, the time, and who you talked to.',
    say: 'I missed a test, and I want to tell you myself. Can I take one today? Is there a closer place, or help with a ride?',
    who: 'whoever ordered the test',
  },
  'officer-trip-okay': {
    title: 'Get your officer’s okay before you go out',
    titleOn: 'Get your officer’s okay for {date}',
    detail:
      'Tell them where, what hours, how you’ll get there, and when you’ll be back. No answer? Leave a message, call the office, and ask for another time. Don’t go without a yes.',
    say: 'I need to go out. I’ll give you the place, the hours, and how I’ll get there. Can I get your okay in writing?',
    who: 'your officer',
  },
  'travel-okay': {
    title: 'Ask your officer before you travel',
    titleOn: 'Ask your officer about the trip on {date}',
    detail:
      'Say where, why, which days, and where you’d stay. Get the yes in writing and carry it. Don’t go first and ask later.',
    say: 'I’d like to travel. What do I need to show you? Can I have the answer in writing?',
    who: 'your officer',
  },
  'license-hearing': {
    title: 'Ask for your license hearing now',
    titleOn: 'Ask for your license hearing before {date}',
    detail:
      'The paper they gave you says how many days you have. Count from the day you got it. Ask a day early, in writing, and keep proof. Don’t drive until you know you can.',
    say: 'I got a paper about my license. How do I ask for the hearing? What’s the last day? Can the fee be waived?',
    ask211: 'help asking for a license hearing',
  },
  'eviction-day': {
    title: 'Go to eviction court',
    titleOn: 'Go to eviction court on {date}',
    detail:
      'Go, no matter what the landlord says. If you miss it, you can lose your home that day. Be there 30 minutes early. Ask for legal help, a payment plan, or mediation, in writing.',
    say: 'I have an eviction case. Which room is it, and who helps renters at the court that day?',
    who: 'the court (the number is on the paper)',
  },
  'birth-certificate-pr': {
    title: 'Ask for your birth certificate from Puerto Rico',
    detail:
      'It comes from the Demographic Registry (Registro Demográfico). Old ones from before July 2010 don’t count. Family there can ask for it for you. Your release papers help until it comes.',
    say: 'I need my birth certificate. What proof do you take if I have no photo ID? What does it cost?',
    who: 'the registry in Puerto Rico (2-1-1 can help find it)',
  },
  'foster-help': {
    title: 'Ask what help you can still get after foster care',
    detail:
      'If you were in foster care, the state may still help at your age with housing, school, and health care. Ask your old caseworker or the child welfare office.',
    say: 'I was in foster care. What help can I still get at my age with housing, school, and health care?',
    ask211: 'help for young people who were in foster care',
    who: 'your old caseworker (2-1-1 can find the office)',
  },
  'retirement-check': {
    title: 'Ask what Social Security has for you',
    detail:
      'You can start at 62 if you worked enough years. Not enough? Ask about SSI at 65. Ask about Medicare, too. Bring your release papers.',
    say: 'How many work credits do I have? What can I get now, and what can I get at 65?',
    ask211: 'help applying for Social Security',
  },
  'school-office': {
    title: 'Talk to your school this week',
    detail:
      'Owe the school, or lost your aid? Ask for a payment plan and other grants. Ask your advisor if your program does a background check, and when.',
    say: 'I’m a student and want to stay in school. Can I get a payment plan or other aid? When is there a background check?',
    who: 'your school’s aid office, then your advisor',
  },
  'ged-test': {
    title: 'Get ready for your last test',
    titleOn: 'Get ready for your test on {date}',
    detail:
      'Check the place, the time, and what to bring. Plan the ride now. Do you need a yes from an officer to go? Ask today, and get it in writing.',
    say: 'I have a test with you. Am I on the list? What time do I come? What do I bring?',
    who: 'the test center',
  },
  'cdl-steps': {
    title: 'Find out what you need for your CDL',
    detail:
      'Ask for your driving record and the status of your CDL. Ask about the DOT medical card. Clear holds first, since companies check before they hire.',
    say: 'I want to know where my CDL stands. What’s on my driving record? Is my medical card good? What do I do first?',
    ask211: 'the state license office for a CDL',
  },
  'family-ready': {
    title: 'Learn the rules before your loved one comes home',
    detail:
      'Ask about the date, the time, and the rules for your home. Plan the ride, clothes, medicine, and the first officer visit. Ask them to sign a release so you can speak for them.',
    say: 'My loved one is coming home. What day do they get out? What are the rules? What can we get ready?',
    who: 'their case manager or officer',
  },
} as const
