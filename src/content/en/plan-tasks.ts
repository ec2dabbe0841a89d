import type { PlanTexts } from '#domain/planner/plan-texts.ts'
import { englishDays } from '../day-names.ts'

/** Text of the 30-day plan and of every task it can hold. Names of offices and numbers come from the facts. */
export const planTasks = {
  title: 'Your 30-day plan',
  opening: {
    hello:
      'You do not have to do it all at once. Take one step, then the next. If a day slips, start again from there.',
    strengths: 'What you bring: {words}',
    noStrengths: 'What you bring: you got this far. That takes strength, and it counts.',
    support: 'Who is with you: {words}',
    noSupport: 'You do not have to do this alone. Some of these steps are about finding good people.',
  },
  phases: {
    now: 'The next 72 hours: {from} to {to}',
    week1: 'Week 1: {from} to {to}',
    week2: 'Week 2: {from} to {to}',
    week3: 'Week 3: {from} to {to}',
    week4: 'Week 4: {from} to {to}',
  },
  dates: {
    ...englishDays,
    day: '{weekday}, {month} {day}',
    short: '{month} {day}',
    today: 'today',
    by: 'by {date}',
  },
  step: {
    where: 'Where: {place}',
    say: 'Say: “{words}”',
    callPerson: 'Call {who} and say: “{words}”',
    callOffice: 'Call {name} at {phone} and say: “{words}”',
    call211: 'Call 2-1-1 and say: “{words}”',
    startOnline: 'Start at {url} or call 2-1-1 and say: “{words}”',
    online: 'Online: {url}',
    office: 'The office: {name}',
    goal: 'You wrote: “{words}”',
  },
  closing:
    'Keep this plan where you can see it. Check off each step. For help near you, call 2-1-1. To talk with someone at any hour, call or text 988.',
  tasks: {
    'bed-tonight': {
      title: 'Find a bed for tonight',
      detail: 'Beds go early, so call now. If one place is full, ask who has room and if you can sit inside to wait.',
      say: 'I just got out and have no place to sleep. Is there a bed for me tonight? What time do I come, and do I need ID?',
    },
    'bed-with-kids': {
      title: 'Find a safe place tonight for you and your kids',
      detail: 'Ask for a family shelter, so you stay together. Call now, since rooms go early.',
      say: 'I have my kids with me and we have no place to sleep. Which family shelter has room tonight?',
    },
    'bed-for-veterans': {
      title: 'Call the line for veterans who need a home',
      detail: 'It is for anyone who served and may lose a place to live. It is open day and night.',
      say: 'I am a veteran. I just got out and I need a safe place to stay. What can you do for me today?',
    },
    'bed-check': {
      title: 'Make sure of your bed for tonight',
      detail:
        'Ask the person you stay with how many nights you have. Have one more place in mind in case it falls through.',
      say: 'I may need a bed soon. Which places take people who just got out, and how do I get on the list?',
    },
    'report-late': {
      title: 'Missed a report day? Get advice, then call',
      detail:
        'It is best not to wait. Ask a lawyer or public defender first if you can reach one today. Then call your officer the same day.',
      say: 'I missed a visit with my officer and I want to make it right. What should I say when I call?',
    },
    'report-officer': {
      title: 'Report to your officer',
      detail:
        'Your papers say when and where. Go as you are, even with no ID or phone. Office closed? Call and leave your name, birth date, and a number.',
      say: 'My name is on your list. I was just released and I want to report. When and where do I come?',
      who: 'the number on your release papers',
    },
    'report-if-supervised': {
      title: 'On parole or probation? Report today',
      detail:
        'If you are on parole or probation, your release papers have the day and the place. If you have no officer, check this off and go on.',
      say: 'I was just released. Do I have to report, and if so, when and where?',
      who: 'the number on your release papers',
    },
    'medicine-out': {
      title: 'Get your medicine before it runs out',
      detail:
        'Take the bottle to a drug store or clinic today. Some medicine is not safe to stop. If you feel very sick, go to the emergency room.',
      say: 'I just left prison and my medicine is almost gone. Can I be seen today, or get enough to last until my visit?',
    },
    'medicine-check': {
      title: 'Count your medicine',
      detail:
        'Write down how many days you have left. Book a visit now so you never run out. If you take none, check this off.',
      say: 'I just got home and need a doctor to keep my medicine going. What is the first day you can see me?',
    },
    'moud-now': {
      title: 'Keep your methadone or Suboxone going',
      detail:
        'Do not miss doses. It keeps you alive in these first weeks. Bring your papers and your last dose, if you know it.',
      say: 'I was just released and I take medicine for opioid use. Can I get my next dose today or tomorrow?',
    },
    'detox-safely': {
      title: 'Stop drinking or pills with help, not alone',
      detail: 'To quit all at once can be dangerous. If you shake a lot, see things, or have a seizure, call 911.',
      say: 'I want to stop and I do not want to do it alone. Is there a detox bed or a doctor for me today?',
    },
    naloxone: {
      title: 'Get naloxone (Narcan) and keep it close',
      detail:
        'After time inside, your body takes much less. Naloxone can save a life, yours or a friend’s. Many places give it for free.',
      say: 'I would like free naloxone. Do you have it, and can you show me how it works?',
    },
    'papers-safe': {
      title: 'Put your release papers in one safe place',
      detail:
        'They help prove who you are. Take a photo of each page. If you lost them, ask the prison records office or your officer for a copy.',
      say: 'I was released from there and I lost my papers. How do I get a copy of my release papers?',
      who: 'the prison or jail you left',
    },
    'food-today': {
      title: 'Eat today',
      detail: 'Meal sites and pantries help right away. Most do not ask for ID.',
      say: 'I just got out and I need food today. Where can I eat near here, and what time?',
    },
    'phone-now': {
      title: 'Get a number where people can reach you',
      detail:
        'A friend’s phone or a shelter desk is fine for now. Give the same number to your officer and each office.',
      say: 'I have no phone right now. Where can I make free calls and get messages near here?',
    },
    'clothes-and-shower': {
      title: 'Get clean clothes and a shower',
      detail: 'Ask for shoes, a coat, soap, and a place to wash. You can ask for all of it in one stop.',
      say: 'I just got out and need clothes, soap, and a shower. Where can I get them for free?',
    },
    'ride-plan': {
      title: 'Plan your rides for this week',
      detail: 'Look up the bus to your officer, the clinic, and the first offices. Leave early the first time.',
      say: 'I have no car. How do I get a ride to my visits this week, and is there a low fare?',
    },
    'mail-address': {
      title: 'Get a mail address',
      detail: 'ID cards and benefits come by mail. A shelter, a church, or family may let you use theirs.',
      say: 'I have no home right now. Can I use your address for my mail, or do you know who can help?',
    },
    'keep-dates': {
      title: 'Write all your dates in one place',
      detail: 'Put each visit, court day, and class on one page or in your phone. Look at it each night.',
      say: 'I have a lot of visits to keep. Can you remind me the night before?',
      who: 'someone you trust',
    },
    'call-211': {
      title: 'Call 2-1-1 to find help near you',
      detail: 'One call finds food, beds, rides, and reentry help. It is free, and you can call more than once.',
      say: 'I just got out and I am starting over. What help is there for me in this ZIP code?',
    },
    'birth-certificate': {
      title: 'Ask for your birth certificate',
      detail:
        'It opens the way to your other papers. It must come from the state where you were born. If that is another state, ask that one.',
      say: 'I need a copy of my birth certificate and I have no photo ID. What do you take instead, and can the fee be waived?',
    },
    'social-security-card': {
      title: 'Ask for your Social Security card',
      detail:
        'The card is free. Ask first which proof they take, since a prison card alone is not enough. It comes by mail.',
      say: 'I was just released and need a new Social Security card. Which papers will you take from me?',
    },
    'state-id': {
      title: 'Get your state ID',
      detail:
        'Bring the real papers, not copies: birth certificate, Social Security card, and mail with your name. Ask if the fee is free for people who just got out.',
      say: 'I want a state ID. Which papers do I bring, do I need a set time, and is there a free ID for me?',
    },
    'license-check': {
      title: 'Find out what holds your license',
      detail: 'Ask for each hold and each fee by name. Do not drive until it is clear.',
      say: 'I want my license back. What is on hold, what do I owe, and what is the first step?',
    },
    'license-back': {
      title: 'Take the next step to get your license back',
      detail: 'Clear one hold at a time. If you cannot pay it all, ask for a payment plan.',
      say: 'I cleared what I could. What is left before I can drive, and can I take the test?',
    },
    'bus-pass': {
      title: 'Ask for a free or low-cost bus pass',
      detail: 'Your officer, the job center, and reentry groups often have passes. You may also get a low fare.',
      say: 'I need to get to work and to my visits. Do you have bus passes, or a low fare for me?',
    },
    'immigration-lawyer': {
      title: 'Talk to an immigration lawyer first',
      detail:
        'A record can change your case. See a trained lawyer before you sign or send a form. Stay away from notarios.',
      say: 'I have a record and I need advice on my immigration case. Can I see a lawyer for free or low cost?',
    },
    'housing-programs': {
      title: 'Ask two housing programs for a spot',
      detail:
        'Ask to be put on the list, even if it is full today. Write down who you talked to and when to call back.',
      say: 'I am home from prison and looking for a room in your program. Do you have a spot, and how do I apply?',
    },
    'family-lease': {
      title: 'Check the lease where you stay',
      detail:
        'Ask your family to read the rules on guests. In public housing, the office may need to say yes first. That keeps their home safe.',
      say: 'I am staying with family who rents. What do we have to do so it is allowed and nobody gets in trouble?',
    },
    'housing-list': {
      title: 'Get on a list for low-cost housing',
      detail: 'The wait can be long, so start now. A record does not always close the door. Ask what they look at.',
      say: 'I want to apply for low-cost housing. Is the list open, and how do you look at a record?',
    },
    'room-search': {
      title: 'Look at three rooms or shared homes',
      detail: 'Tell the owner about your record in a few calm words. Never send money before you see the place.',
      say: 'I am looking for a room I can pay for. Who rents to people with a record near here?',
    },
    'deposit-help': {
      title: 'Ask for help with the first rent',
      detail: 'Some groups pay part of a deposit. Ask before you sign, since most do not pay after.',
      say: 'I found a place and need help with the deposit. Who can help, and what do I bring?',
    },
    'eviction-help': {
      title: 'Get legal help with the eviction now',
      detail: 'Do not move out yet and do not miss the court day. Bring the notice and your lease.',
      say: 'I got a notice to leave my home. The date is on it. Can a lawyer help me before that day?',
    },
    'registry-address': {
      title: 'Get your address approved before you move',
      detail:
        'Ask your officer and the police desk which places are okay and by what day you must sign up. Get the answer in writing.',
      say: 'I am on the registry and need a place where I am allowed to live. Who can tell me the rules here?',
    },
    'apply-snap': {
      title: 'Apply for food help (SNAP)',
      detail:
        'Do not wait for ID or an address. If you have almost no money, ask for fast help. Not a US citizen? Ask legal aid first.',
      say: 'My income is very low and I want to apply for SNAP. Can I get the fast kind?',
    },
    'cash-aid': {
      title: 'Ask about cash aid',
      detail: 'Some counties help adults with no income. Parents with kids may get more. It is okay to ask.',
      say: 'I have no income. What cash aid can I apply for in this county?',
    },
    'disability-benefits': {
      title: 'Ask to start SSI or disability again',
      detail: 'If you had it before, it may start again. Bring your release papers and the names of your doctors.',
      say: 'I was just released and I cannot work because of my health. How do I start or restart my benefits?',
    },
    'veterans-benefits': {
      title: 'Ask for your veterans benefits',
      detail: 'Prison may have cut your pay, not your rights. Health care may still be open to you.',
      say: 'I am a veteran and I was just released. How do I turn my benefits and health care back on?',
    },
    'small-budget': {
      title: 'Make a small budget',
      detail: 'Write what comes in and what must go out. Put food, a bed, and rides first.',
      say: 'I want free help to make a simple budget. Who can sit down with me?',
    },
    'credit-report': {
      title: 'Look at your free credit report',
      detail: 'Check that all of it is yours. If someone used your name while you were away, you can fix it.',
      say: 'I want my free credit report. How do I get it by mail or by phone?',
    },
    'bank-account': {
      title: 'Open a bank account',
      detail: 'Ask for one with no fees and a second chance if you had trouble before. Bring your ID.',
      say: 'I want an account with no monthly fee. Do you open one for people who had bank trouble?',
      who: 'a bank or credit union near you',
    },
    'job-center': {
      title: 'Visit a job center',
      detail: 'It is free. Ask for the person who helps people with a record. They know who is hiring.',
      say: 'I have a record and I want to work. Who helps people with a record, and when can I come in?',
    },
    'officer-work-okay': {
      title: 'Ask your officer about work',
      detail: 'Ask what jobs, hours, and places are okay before you start. Get the answer in writing.',
      say: 'I am looking for work. Is there any job or shift I need your okay for?',
      who: 'your officer',
    },
    resume: {
      title: 'Make a one-page resume',
      detail: 'Count the work and classes you did inside. Ask the job center to look it over.',
      say: 'I need help with a resume. I have some years away to explain. Can someone sit with me?',
    },
    'record-answer': {
      title: 'Practice your answer about your record',
      detail: 'Keep it short: what happened, what changed, why you want this job. Say it out loud three times.',
      say: 'I want to practice how to talk about my record. Can someone do that with me?',
    },
    'fair-chance-list': {
      title: 'List five places that hire people with a record',
      detail: 'Think of food plants, building, cleaning, moving, and kitchens. Ask people who came home before you.',
      say: 'Which bosses near here give people with a record a fair chance?',
    },
    'apply-jobs': {
      title: 'Apply to three jobs',
      detail:
        'Take the top three from your list. Write down the place, the day, and who you talked to. Call back after a week.',
      say: 'I want to apply for work this week. Can you help me send in three forms?',
    },
    'interview-practice': {
      title: 'Practice one interview',
      detail: 'Ask a friend or the job center to play the boss. Have one good story about hard work.',
      say: 'I may have an interview soon. Can I practice with someone?',
    },
    'work-papers': {
      title: 'Get your papers ready for the first day of work',
      detail:
        'A boss must see proof of who you are and that you may work. ID and your Social Security card are enough for most people.',
      say: 'I will start work soon. Which papers do I show on day one?',
    },
    'keep-the-job': {
      title: 'Make your job and your visits fit',
      detail:
        'Tell your boss and your officer about days that clash, before they come. Ask for a note when you need one.',
      say: 'I work and I have visits to keep. How can I plan both so I miss no shift and no visit?',
    },
    'own-business': {
      title: 'Write your business plan on one page',
      detail: 'What do you sell, who buys it, what does it cost to start? Ask your officer first if you have one.',
      say: 'I want to start a small business. Who gives free advice near here?',
    },
    'free-training': {
      title: 'Ask about free job training',
      detail:
        'Ask which classes lead to a real job and if your record is a problem for that work. Do this before you sign up.',
      say: 'I want to learn a trade. Which free classes start soon, and does a record matter for that job?',
    },
    ged: {
      title: 'Sign up for a GED class',
      detail:
        'Classes are free in many places, and you can start at your own level. Ask if classes you took inside count.',
      say: 'I want to get my GED. When is the next free class, and what do I bring?',
    },
    'money-for-school': {
      title: 'Ask about college and money to pay for it',
      detail: 'A record does not block a Pell Grant. The form is called FAFSA, and it is free.',
      say: 'I want to go to school. Can you help me fill out the FAFSA and pick a class?',
    },
    'english-class': {
      title: 'Sign up for a free English class',
      detail: 'Many libraries and schools have them at night. You can start at any level.',
      say: 'I want to learn English. When is the next free class?',
    },
    'library-card': {
      title: 'Get a library card',
      detail: 'You get free computers and Wi-Fi. Ask them to help you set up an email, too.',
      say: 'I would like a library card. What do I need if I do not have ID yet?',
    },
    'phone-discount': {
      title: 'Ask for a low-cost phone plan',
      detail:
        'If you get SNAP or Medicaid, you may get money off each month. Be careful with people who sell it on the street.',
      say: 'I want to apply for Lifeline. What do I need to show?',
    },
    'computer-class': {
      title: 'Take a free computer class',
      detail: 'A few hours make forms and job sites much easier. No one starts as an expert.',
      say: 'I have been away and I want to learn computers. When is the next free class?',
    },
    'apply-medicaid': {
      title: 'Apply for Medicaid for your health care',
      detail:
        'Do not wait for ID. Say the day you got out, and ask if your old plan is only on hold. Not a US citizen? Ask legal aid first.',
      say: 'I was just released. Is my Medicaid on hold? If not, I want to apply now.',
    },
    'clinic-visit': {
      title: 'Book a checkup at a health center',
      detail: 'You pay by what you can. Tell them about pain, teeth, and any medicine you take.',
      say: 'I need a doctor. When is the first visit, and what will I pay with no income?',
    },
    'pregnancy-care': {
      title: 'Book your first pregnancy visit',
      detail:
        'Care is there even before Medicaid starts. Ask about WIC for food. If you bleed or have bad pain, go to the emergency room now.',
      say: 'I am pregnant and just came home. What is the first day I can be seen?',
    },
    'know-988': {
      title: 'Save 988 in your phone',
      detail: 'You can call or text at any hour when it gets too heavy. You do not have to be in danger to call.',
      say: 'I just need to talk to someone right now.',
    },
    counselor: {
      title: 'Book a first talk with a counselor',
      detail:
        'Coming home is hard, and you do not have to carry it alone. If one place has a long wait, ask for the next.',
      say: 'I would like to talk with a counselor. When is the first visit, and what does it cost?',
    },
    'find-treatment': {
      title: 'Call a treatment program',
      detail: 'You can ask with no shame. Ask about the wait, the cost, and medicine that helps with cravings.',
      say: 'I want help to stay clean. When can I start, and do you take people with no money yet?',
    },
    'first-meeting': {
      title: 'Go to one recovery meeting',
      detail: 'You do not have to speak. Sit, listen, and ask one person for a number you can call.',
      say: 'I am new. When and where is the next meeting?',
    },
    'hard-moment-plan': {
      title: 'Write a plan for hard moments',
      detail: 'Write three people to call, two places to go, and one thing that calms you. Keep it in your pocket.',
      say: 'I want a plan for when a craving hits. Can someone make it with me?',
    },
    'recovery-coach': {
      title: 'Ask for a recovery coach',
      detail: 'A coach has been there and stays in touch with you. Most do it for free.',
      say: 'I am new in recovery and would like a coach or peer. How do I get one?',
    },
    'warrant-lawyer': {
      title: 'Talk to a public defender about the warrant',
      detail:
        'A lawyer can look it up and tell you how to fix it. Do this before you give fingerprints or go to an office that checks names.',
      say: 'I think I have an open warrant and I want to clear it. What is the safest way?',
      who: 'the public defender in your county',
    },
    'court-ready': {
      title: 'Get ready for your court day',
      detail:
        'Check the day, the time, and the room. Plan the ride now. No lawyer? Ask the court for a public defender before that day.',
      say: 'I have a court day coming. What time must I be there, and can I talk with my lawyer before?',
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
      say: 'I have a record and need legal help. My income is low. How do I apply?',
    },
    'court-debt': {
      title: 'Ask the court what you owe',
      detail:
        'Ask for a list of each fine and fee. If you cannot pay it all, ask for small payments or a hearing. Do not just stop.',
      say: 'I want to know what I owe. Can I get a list, and a plan with small payments?',
      who: 'the court clerk',
    },
    'record-copy': {
      title: 'Ask for a copy of your record',
      detail:
        'See what bosses and landlords see. Look for mistakes. If you may have a warrant, talk to a lawyer first.',
      say: 'I want a copy of my own record. How do I ask for it, and can the fee be waived?',
    },
    'record-clearing': {
      title: 'Ask if your record can be cleared',
      detail:
        'The rules are not the same in each state. A free clinic can read your record and tell you what is open to you.',
      say: 'I have a copy of my record. Can I get any of it cleared, and when?',
    },
    'vote-check': {
      title: 'Check if you can vote',
      detail:
        'The rule is not the same in each state. Ask before you sign up. To vote when it is not allowed can be a crime.',
      say: 'I have a record. Can I sign up to vote now, and if not, when?',
    },
    'safe-from-harm': {
      title: 'Make a plan to be safe',
      detail: 'It is not your fault. Use a phone that no one checks. In danger now? Call 911.',
      say: 'I am not safe with someone close to me. Can you help me make a plan?',
    },
    'no-contact-check': {
      title: 'Check your no-contact order first',
      detail:
        'Do not call, text, or send word through friends until you know the rule. Ask a lawyer how it can be changed.',
      say: 'I have a no-contact order. What am I allowed to do, and how can I ask the judge to change it?',
    },
    'child-case': {
      title: 'Call your lawyer about your child’s case',
      detail: 'Go to each visit and each court day. Ask for your plan in writing, and keep proof of each step.',
      say: 'I have a case about my child. Who is my lawyer, and what are the next steps and dates?',
    },
    'see-my-kids': {
      title: 'Take a first step to see your kids',
      detail:
        'Check for court orders first. Start small: a letter, a call, a short visit. Be on time and keep each promise.',
      say: 'I want to see my kids again in the right way. Which steps do I take, and who can help?',
    },
    'child-support-call': {
      title: 'Call the child support office',
      detail: 'Tell them you are out. Ask what you owe and what is due each month. It does not go away by itself.',
      say: 'I was just released and have very little income. What is my order now, and what can I do?',
    },
    'child-support-change': {
      title: 'Ask to change your child support order',
      detail:
        'Your order can change when your pay changes. It counts from the day you ask, so ask now and pay what you can.',
      say: 'My income changed. I would like a review of my order. Which form do I need?',
    },
    'family-talk': {
      title: 'Have one calm talk with your family',
      detail: 'Say what you plan and ask what they need from you. Trust comes back a bit at a time.',
      say: 'I am home and I want to do this right. Can we sit down for an hour this week?',
      who: 'someone in your family',
    },
    'one-person': {
      title: 'Pick one person to talk to each week',
      detail: 'Choose someone who wants good things for you. A set day makes it easy.',
      say: 'I am working on a plan. Can I call you once a week and tell you how it goes?',
      who: 'that person',
    },
    'peer-mentor': {
      title: 'Find a mentor who has been there',
      detail: 'Someone who came home before you knows the way. They can go with you to hard places.',
      say: 'I came home from prison and would like a mentor who has been through it. How do I get one?',
    },
    'healing-circle': {
      title: 'Ask about a healing circle',
      detail:
        'In a circle, people talk about harm and how to repair it. A trained guide leads it. Talk to your lawyer first if a case is open.',
      say: 'I would like to join a healing circle. Is there one near here for people who came home?',
    },
    'make-amends': {
      title: 'Write down what you want to make right',
      detail:
        'Write it for yourself first and do not send it. A guide can help you find a safe way that respects the other person.',
      say: 'I want to make amends in a safe way. Who can guide me?',
    },
    'reentry-program': {
      title: 'Meet with a reentry program',
      detail: 'One person there can help with many of these steps. Bring this plan with you.',
      say: 'I came home from prison. Is there someone who can work with me on housing, papers, and a job?',
    },
    'check-benefits': {
      title: 'Check on your SNAP and Medicaid',
      detail:
        'If you have not heard, call. If they said no, you can ask for an appeal, so look at the date on the letter.',
      say: 'I applied some weeks ago. Where does my case stand, and do you need more papers from me?',
      who: 'the number on your letter',
    },
    'follow-up': {
      title: 'Call back the places that did not answer',
      detail: 'A second call often works. Ask for a name and write down the day.',
      say: 'I called you some weeks ago and I still need help. Who can I talk to today?',
      who: 'each place that has not called back',
    },
    'three-month-goal': {
      title: 'Look at your goals for three months',
      detail: 'Check off what you did. Be proud of it. Then pick the next three steps and give each one a day.',
      say: 'I made it through my first plan. Can you help me pick the next steps?',
      who: 'someone who believes in you',
    },
  },
} as const satisfies PlanTexts
