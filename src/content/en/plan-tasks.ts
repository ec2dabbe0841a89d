import type { TodayTexts } from '#domain/planner/plan-texts.ts'
import { englishDays } from '../day-names.ts'

/** The part of the plan's texts that “Today” shows; the rest is in `content/plan`, which phones do not fetch. */
export const planTasks = {
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
    say211: 'I’m in {county}. I need {what}. Who can help me?',
    say211Anywhere: 'I need {what}. Who can help me near here?',
    noPlace: 'We don’t have a place for this listed near you yet.',
    startOnline: 'Start at {url} or call 2-1-1 and say: “{words}”',
    online: 'Online: {url}',
    office: 'The office: {name}',
    goal: 'You wrote: “{words}”',
    ownWords: 'Also tell them: “{words}”',
  },
  tasks: {
    'bed-tonight': {
      title: 'Find a bed for tonight',
      detail:
        'Beds fill up early, so call now. If one place is full, ask who has room and if you can sit inside to wait.',
      say: 'Do you have a bed for me tonight? What time should I come, and what do I bring?',
      ask211: 'a shelter bed for tonight',
    },
    'bed-check': {
      title: 'Check where you’ll sleep tonight',
      detail:
        'Not sure about tonight? Call now, since beds fill up early. If you have a place, ask how many nights you can stay, and have a backup.',
      say: 'I may need a bed soon. Do you have room? How do I get on the list?',
      ask211: 'a backup in case I have no bed tonight',
    },
    'report-officer': {
      title: 'Report to your officer',
      titleOn: 'See your officer on {date}',
      detail:
        'Bring your papers from jail or court; they tell you what to do. Go as you are, even with no ID. Closed? Call and leave your name, birth date, and a number.',
      say: 'I’m calling to check in. When and where do I report, and what do I bring?',
      who: 'your officer (the number is on your papers)',
    },
    'report-if-supervised': {
      title: 'On parole or probation? Find out when to report',
      detail:
        'Your court or release papers have the day and the place. It can be as soon as tomorrow. If you have no officer, check this off and go on.',
      say: 'I want to be sure I do this right. Do I have to report? If so, when and where?',
      who: 'the number on your court or release papers',
    },
    'medicine-out': {
      title: 'Get your medicine before it runs out',
      titleOn: 'Get more medicine before {date}',
      detail:
        'Take the bottle to a pharmacy or clinic today. Some medicine isn’t safe to stop all at once. If you feel very sick, go to the emergency room.',
      say: 'My medicine is almost gone. Can I be seen today, or get enough to last until my visit?',
      ask211: 'a clinic that can refill my medicine today',
    },
    'medicine-check': {
      title: 'Count your medicine',
      detail:
        'Write down how many days you have left. Book a visit now so you never run out. If you take none, check this off.',
      say: 'I need a doctor to keep my medicine going. What’s the first day you can see me?',
      ask211: 'a clinic that can keep my medicine going',
    },
    naloxone: {
      title: 'Get naloxone (Narcan) and keep it close',
      detail:
        'After a break, your body can take much less. Naloxone can save a life, yours or a friend’s. Many places give it out for free.',
      say: 'I’d like free naloxone. Do you have it, and can you show me how it works?',
      ask211: 'free naloxone',
    },
    'papers-safe': {
      title: 'Put your release papers in one safe place',
      detail:
        'They help prove who you are. Take a photo of each page. If you lost them, ask the place that held you for a copy.',
      say: 'I need a copy of my release papers. How do I ask for it?',
      who: 'the prison or jail that held you',
    },
    'food-today': {
      title: 'Eat today',
      detail: 'Meal sites and pantries help right away. Most don’t ask for ID.',
      say: 'I need food today. When can I come, and do I need to bring anything?',
      ask211: 'food today',
    },
    'phone-now': {
      title: 'Get a number where people can reach you',
      detail: 'A friend’s phone or a shelter desk is fine for now. Give the same number to each office you talk to.',
      say: 'Where can I make free calls and get messages around here?',
      ask211: 'a place to make free calls and get messages',
    },
    'clothes-and-shower': {
      title: 'Get clean clothes and a shower',
      detail: 'Ask for shoes, a coat, soap, and a place to wash. You can ask for all of it in one stop.',
      say: 'I need clean clothes, soap, and a shower. When can I come by?',
      ask211: 'clean clothes and a shower',
    },
    'mail-address': {
      title: 'Get a mailing address',
      detail: 'ID cards and benefits come by mail. A shelter, a church, or someone you trust may let you use theirs.',
      say: 'I don’t have an address right now. Can I get my mail here, or do you know who can help?',
      ask211: 'an address where I can get my mail',
    },
    'call-211': {
      title: 'Call 2-1-1 to find help near you',
      detail: 'One call finds food, beds, rides, and reentry help. It’s free, and you can call more than once.',
      say: 'I’m starting over. What help is there for me in this ZIP code?',
      ask211: 'help getting back on my feet',
    },
    'birth-certificate': {
      title: 'Ask for your birth certificate',
      detail:
        'You’ll need it to get your other papers. It comes from the state where you were born, so ask that state.',
      say: 'I need a copy of my birth certificate. What proof do you take if I have no photo ID? Can you waive the fee?',
      ask211: 'help getting my birth certificate',
    },
    'social-security-card': {
      title: 'Ask for your Social Security card',
      detail:
        'The card is free and comes by mail. Ask first which proof they take. A prison ID may not be enough by itself.',
      say: 'I need a new Social Security card. Which papers will you accept?',
      ask211: 'help to get my Social Security card',
    },
    'state-id': {
      title: 'Get your state ID',
      detail:
        'Bring the real papers, not copies: birth certificate, Social Security card, and mail with your name. Ask if you can get it for free.',
      say: 'I want a state ID. Which papers do I bring? Do I need an appointment? Can I get it for free?',
      ask211: 'help getting a state ID',
    },
    'housing-programs': {
      title: 'Ask two housing programs for a spot',
      detail: 'Ask to be put on the list, even if it’s full today. Write down who you talked to and when to call back.',
      say: 'I’m looking for a spot in your program. Do you have an opening? How do I apply?',
      ask211: 'a housing program that takes people with a record',
    },
    'apply-snap': {
      title: 'Apply for food help (SNAP)',
      detail:
        'Don’t wait for ID or an address. If you have almost no money, ask for emergency SNAP. Not a US citizen? Ask legal aid first.',
      say: 'I’d like to apply for SNAP. Can I get emergency (expedited) SNAP? What do you need from me?',
      ask211: 'help applying for SNAP',
    },
    'small-budget': {
      title: 'Make a small budget',
      detail: 'Write down what comes in and what has to go out. Rent, food, and rides come first.',
      say: 'I’d like free help making a simple budget. Who can sit down with me?',
      ask211: 'free help with a budget',
    },
    'bank-account': {
      title: 'Open a bank account',
      detail: 'Ask for one with no fees, or a “second chance” account if you had trouble before. Bring your ID.',
      say: 'I want an account with no monthly fee. Can I open one if I’ve had trouble with a bank before?',
      who: 'a bank or credit union near you',
    },
    'job-center': {
      title: 'Visit a job center',
      detail: 'It’s free. Ask for the person who helps people with a record. They know who’s hiring.',
      say: 'I’m looking for work. Who helps people with a record there, and when can I come in?',
      ask211: 'a job center that helps people with a record',
    },
    'library-card': {
      title: 'Get a library card',
      detail: 'You get free computers and Wi-Fi. Ask them to help you set up an email, too.',
      say: 'I’d like a library card. What do I bring if I don’t have ID?',
      ask211: 'a library with free computers',
    },
    'phone-discount': {
      title: 'Ask for a low-cost phone plan',
      detail:
        'If you get SNAP or Medicaid, you may get money off your bill each month. Be careful with people who sell it on the street.',
      say: 'I want to apply for Lifeline. What do I need to show?',
      ask211: 'a low-cost phone plan',
    },
    'apply-medicaid': {
      title: 'Apply for Medicaid for your health care',
      detail:
        'Don’t wait for ID. If you had it before, ask if it’s only on hold. Not a US citizen? Ask legal aid first.',
      say: 'I want to get on Medicaid. Is my old coverage just on hold? If not, how do I apply now?',
      ask211: 'help applying for Medicaid',
    },
    'clinic-visit': {
      title: 'Book a checkup at a health center',
      detail: 'You pay based on your income. Tell them about any pain, tooth trouble, or medicine you take.',
      say: 'I need a doctor. When is your first opening, and what will I pay if my income is low?',
      ask211: 'a low-cost health center',
    },
    'one-person': {
      title: 'Pick one person to talk to each week',
      detail: 'Choose someone who wants good things for you. A set day makes it easy.',
      say: 'I’m working on a plan. Can I call you once a week and tell you how it goes?',
      who: 'that person',
    },
    'reentry-program': {
      title: 'Meet with a reentry program',
      detail: 'One person there can help with many of these steps. Bring this plan with you.',
      say: 'Is there someone who can work with me on housing, papers, and work? How do I sign up?',
      ask211: 'a reentry program with a case manager',
    },
    'check-benefits': {
      title: 'Check on your SNAP and Medicaid',
      detail: 'If you haven’t heard back, call. If they said no, you can appeal, so look at the date on the letter.',
      say: 'I’m calling about my application. Where does it stand, and do you need more papers from me?',
      who: 'the number on your letter',
    },
    'follow-up': {
      title: 'Call back the places that didn’t answer',
      detail: 'A second call often works. Ask for a name and write down the day.',
      say: 'I called you before and I still need help. Who can I talk to today?',
      who: 'each place that hasn’t called back',
    },
    'three-month-goal': {
      title: 'Look at your three-month goals',
      detail: 'Check off what you did. Be proud of it. Then pick the next three steps and give each one a day.',
      say: 'I made it through my first plan. Can you help me pick the next steps?',
      who: 'someone who believes in you',
    },
  },
} as const satisfies TodayTexts
