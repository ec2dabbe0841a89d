/** Steps of `tasks/urgent-cases.ts` and `tasks/plain-cases.ts`. */
export const plainTasks = {
  'danger-sign': {
    title: 'Call 911 or go to the ER now',
    detail:
      'This can’t wait for a clinic. The ER has to check you, even with no money or ID. Don’t drive yourself, and don’t stay alone.',
    say: 'I need help now. I’ll tell you what I feel, when it began, and where I am.',
    who: '911',
  },
  'pregnancy-danger': {
    title: 'Go to the hospital now for you and the baby',
    detail:
      'Go to labor and delivery or the ER. Don’t wait for a clinic. They have to check you, even with no money. Heavy bleeding? Call 911.',
    say: 'I’m pregnant and have a danger sign. I’ll tell you what it is and when it began. Can I come in right now?',
    who: 'the nearest hospital',
  },
  'dialysis-now': {
    title: 'Get dialysis today',
    detail:
      'Call a dialysis center and ask for a chair today. None? Go to the ER and say you missed it. Swollen, weak, or short of breath? Call 911.',
    say: 'I’m on dialysis, and I missed it. Can you take me today? If not, which hospital do I go to now?',
    who: 'a dialysis center or the ER',
  },
  'oxygen-now': {
    title: 'Get more oxygen before yours runs out',
    detail:
      'Call the company named on the tank today. Say how many hours are left. No help, or the tank is empty? Go to the ER or call 911.',
    say: 'I need oxygen to breathe, and mine is running out. Can you bring more today? What do you need from a doctor?',
    who: 'the oxygen company (its name is on the tank)',
  },
  'insulin-today': {
    title: 'Get insulin today',
    detail:
      'Go to the ER or an urgent care now and say you have none. They have to check you, even with no money. Throwing up or sleepy? Call 911.',
    say: 'I have diabetes and no insulin left. Can I be seen right now? What will it cost?',
    who: 'the ER or an urgent care',
  },
  'seizure-medicine': {
    title: 'Get your seizure medicine today',
    detail:
      'Ask your pharmacy for a few days’ pills, or go to an urgent care or ER. Don’t drive or climb until then. A seizure? Call 911.',
    say: 'I take medicine for seizures and have little or none left. Can I get a few days’ supply today?',
    who: 'your pharmacy or an urgent care',
  },
  'fresh-injury': {
    title: 'Have a doctor look at your injury today',
    detail:
      'Go to an urgent care or the ER. They have to check you, even with no money. Hard to breathe, throwing up, or passing out? Call 911.',
    say: 'I got hurt. I’ll tell you where it hurts and when it began. Can someone look at it today?',
    who: 'an urgent care or the ER',
  },
  'benefit-renewal': {
    title: 'Send in the papers to keep your benefits',
    detail:
      'Find the last day on the letter. Call the number on it and ask what’s missing. Turn in copies a few days early and keep proof. Hard to read? Ask for a free interpreter.',
    say: 'I got a letter that says my benefits end. What do you need from me, and by which day? Can I turn it in today?',
    who: 'the number on the letter',
    ask211: 'help with renewal papers for my benefits',
  },
  'wage-claim': {
    title: 'Ask for the pay you’re owed',
    detail:
      'Write down the days and hours you worked. Save texts. Ask the boss in writing. No pay? File a free claim with the state labor office.',
    say: 'I worked and wasn’t paid. How do I file a wage claim? Can the boss punish me for it?',
    ask211: 'free legal help with unpaid wages',
  },
  'night-care': {
    title: 'Find someone for your kids at night',
    detail:
      'Ask for child care with night hours and for help to pay. Ask family or a coworker to trade nights. Tell your boss early about a gap.',
    say: 'I work nights and need someone safe for my kids. Who has night hours? Can the state help pay?',
    ask211: 'child care at night, and help paying for it',
  },
  'day-shift': {
    title: 'Ask your boss about days',
    detail:
      'Say why in one line, and when you could start. Ask to be next on the list. Keep showing up on time until it changes.',
    say: 'I’d like to work days. When could I move? Can you put me on the list?',
    who: 'your boss',
  },
  'state-line-okay': {
    title: 'Get a travel permit before you leave the state',
    titleOn: 'Get a travel permit before {date}',
    detail:
      'Ask your officer in writing: where, why, which days. No paper in hand by then? Don’t cross. Tell the boss or family you have to wait.',
    say: 'I need to leave the state for work or family. I’ll give you the place and the days. Can I get a permit in writing?',
    who: 'your officer',
  },
  'case-elsewhere': {
    title: 'Call the court where the case is',
    detail:
      'Ask the clerk for the case number and the next date. Ask if you can come by phone or video, and how to move the case closer.',
    say: 'I have a case there and live far away. What’s the next date? Can I come by phone or video? Who’s the public defender?',
    who: 'the court clerk in the county of the case',
  },
  'renew-cert': {
    title: 'Renew your work certificate',
    detail:
      'Ask the school, union, or company that gave it what it takes: a test, a class, a fee. A job center may help pay.',
    say: 'My work certificate ran out. What does it take to renew it? Can you help pay?',
    ask211: 'a job center that helps pay for work certificates',
  },
  'career-check': {
    title: 'Ask if your record keeps you out of this work',
    detail:
      'Before you pay or send a form, ask the state board (for nurses, the board of nursing). Ask your adviser about background checks.',
    say: 'I have an old conviction. Can you look at it before I pay for classes? Which convictions keep people out?',
    who: 'the state board for that job',
  },
  'first-word': {
    title: 'Send family a short first word',
    detail:
      'Say you’re out, that you think of them, and how to reach you. Ask for nothing yet. Someone you both know can call first.',
    say: 'I’m out, and I think of you. I’d like to talk when you’re ready. This is my number.',
    who: 'the one you miss, or someone you both know',
  },
  'snap-for-kids': {
    title: 'Ask for SNAP only for your kids born here',
    detail:
      'Say you’re applying for the children only. Bring their birth certificates. Worried about papers? Ask legal aid first. Food banks don’t ask.',
    say: 'I want to apply for SNAP for my children only. They were born here. What do you need for them?',
    ask211: 'help applying for SNAP for my children only',
  },
  'case-copies': {
    title: 'Order certified copies of your old case',
    detail:
      'The court that had the case gives them. Ask for the final decision (disposition). A lawyer has to read it before you travel or file.',
    say: 'I need certified copies of an old case, with the final decision. What do they cost? How do I order them?',
    who: 'the clerk of the court that had the case',
  },
  'wic-visit': {
    title: 'Call WIC for food while you’re pregnant',
    detail:
      'WIC gives food now and formula later. A record doesn’t matter. Missing a paper? Go anyway, and ask what else works.',
    say: 'I’m pregnant and want to sign up. When can I come, and what do I bring?',
    ask211: 'the WIC clinic for a pregnant person',
  },
} as const
