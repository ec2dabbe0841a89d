import type { PlanTexts } from '#domain/planner/plan-texts.ts'
import { planTasks } from '../en/plan-tasks.ts'
import { planNotes } from './also-en.ts'
import { burningTasks } from './burning-en.ts'
import { hardTasks } from './hard-en.ts'
import { moreTasks } from './more-en.ts'
import { plainTasks } from './plain-en.ts'
import { specialTasks } from './special-en.ts'

/** Text of the 30-day plan and of every task it can hold. Names of offices and numbers come from the facts. */
export const planTexts = {
  ...planTasks,
  notes: planNotes,
  title: 'Your 30-day plan',
  opening: {
    hello:
      'You don’t have to do it all at once. Take one step, then the next. If you miss a day, start again from there.',
    strengths: 'What you bring: {words}',
    noStrengths: 'What you bring: you got this far. That takes strength, and it counts.',
    support: 'Who is with you: {words}',
    noSupport: 'You don’t have to do this alone. Some of these steps are about finding good people.',
    calls: 'On each call, write down the day, the time, and who you talked to.',
    callsHidden: 'Make these calls from a phone that nobody checks.',
    closed: 'Most offices are closed on {days} (holiday). Call them before that day.',
    closedToday:
      'Most offices are closed today. Help lines, 2-1-1, and emergency rooms are still open. Leave a message, and call the office on the first day it opens.',
    permission: 'Get a yes or a pass before any step where you have to go out. Until then, call instead of going.',
    forAnother: 'You’re asking for someone you love. Where a step says “you,” do it with them, or help them do it.',
    sayMore:
      'I’d like this plan to fit you better. Where will you sleep tonight? Do you have an officer or a court date? What worries you most?',
    read: {
      beginnings:
        'You wrote a lot, and all of it is still in your answers. This plan is made from the first part of each one. Put what matters most first.',
      nothing:
        'These are first steps. They come from the needs and the place you chose. For a plan from your answers, try again in a few minutes.',
    },
  },
  later: 'Later (opens when you’re ready)',
  told: {
    'just-out': 'I just got out.',
    'no-bed': 'I have no place to sleep tonight.',
    'bed-ending': 'I have to leave where I’m staying soon.',
    'kids-along': 'My kids are with me.',
    pregnant: 'I’m pregnant.',
    veteran: 'I’m a veteran.',
    tribe: 'I’m Native.',
    disability: 'I have a disability.',
    elder: 'I’m over 60.',
    'in-program': 'I live in a halfway house or program.',
    'no-id': 'I don’t have an ID yet.',
    'no-insurance': 'I don’t have health insurance yet.',
    methadone: 'I take methadone.',
    buprenorphine: 'I take buprenorphine (Suboxone).',
    insulin: 'I have diabetes and take insulin.',
    supervised: 'I report to an officer.',
    'ankle-monitor': 'I wear an ankle monitor.',
    registry: 'I’m on the registry.',
    'no-ride': 'I don’t have a ride.',
    'no-phone': 'I don’t have my own phone.',
    english: 'I don’t speak much English. Can I get an interpreter?',
  },
  understood: {
    violence: 'Someone close to you hurts or scares you.',
    'no-bed': 'You have no bed tonight, or you sleep outside.',
    'in-shelter': 'You’re staying in a shelter.',
    'in-program': 'You’re in a halfway house or a program.',
    'bed-ending': 'You have to leave where you’re staying soon.',
    'with-someone': 'You’re staying at someone’s home.',
    eviction: 'You got an eviction notice.',
    'owes-rent': 'You’re behind on rent.',
    'court-date': 'You have a court date.',
    warrant: 'You may have a warrant.',
    'missed-report': 'You missed a visit with your officer.',
    supervised: 'You have a parole or probation officer.',
    'not-supervised': 'You don’t have an officer.',
    'ankle-monitor': 'You wear an ankle monitor.',
    'just-out': 'You just got out.',
    'long-out': 'You’ve been home for a long time.',
    'still-inside': 'You’re not out yet.',
    federal: 'Your case is federal.',
    registry: 'You’re on the registry.',
    dui: 'You had a DUI.',
    'no-contact': 'You have a no-contact order.',
    methadone: 'You take methadone.',
    buprenorphine: 'You take buprenorphine (Suboxone).',
    insulin: 'You take insulin.',
    'medicine-low': 'Your medicine is running out.',
    medicine: 'You take medicine.',
    withdrawal: 'You feel sick because you stopped using or drinking.',
    opioids: 'Opioids are part of what you’re dealing with.',
    drugs: 'Drugs are part of what you’re dealing with.',
    drinking: 'Drinking is part of what you’re dealing with.',
    'mental-health': 'You have a lot on your mind.',
    pregnant: 'You’re pregnant.',
    disability: 'You have a disability.',
    'kids-along': 'Your kids are with you.',
    'kids-apart': 'Your kids aren’t with you right now.',
    cps: 'You have a child welfare (CPS) case.',
    'child-support': 'You have child support to pay.',
    'no-id': 'You don’t have an ID.',
    'has-id': 'You have an ID.',
    'no-birth-certificate': 'You don’t have your birth certificate.',
    'no-ss-card': 'You don’t have your Social Security card.',
    immigration: 'You have to sort out immigration papers.',
    working: 'You have a job.',
    'wants-job': 'You’re looking for work.',
    'better-job': 'You want a better job.',
    'license-lost': 'You don’t have a valid driver’s license.',
    'no-ride': 'You don’t have a ride.',
    'no-phone': 'You don’t have your own phone.',
    'no-money': 'You have little or no money.',
    hungry: 'You need food.',
    fines: 'You owe money to the court.',
    debt: 'You have debts.',
    veteran: 'You’re a veteran.',
    tribe: 'You belong to a tribe.',
    'no-insurance': 'You don’t have health insurance.',
    alone: 'You don’t have anyone to count on right now.',
    'for-other': 'You’re filling this out for someone else.',
    'missed-test': 'You missed a drug test.',
    'utility-cutoff': 'The power, water or gas is off, or will be soon.',
    wound: 'You have a sore or cut that’s open or infected.',
    'alcohol-withdrawal': 'You drink a lot, and stopping all at once could make you sick.',
    'puerto-rico': 'You were born in Puerto Rico.',
    'travel-abroad': 'You’re planning a trip out of the country.',
    'truck-driver': 'You drive trucks, or want to.',
    student: 'You’re in school now.',
    'digital-help': 'Phones and computers are new to you.',
    'foster-youth': 'You were in foster care.',
  },
  understoodOn: {
    'bed-ending': 'You can stay where you are until {date}.',
    eviction: 'You got an eviction notice. The day to watch is {date}.',
    'court-date': 'You have court on {date}.',
    supervised: 'You see your officer on {date}.',
    methadone: 'You take methadone and need a dose by {date}.',
    buprenorphine: 'You take buprenorphine (Suboxone) and need more by {date}.',
    'medicine-low': 'Your medicine runs out on {date}.',
    cps: 'You have a child welfare (CPS) case. Your next date is {date}.',
  },
  understoodBy: {
    supervised: 'You have to report to your officer by {date}.',
    eviction: 'You got an eviction notice. The last day to answer is {date}.',
  },
  questions: {
    'no-bed': 'I have no place to sleep tonight',
    supervised: 'I’m on parole or probation',
    'medicine-low': 'My medicine is running out',
    'no-id': 'I don’t have an ID',
    'court-date': 'I have a court date coming up',
    'wants-job': 'I’m looking for work',
  },
  phases: {
    now: 'The next 72 hours: {from} to {to}',
    week1: 'Week 1: {from} to {to}',
    week2: 'Week 2: {from} to {to}',
    week3: 'Week 3: {from} to {to}',
    week4: 'Week 4: {from} to {to}',
  },
  closingHidden:
    'Keep this plan where only you can see it. You can delete it after you read it. For help near you, call 2-1-1. To talk with someone at any hour, call or text 988.',
  parts: {
    days: 'Your dates',
    day: '{date}: {what}',
    about: {
      court: 'Court. Be there 30 minutes early.',
      eviction: 'Your eviction case.',
      'child-case': 'Your child welfare case.',
      officer: 'Your officer. Be there.',
      registry: 'Register by this day.',
      medicine: 'Your medicine may run out.',
      'work-start': 'Work. Have your ride and your work clothes ready the day before.',
      'job-by': 'Have a job by this day.',
      'work-return': 'Back to work. Have your ride and your work clothes ready the day before.',
      rent: 'Your rent or landlord.',
      interview: 'Interview. Be there 15 minutes early.',
      class: 'Class.',
      clinic: 'Clinic visit.',
      immigration: 'Immigration. Talk to a lawyer before you go.',
      'drug-test': 'Drug test. Be there.',
    },
    byPhone: 'By phone, so you don’t have to go. Keep the phone charged and on.',
    warnings: {
      noContact: 'Don’t go. Only a judge can change the order.',
      border: 'Don’t leave the country before a lawyer looks at your case. Call or use video until then.',
    },
    lastDay: {
      officer: 'Last day to report. Go before then.',
      eviction: 'Last day to answer. File before then.',
      court: 'Last day to answer. File before then.',
    },
    before: 'Before then: {title}.',
    thatDay: 'That day: {title}.',
    keep: 'Keep going',
    keepOn: '{words}. Next: {date}. Keep it up.',
    keepDays: '{words}: {days}. Set other visits at other hours.',
    keepAll: '{words}. Keep it up.',
  },
  closing:
    'Keep this plan where you can see it. Check off each step. For help near you, call 2-1-1. To talk with someone at any hour, call or text 988.',
  tasks: {
    ...planTasks.tasks,
    ...specialTasks,
    ...hardTasks,
    ...moreTasks,
    ...burningTasks,
    ...plainTasks,
    'safe-from-harm': {
      title: 'Make a plan to be safe',
      titleOn: 'Make a plan to be safe before {date}',
      detail:
        'It’s not your fault. The hotline can help you plan a safe way out and find a bed. Use a phone nobody checks. Keep your plan secret. In danger? Call 911.',
      say: 'I’m not safe with someone close to me. Can you help me make a safety plan and find a safe place?',
      ask211: 'a safe place away from someone who hurts me',
    },
    'bed-with-kids': {
      title: 'Find a safe place tonight for you and your kids',
      detail: 'Ask for a family shelter, so you stay together. Call now, since rooms fill up early.',
      say: 'We need a place to sleep tonight. Do you have a room where we can stay together? What time do we come?',
      ask211: 'a family shelter tonight for me and my kids',
    },
    'bed-for-veterans': {
      title: 'Call the line for veterans who need a home',
      detail: 'It’s for anyone who served and has no home, or may lose one. It’s open day and night.',
      say: 'I need a safe place to stay, or help keeping the one I have. What can you do for me?',
      ask211: 'housing help for veterans',
    },
    'report-late': {
      title: 'Missed a report day? Get advice, then call',
      detail:
        'It’s best not to wait. Ask a lawyer or public defender first if you can reach one today. Then call your officer the same day.',
      say: 'I missed a visit with my officer and I want to make it right. What should I say when I call?',
      ask211: 'a free lawyer, because I missed a visit with my officer',
    },
    'warrant-lawyer': {
      title: 'Talk to a public defender about the warrant',
      detail:
        'A lawyer can look it up, ask the judge to cancel it, or get you a new court date. Do this before you give fingerprints or go to an office that checks names.',
      say: 'I think I have an open warrant and I want to clear it. What’s the safest way? Can you ask the judge to cancel it or give me a new date?',
      who: 'the public defender in the county of the case',
    },
    'detox-safely': {
      title: 'Get through withdrawal with help, not alone',
      detail:
        'With alcohol and some pills, stopping all at once is dangerous. If you shake a lot, see things, or have a seizure, call 911.',
      say: 'I stopped using or drinking, and I feel sick. I don’t want to do this alone. Is there a detox bed or a doctor for me today?',
      ask211: 'a detox bed or a doctor today',
    },
    'ride-plan': {
      title: 'Plan your rides for this week',
      titleOn: 'Set up your ride for {date}',
      detail: 'Look up how to get to each appointment this week. Leave early the first time.',
      say: 'How do I get to my appointments this week without a car? Is there a reduced fare?',
      ask211: 'a ride to my appointments this week',
    },
    'keep-dates': {
      title: 'Write all your dates in one place',
      detail: 'Put each appointment and class on one page or in your phone. Look at it each night.',
      say: 'I have a lot of dates to keep. Can you remind me the night before?',
      who: 'someone you trust',
    },
    'license-check': {
      title: 'Find out what’s holding up your license',
      detail: 'Ask for each hold and each fee by name. Don’t drive until it’s clear.',
      say: 'I want to get my license. What’s holding it up? What do I owe? What’s the first step?',
      ask211: 'help getting my driver’s license back',
    },
    'license-back': {
      title: 'Take the next step to get your license',
      detail: 'Clear one hold at a time. If you can’t pay it all, ask for a payment plan.',
      say: 'What’s left before I can drive? Can I take the test?',
      ask211: 'help getting my driver’s license back',
    },
    'bus-pass': {
      title: 'Ask for a free or low-cost bus pass',
      detail: 'Job centers, reentry programs, and officers often have passes. Ask for a lower fare, too.',
      say: 'I need to get around for work and appointments. Do you have bus passes, or a reduced fare I can get?',
      ask211: 'a free or low-cost bus pass',
    },
    'immigration-lawyer': {
      title: 'Talk to an immigration lawyer first',
      titleOn: 'See a lawyer who knows immigration before {date}',
      detail:
        'Do this before you travel, sign, or send a form. A record can change your case. What you tell a lawyer is private. Don’t pay a notario.',
      say: 'I need advice on my immigration case. Can I see a lawyer for free or low cost?',
      ask211: 'a free or low-cost immigration lawyer',
    },
    'consulate-id': {
      title: 'Ask your consulate for an ID',
      detail:
        'Your country’s consulate can often give you an ID or passport. Do you have an asylum case, or are you afraid of that government? Talk to an immigration lawyer before you call.',
      say: 'I need an ID or a passport. What do I bring? What does it cost? Do I need an appointment?',
      who: 'your country’s consulate',
    },
    'family-lease': {
      title: 'Check the lease where you stay',
      detail:
        'Ask the person you stay with to read the rules on guests. In public housing, the office may need to say yes first. That keeps their home safe.',
      say: 'I’m staying with someone who rents. What do we do so it’s allowed and nobody gets in trouble?',
      ask211: 'advice on rules for guests in a rented home',
    },
    'housing-list': {
      title: 'Get on a list for low-cost housing',
      detail: 'The wait can be long, so start now. A record doesn’t always close the door. Ask what they look at.',
      say: 'I want to apply for low-cost housing. Is the list open? How do you look at a record?',
      ask211: 'a list for low-cost housing that’s open now',
    },
    'room-search': {
      title: 'Look at three rooms or shared homes',
      detail: 'If they ask about your record, keep it short and calm. Never send money before you see the place.',
      say: 'I’m looking for a room I can afford. Who rents to people with a record near here?',
      ask211: 'a room from someone who rents to people with a record',
    },
    'deposit-help': {
      title: 'Ask for help with the first month’s rent',
      detail: 'Some groups pay part of a deposit. Ask before you sign, since most don’t pay after.',
      say: 'I need help with a deposit or the first month’s rent. Do you help with that? What do I bring?',
      ask211: 'help with a deposit or the first month’s rent',
    },
    'eviction-help': {
      title: 'Get legal help with the eviction now',
      titleOn: 'Get help with the eviction before {date}',
      detail:
        'Don’t move out in a panic. Call legal aid today. If there’s a court date, go, even if you think you’ll lose. Bring the notice, lease, and receipts.',
      say: 'I got an eviction notice. Can a lawyer help me before the date on it? What do I bring?',
      ask211: 'a free lawyer for an eviction',
    },
    'rent-help': {
      title: 'Ask for help with rent',
      titleOn: 'Ask for help with rent before {date}',
      detail:
        'Call early, before the money runs out. Most programs pay the landlord, not you. Have your lease and any notice ready.',
      say: 'I need help paying rent. Do you have funds right now? What do I bring?',
      ask211: 'help paying rent',
    },
    'shelter-worker': {
      title: 'Ask the shelter for a case manager and the housing list',
      detail:
        'A case manager there can put you on lists for housing. Ask how long you can stay and if you can get mail there.',
      say: 'Can I meet with a case manager this week? I’d like to get on the housing list. How long can I stay here?',
      who: 'the shelter desk, or whoever gave you the room',
    },
    'next-bed': {
      title: 'Find your next bed before this one ends',
      titleOn: 'Find your next bed before {date}',
      detail:
        'Start while you still have a bed. Ask each place to put you on its list and tell you when to call back. Ask for a few more days where you are now.',
      say: 'I’m looking for my next bed. Do you have an opening? How do I get on the list?',
      ask211: 'a bed before I have to leave where I am',
    },
    'registry-address': {
      title: 'Get your address approved before you move',
      detail:
        'Ask the registry office, and your officer if you have one, which places are okay. Get the answer in writing before you pay.',
      say: 'I need a place where the registry rules let me live. Who can tell me the rules here?',
      ask211: 'legal advice on where the registry lets me live',
    },
    'cash-aid': {
      title: 'Ask about cash aid',
      detail: 'Some counties help adults with no income. Parents with kids may get more. It’s okay to ask.',
      say: 'What cash aid can I apply for in this county, and how do I start?',
      ask211: 'cash aid',
    },
    'disability-benefits': {
      title: 'Ask how to get SSI or disability',
      detail: 'If you had it before, it may start again. Bring your papers and the names of your doctors.',
      say: 'I need help with disability or SSI. What do I do first, and what do you need from me?',
      ask211: 'help applying for SSI or disability',
    },
    'veterans-benefits': {
      title: 'Ask for your veterans benefits',
      detail:
        'Time inside can cut a VA payment, but health care and other help may still be open to you. Asking is free.',
      say: 'How do I apply for my VA benefits and health care, or turn them back on?',
      ask211: 'help with veterans benefits',
    },
    'credit-report': {
      title: 'Look at your free credit report',
      detail: 'Check that all of it is yours. If someone used your name, you can fix it.',
      say: 'I want my free credit report. How do I get it by mail or by phone?',
      ask211: 'help getting my free credit report',
    },
    'debt-letter': {
      title: 'Ask for proof of the debt in writing',
      detail:
        'Don’t pay or promise on the first call. Ask how old the debt is. Got court papers? Call legal aid that day, since there’s a deadline.',
      say: 'I have debts and want to know my rights before I pay. Can someone look at the letters with me?',
      ask211: 'free help with debt',
    },
    'officer-work-okay': {
      title: 'Ask your officer about work',
      detail: 'Ask what jobs, hours, and places are okay before you start. Get the answer in writing.',
      say: 'I want to work and do it right. Is there any job, shift, or place I need your okay for?',
      who: 'your officer',
    },
    resume: {
      title: 'Make a one-page resume',
      detail:
        'Put in every kind of work and every class. What you did inside counts, too. Ask the job center to look it over.',
      say: 'I need help with a resume, and with how to explain a gap. Can someone sit with me?',
      ask211: 'help with a resume',
    },
    'record-answer': {
      title: 'Practice your answer about your record',
      detail: 'Keep it short: what happened, what changed, why you want this job. Say it out loud three times.',
      say: 'I want to practice how to talk about my record. Can someone do that with me?',
      ask211: 'someone to practice job interviews with',
    },
    'fair-chance-list': {
      title: 'List five places that hire people with a record',
      detail:
        'Start with places that do the work you know. Then think of food plants, construction, cleaning, and kitchens. Ask people who came home before you.',
      say: 'Which employers around here hire people with a record?',
      ask211: 'a list of employers who hire people with a record',
    },
    'apply-jobs': {
      title: 'Apply to three jobs',
      detail:
        'Take the top three from your list. Write down the place, the day, and who you talked to. Call back after a week.',
      say: 'I want to apply for work this week. Can you help me fill out three job applications?',
      ask211: 'help filling out job applications',
    },
    'interview-practice': {
      title: 'Practice one interview',
      detail: 'Ask a friend or the job center to play the boss. Have a story ready about a time you worked hard.',
      say: 'I’d like to get ready for an interview. Can I practice with someone?',
      ask211: 'someone to practice job interviews with',
    },
    'work-papers': {
      title: 'Get your papers ready for the first day of work',
      detail:
        'Your boss has to see proof of who you are and that you’re allowed to work. For most people, an ID and a Social Security card are enough.',
      say: 'Which papers do I need to show on my first day at a new job?',
      ask211: 'help getting my papers for work',
    },
    'keep-the-job': {
      title: 'Make your job and your appointments work together',
      detail: 'Tell your boss and your officer early about days that clash. Ask for a note when you need one.',
      say: 'I work and I have an officer to see. How can I plan both so I don’t miss a shift or an appointment?',
      ask211: 'advice on how to keep my job and my appointments',
    },
    'own-business': {
      title: 'Write your business plan on one page',
      detail:
        'What will you sell? Who will buy it? What does it cost to start? Ask your officer first if you have one.',
      say: 'I want to run a small business. Who gives free advice near here?',
      ask211: 'free advice on a small business',
    },
    'free-training': {
      title: 'Ask about free job training',
      detail:
        'Ask which classes lead to a real job and if your record is a problem for that work. Do this before you sign up.',
      say: 'I want to learn a trade. Which free classes start soon? Does a record matter for that job?',
      ask211: 'free job training',
    },
    ged: {
      title: 'Sign up for a GED class',
      detail:
        'Classes are free in many places, and you can start at your own level. Ask if classes you took before count.',
      say: 'I want to get my GED. When is the next free class, and what do I bring?',
      ask211: 'a free GED class',
    },
    'money-for-school': {
      title: 'Ask about college and money to pay for it',
      detail: 'A record doesn’t block a Pell Grant. The form is called FAFSA, and it’s free.',
      say: 'I want to go to school. Can you help me fill out the FAFSA and pick a class?',
      ask211: 'help paying for school',
    },
    'english-class': {
      title: 'Sign up for a free English class',
      detail: 'Many libraries and schools have them at night. You can start at any level.',
      say: 'I want to learn English. When is the next free class?',
      ask211: 'a free English class',
    },
    'computer-class': {
      title: 'Take a free computer class',
      detail: 'A few hours make forms and job sites much easier. No one starts as an expert.',
      say: 'I want to get better with computers. When is the next free class?',
      ask211: 'a free computer class',
    },
    'pregnancy-care': {
      title: 'Book your first pregnancy visit',
      detail:
        'You can get care even before Medicaid starts. Ask about WIC for food. If you bleed or have bad pain, go to the emergency room now.',
      say: 'I need care for my pregnancy. What’s the first day I can be seen?',
      ask211: 'care for my pregnancy',
    },
    'know-988': {
      title: 'Save 988 in your phone',
      detail: 'You can call or text at any hour when things get too heavy. You don’t have to be in danger to call.',
      say: 'I just need to talk to someone right now.',
      ask211: 'someone to talk to',
    },
    counselor: {
      title: 'Book a first visit with a counselor',
      detail: 'You don’t have to carry it alone. If one place has a long wait, try the next one.',
      say: 'I’d like to talk with a counselor. When is your first opening, and what does it cost?',
      ask211: 'a free or low-cost counselor',
    },
    'find-treatment': {
      title: 'Call a treatment program',
      detail: 'There’s no shame in it. Ask about the wait, the cost, and medicine that helps with cravings.',
      say: 'I want help with drugs or alcohol. When can I start, and what if I can’t pay yet?',
      ask211: 'a treatment program for drugs or alcohol',
    },
    'first-meeting': {
      title: 'Go to one recovery meeting',
      detail: 'You don’t have to speak. Sit, listen, and ask one person for a number you can call.',
      say: 'I’d like to come to a meeting. When and where is the next one?',
      ask211: 'a recovery meeting',
    },
    'hard-moment-plan': {
      title: 'Write a plan for hard moments',
      detail:
        'Write down three people to call, two places to go, and one thing that calms you. Keep it in your pocket.',
      say: 'I want a plan for when a craving hits. Can someone make it with me?',
      ask211: 'someone to help me with cravings',
    },
    'recovery-coach': {
      title: 'Ask for a recovery coach',
      detail: 'A coach has been there and stays in touch with you. Most do it for free.',
      say: 'I’d like a recovery coach or a peer. How do I get one?',
      ask211: 'a recovery coach',
    },
    'methadone-next': {
      title: 'Get your next methadone dose',
      titleOn: 'Get your next methadone dose by {date}',
      detail:
        'It comes from a methadone clinic (opioid treatment program). Go early, with any ID and papers about your dose. Too far? Ask for guest dosing. Don’t stop taking it.',
      say: 'I need my next methadone dose, today if possible. Who can give it to me? Can I dose as a guest? What do I bring?',
      ask211: 'a methadone clinic that can dose me today',
    },
    'buprenorphine-next': {
      title: 'Don’t run out of your buprenorphine (Suboxone)',
      titleOn: 'Get more of your buprenorphine (Suboxone) by {date}',
      detail:
        'No prescriber yet? Find one before your script or shot runs out. Many health centers prescribe it, some the same day. Don’t stop on your own.',
      say: 'I want to stay on buprenorphine (Suboxone). Who can see me before I run out?',
      ask211: 'a doctor who prescribes buprenorphine (Suboxone)',
    },
    'shot-due': {
      title: 'Get your shot on time',
      titleOn: 'Get your shot by {date}',
      detail:
        'Call today and ask who can give it to you. Ask the place that held you to send the record of your last shot. If you start to feel worse, call or text 988.',
      say: 'My shot is due soon. Who can give it to me, and what do I bring?',
      ask211: 'a clinic that can give me my shot this week',
    },
    'insulin-now': {
      title: 'Make sure you have insulin',
      titleOn: 'Get more insulin before {date}',
      detail:
        'Don’t skip or stretch it. A clinic or pharmacist can help you find low-cost insulin. Out of it and feeling sick? Go to the emergency room or call 911.',
      say: 'I need insulin and supplies so I don’t run out. Can I be seen today? What will it cost?',
      ask211: 'low-cost insulin today',
    },
    'test-letter': {
      title: 'Get a letter for your medicine before a drug test',
      detail:
        'The letter should name you, the medicine, and who prescribes it. Give a copy to the people who test you, before the test. Keep the original.',
      say: 'I have a drug test coming up. Can you write a letter that says my medicine is prescribed?',
      who: 'the clinic that gives you your medicine',
    },
    'court-ready': {
      title: 'Get ready for your court date',
      titleOn: 'Get ready for court on {date}',
      detail:
        'Never skip court, and get there 30 minutes early. No lawyer? Ask now for a public defender or legal aid. Plan the ride.',
      say: 'I have a court date. What time and which room? How do I get a lawyer, an interpreter, or a ride?',
      who: 'your lawyer or the court clerk',
    },
    'know-the-rules': {
      title: 'Read your rules with your officer',
      detail: 'Ask about travel, curfew, people, phones, and tests. Ask for each rule in writing.',
      say: 'I want to do this right. Can we go over my rules so I know each one?',
      who: 'your officer',
    },
    'legal-aid': {
      title: 'Ask legal aid for a free lawyer',
      detail: 'They help with housing, family, debt, and old records. Bring every letter you have.',
      say: 'I need legal help and can’t pay for a lawyer. How do I apply?',
      ask211: 'a free lawyer',
    },
    'court-debt': {
      title: 'Ask the court what you owe',
      titleOn: 'Call about the payment due on {date}',
      detail:
        'Ask for a list of each fine and fee. If you can’t pay it all, ask for small payments or a hearing. Don’t just stop paying.',
      say: 'I want to know what I owe. Can I get a list, and a plan with small payments?',
      who: 'the court clerk',
    },
    'record-copy': {
      title: 'Ask for a copy of your record',
      detail:
        'See what employers and landlords see. Look for mistakes. If you may have a warrant, talk to a lawyer first.',
      say: 'I want a copy of my own record. How do I ask for it? Can the fee be waived?',
      ask211: 'help getting a copy of my record',
    },
    'record-clearing': {
      title: 'Ask if your record can be cleared',
      detail:
        'The rules aren’t the same in each state. A free legal clinic can read your record and tell you what you can do.',
      say: 'Can any of my record be cleared, and when? What do I bring?',
      ask211: 'free help clearing my record',
    },
    'vote-check': {
      title: 'Check if you can vote',
      detail:
        'Each state has its own rule. Ask before you register, since voting when you’re not eligible can be a crime.',
      say: 'Can I register to vote with my record? If not now, when?',
      ask211: 'the office that can tell me if I can vote',
    },
    'no-contact-check': {
      title: 'Check your no-contact order first',
      detail:
        'Don’t call, text, or send word through friends until you know the rule. Ask a lawyer how it can be changed.',
      say: 'I have a no-contact order. What am I allowed to do? How can I ask the judge to change it?',
      ask211: 'a free lawyer, because I have a no-contact order',
    },
    'child-case': {
      title: 'Get a lawyer for your child’s case',
      titleOn: 'Get ready for your child’s case on {date}',
      detail:
        'Ask the court for a lawyer before the hearing. Go to every visit and hearing. Do your case plan step by step. Keep proof of classes, tests, visits, and work.',
      say: 'I have a child welfare case. Can a lawyer help me before the hearing? What do I have to do next, and by when?',
      ask211: 'a free lawyer for my child welfare case',
    },
    'see-my-kids': {
      title: 'Take a first step to see your kids',
      detail:
        'Check for court orders first. Start small: a letter, a call, a short visit. Be on time and keep each promise.',
      say: 'I want to see my kids the right way. What steps do I take, and who can help?',
      ask211: 'help seeing my kids',
    },
    'child-support-call': {
      title: 'Call the child support office',
      detail:
        'Ask what you owe and what’s due each month. Tell them if your income is low. What you owe doesn’t go away by itself.',
      say: 'I want to take care of my child support. What’s my order now? What can I do if my income is low?',
      ask211: 'the child support office',
    },
    'child-support-change': {
      title: 'Ask to change your child support order',
      detail:
        'An order can change when your pay changes. Most of the time the change counts from the day you ask. So ask now, and pay what you can.',
      say: 'I’d like a review of my order, based on what I earn now. Which form do I need?',
      ask211: 'help changing my child support order',
    },
    'family-talk': {
      title: 'Have one calm talk with your family',
      detail: 'Say what you plan to do, and ask what they need from you. Trust comes back a bit at a time.',
      say: 'I want to do this right. Can we sit down for an hour this week?',
      who: 'someone in your family',
    },
    'peer-mentor': {
      title: 'Find a mentor who’s been there',
      detail: 'Someone who came home before you knows the way. They can go with you to hard places.',
      say: 'I’d like a mentor who’s been through this, too. How do I get one?',
      ask211: 'a mentor who came home from prison, too',
    },
    'healing-circle': {
      title: 'Ask about a healing circle',
      detail:
        'In a circle, people talk about harm and how to repair it. A trained guide leads it. Talk to your lawyer first if a case is open.',
      say: 'I’d like to join a healing circle. When and where is the next one?',
      ask211: 'a healing circle',
    },
    'make-amends': {
      title: 'Write down what you want to make right',
      detail:
        'Write it for yourself first and don’t send it. A guide can help you find a safe way that respects the other person.',
      say: 'I want to make amends in a safe way. Who can guide me?',
      ask211: 'someone to guide me in making amends',
    },
    'protective-order': {
      title: 'Ask about a protective order',
      detail:
        'A judge can order someone to stay away from you. Most courts help with the forms for free. The person gets a copy later, so plan where you’ll be safe first.',
      say: 'Someone is hurting or scaring me. How do I ask for a protective order? Can my address stay off the papers?',
      ask211: 'free help with a protective order',
    },
    'officer-new-address': {
      title: 'Ask your officer to change your address',
      detail:
        'Don’t stay in danger just because your officer has that address. Call in private and ask how to change it. The hotline can help you make the call.',
      say: 'I need to change my address because I’m not safe. How do I do it today? Please don’t tell the people at that address.',
      who: 'your officer',
    },
    'officer-where-i-sleep': {
      title: 'Tell your officer where you sleep',
      detail:
        'Call before you move, not after. If you have no address, ask what to write down. Note the day and who you talked to.',
      say: 'I want to tell you myself where I’m staying, before I move. What do I put as my address? Do you know of a bed or a program for me?',
      who: 'your officer',
    },
    'monitor-charge': {
      title: 'Plan where to charge your ankle monitor',
      detail:
        'Charge it at the same time each day. No plug? Ask a library or a day center. If it’s low or beeps, call before it dies.',
      say: 'Where and when should I charge my monitor, and who do I call if it gets low?',
      who: 'the monitor company or your officer',
    },
    'registry-register': {
      title: 'Register today, or find out your last day',
      titleOn: 'Register by {date}',
      detail:
        'You don’t have long, often just a few days. Call for the hours, then go in person with your release papers, today if you can, not after the weekend. Ask for a stamped copy.',
      say: 'I have to register. When and where do I come? What do I bring? What if I have no address yet?',
      who: 'the sheriff or police where you stay',
    },
    'tribal-office': {
      title: 'Call your tribe’s office',
      detail:
        'Ask for enrollment or social services. Your tribe may have its own help with ID, a clinic, housing, and food.',
      say: 'How do I get my tribal ID? What help do you have with housing, health, and food?',
      ask211: 'the number of my tribe’s office, and help for Native people',
      who: 'your tribe’s office (2-1-1 can find the number)',
    },
    'halfway-house-ask': {
      title: 'Ask the house staff about your next dates',
      titleOn: 'Talk to the house staff about {date}',
      detail:
        'Ask when you can leave, which pass you need to go out (for work, too), and which papers they can start for you. Get the answers in writing.',
      say: 'Can we go over my next date, a pass for work, and which papers you can start for me?',
      who: 'your case manager or the staff desk',
    },
    'kids-school': {
      title: 'Keep your kids in school',
      detail:
        'Kids without a steady home can stay in their school or start at a new one right away, even if papers are missing. Ask for a ride, too.',
      say: 'We don’t have a steady home right now. Can I talk to the homeless liaison about school and a ride?',
      who: 'the school office',
    },
    'day-ready': {
      title: 'Get ready for your appointment',
      titleOn: 'Get ready for {date}',
      detail:
        'Check the time, the place, and what to bring. Plan the ride now and leave early. If you can’t make it, call before, not after.',
      say: 'I’m coming in and want to be ready. What’s the time and place, and what do I bring?',
      who: 'the place you’re going to',
    },
    'dui-steps': {
      title: 'Get your list of steps after the DUI',
      detail:
        'The court and the license office each have a list: often a class, fees, and a device in the car. Ask both. Don’t drive until it’s clear.',
      say: 'I had a DUI and want to drive legally again. What’s left to do? Can I get a limited license for work?',
      ask211: 'help getting my license back after a DUI',
    },
  },
} as const satisfies PlanTexts
