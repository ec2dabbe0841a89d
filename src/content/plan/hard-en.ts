/** One step for each hard fact: `tasks/hard-facts.ts`. */
export const hardTasks = {
  'eviction-answer': {
    title: 'File your answer to the eviction',
    titleOn: 'File your answer to the eviction before {date}',
    detail:
      'The paper says how many days you have. Count from the day you got it. Ask the clerk for the answer form and a fee waiver. File early, and keep a stamped copy.',
    say: 'I got eviction papers. How do I file an answer? What’s the last day? Can the fee be waived?',
    who: 'the court clerk (the number is on the paper)',
  },
  'offer-officer': {
    title: 'Ask your officer to okay the job',
    titleOn: 'Ask your officer to okay the job before {date}',
    detail:
      'Ask the boss for a letter with the place, hours, and first day. Bring it. Ask in writing to change your curfew or zone. No answer? Ask for the supervisor. Wait for a yes.',
    say: 'I have a job offer in writing: the place, the hours, and the first day. Can you change my hours or zone so I can take it?',
    who: 'your officer',
  },
  'offer-employer': {
    title: 'Tell the job where things stand',
    detail:
      'Say that you want the job and what you’re waiting for. Ask for the offer in writing. Ask if they can hold it, or give you other hours or work until then.',
    say: 'I want this job. I’m working on what you asked for and will know soon. Can you hold the job, or start me on other hours or work?',
    who: 'the boss who offered you the job',
  },
  'restitution-plan': {
    title: 'Set up payments on your restitution',
    titleOn: 'Set up your payments before {date}',
    detail:
      'Ask what you owe and how much they take from your pay. Offer an amount you can keep up with. Bring pay stubs and proof of rent. Pay some, and keep the receipt.',
    say: 'I want to pay my restitution. What do I owe? How much is taken from my pay? Can I get a plan I can keep up with?',
    who: 'your officer or case manager, or the court clerk',
  },
  'support-hearing': {
    title: 'Gather proof for the support hearing',
    titleOn: 'Gather proof for the support hearing on {date}',
    detail:
      'Bring pay stubs and proof of your job, your rent, what you paid, and the days you were locked up. Ask for an amount you can pay. Ask how to clear a license hold.',
    say: 'I have a support hearing. What do I bring? Can we agree on a payment I can keep up with? How do I get the hold off my license?',
    ask211: 'help with a child support hearing',
  },
  'snap-status': {
    title: 'Find out what’s going on with your food stamps',
    detail:
      'Ask if your case is open, what’s missing, and when the card comes. Lost your card, or someone has it? Ask for a new card and PIN. No food now? Ask for expedited SNAP.',
    say: 'I’m not getting my SNAP. Is my case open? What’s missing? Can I get it faster?',
    ask211: 'help with a SNAP case, and food today',
  },
  'check-restart': {
    title: 'Ask Social Security to start your check again',
    detail:
      'It doesn’t start again by itself. Go in person if you can, with your release papers. In for 12 months or more? You may have to apply again.',
    say: 'My check stopped when I was locked up. I’m out, and I have my release papers. How do I get it started again?',
    ask211: 'help starting my Social Security check again',
  },
  'case-plan-start': {
    title: 'Sign up for the class and the tests',
    detail:
      'Ask your worker where to take the class and where to test. Sign up this week. Get proof that you signed up, and bring it to court.',
    say: 'I want to start my case plan now. Where do I take the class and the tests? Who pays? Can I get proof in writing?',
    who: 'your child welfare worker',
  },
  'ask-visits': {
    title: 'Ask for visits with your kids',
    detail:
      'Ask your worker for a set day and place, and for calls between visits. Ask what’s left on your case plan. No answer? Write to the worker, and tell your lawyer.',
    say: 'I want to see my kids. When can visits start, and where? What’s left on my case plan? Please put it in writing.',
    who: 'your child welfare worker',
  },
  'family-home': {
    title: 'Look for a place that takes you and your kids',
    detail:
      'Stay where you are until you have it. Ask for a family shelter, a home for moms and babies, or treatment that takes kids. Get on more than one list.',
    say: 'I need a place where my family can stay together. Do you have room? How do I get on the list?',
    ask211: 'a family shelter or a home for a parent with kids or a baby',
  },
  'work-permit': {
    title: 'Start renewing your work permit',
    detail:
      'Ask the lawyer before you send it in. Bring the permit, court papers, and release papers. Start months before it runs out. A notario isn’t a lawyer.',
    say: 'My work permit runs out soon, and I have a record. Is it safe to renew? When do I send it in? Can the fee be waived?',
    ask211: 'free legal help renewing a work permit',
  },
  'checkin-ready': {
    title: 'Get ready for the ICE check-in',
    titleOn: 'Get ready for the ICE check-in on {date}',
    detail:
      'Talk to a lawyer before you go, and don’t skip it. Bring your papers. Leave copies, the lawyer’s number, and a plan for your kids with someone you trust.',
    say: 'I have a check-in with ICE. Can a lawyer go over my case before then? What do I bring?',
    ask211: 'a free immigration lawyer before an ICE check-in',
  },
  'officer-missed-words': {
    title: 'Call your officer about the visit you missed',
    detail:
      'If you’re worried there’s a warrant, talk to a lawyer first, today. Then call before they call you. Give a number that works. Ask for a new day, and be there.',
    say: 'I missed my visit, and I want to make it right. I’ll tell you why. When can I come in? You can reach me at this number.',
    who: 'your officer',
  },
  'relapse-lawyer': {
    title: 'Talk to your lawyer before the visit or test',
    detail:
      'Ask what to say and how to ask for treatment instead of a violation. Then go to the visit or the test. Skipping makes it worse. Don’t try to hide the slip.',
    say: 'I slipped, and I have a visit or a test. What do I say? Can I ask for treatment? This stays between us, right?',
    who: 'your lawyer or the public defender',
  },
  'relapse-today': {
    title: 'Call someone sober today',
    detail:
      'One slip doesn’t undo your sober days. Call someone now, and go to a meeting today. Are you shaking, sweating, or seeing things? Call 911. Feeling low? Call or text 988.',
    say: 'I slipped, and I want to stop here. Can you talk with me, and go to a meeting with me today?',
    ask211: 'a meeting or someone to talk to today after a slip',
    who: 'your sponsor or a sober friend',
  },
  'more-hours': {
    title: 'Ask for more hours, or look for a second job',
    detail:
      'Ask your boss for more days or other shifts. No? Look for a second job that fits. Keep this one. Hours cut? Ask your state about partial unemployment.',
    say: 'I’d like more hours. Which days or shifts are open? When could I go full time?',
    who: 'your boss',
  },
  'mail-report': {
    title: 'Send in your report on time',
    detail:
      'No visit doesn’t mean no rules. Send this month’s report, and keep a copy with the date. Did your work, phone, or address change? Tell them now.',
    say: 'I report by mail. Did you get my last report? What day is the next one due? Do I need to tell you about any changes?',
    who: 'your officer',
  },
  'tribal-officer': {
    title: 'Report to tribal probation',
    titleOn: 'See tribal probation on {date}',
    detail:
      'Your case is with the tribe, so call its office, not the state. Weak signal or a bad road? Call ahead, and ask what to do if you can’t get there.',
    say: 'I report to tribal probation. When and where do I come? What do I bring? What do I do if the road is bad?',
    who: 'your tribe’s probation office (the number is on your papers)',
  },
  'tribal-papers': {
    title: 'Ask your tribe for your CIB or tribal ID',
    detail:
      'Your tribe’s enrollment or vital records office has it. It can help you get a state ID. Ask what you need if you have no other ID.',
    say: 'I need my CIB or tribal ID, and a birth certificate. What do I bring? What if I have no ID?',
    ask211: 'my tribe’s enrollment office',
    who: 'your tribe’s enrollment office (2-1-1 can find the number)',
  },
  apprenticeship: {
    title: 'Ask the union hall how to sign up',
    detail:
      'Ask when they take names, what the test is, and if hours you already worked count. Ask if your record matters for the trade before you pay for a class.',
    say: 'I want to start or go back to an apprenticeship. When can I sign up? What do I bring? Do the hours I already worked count?',
    who: 'the union hall for your trade (a job center has the number)',
  },
} as const
