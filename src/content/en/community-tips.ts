/** Initial tips on the community page. Each repeats what one of our guides says (`domain/community/staff-tips.ts`). */
export const communityTips = {
  papersInOrder:
    'One paper helps you get the next. A good order: release papers, birth certificate, Social Security card, state ID. Ask for the birth certificate first. It can take from one day to 8 weeks.',
  keepPapersSafe:
    'Keep papers dry in a zip bag inside a hard folder. Carry only your ID and a copy of your release papers. Never hand your real papers to a boss or a landlord to hold. Give a copy.',
  mailAddress:
    'No home? You can still get mail. Ask a shelter or day center: “Can I get mail here?” In many towns the main post office holds mail too. Ask for “General Delivery”.',
  bedTonight:
    "Beds fill up early. Call 2-1-1 in the morning if you can. Ask: “What time is check-in? Do I need an ID? Can you call them for me?” If it's full, ask for the next one.",
  foodPantry:
    "Go to a food pantry early, since food can run out. Bring two strong bags. You can use more than one pantry. If you can't cook, say so. They may have ready-to-eat food.",
  applySnap:
    'Almost no money? When you ask for SNAP, say: “Please check me for expedited SNAP.” It can come in 7 days. Turn in the form first. You can add papers later.',
  libraryComputers:
    "At the library, ask: “Can I get a guest pass for a computer?” Many don't ask for a card. Sign out of your email before you leave, and don't save your password there.",
  recordQuestion:
    "Asked about your record in an interview? Keep it under one minute: own it in a few words, say what changed, say what you bring. Then stop and let them ask. Don't lie.",
  federalBonding:
    "Is the boss worried? Federal bonding is free for you and for the boss. It covers the first six months. Ask your job center if it's available in your state before you offer it.",
  jobScams:
    "If you must pay before you start, it's a big sign of a fake job. So is a check if they want you to send some of it back. Look up the company yourself and call its main number.",
  ged: 'Did you pass parts of the GED inside? They often still count. Ask for your scores. Also ask: “Is there help paying for the test?” Many programs have it.',
  healthCenter:
    "A community health center sees everyone. You pay what you can. Ask for help with Medicaid while you're there. No opening soon? Ask them to call you if someone cancels.",
  medicine:
    'Act before your last dose. Count what is left and write down the day it runs out. Ask a pharmacy for an emergency supply. In many states they can give one for some medicines.',
  medicalRides:
    'If you have Medicaid, it pays for rides to care you need when you have no other way. Book a few days ahead. Book the ride home too, and write down the trip number.',
  noCar:
    "Many bus lines charge less if you have low income. Ask: “What proof do you need?” Do a practice ride before your first day. Don't drive with no license “just once”.",
  missedVisit:
    'Missed an appointment with your officer? Call your lawyer first. Then call your officer the same day: “I missed my appointment. I want to fix it.” Save proof, like a note about a late bus.',
  legalAid:
    'Legal aid is free if your income is low. Call when they open, since lines are long. Keep it short: what the problem is, and your court date. If they say no, ask: “Who else can help?”',
  childSupport:
    "Your child support order doesn't change by itself when your pay goes down. Call the office now and say: “I need a review of my order.” Keep paying what you can until the new order is signed.",
  naloxone:
    "Keep naloxone where everyone can find it, not locked up. You can buy it with no prescription, and it's often free at health departments. Call 2-1-1 and ask. If someone won't wake up, call 911.",
  peerMentor:
    "A peer mentor has been inside and made it home. Ask a reentry group or 2-1-1 for “peer support”. If you're on supervision, ask your officer to okay the program in writing.",
} as const
