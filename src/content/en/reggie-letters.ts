/** Short letters that Reggie writes when somebody asks for one; the blanks are theirs to fill in. */
export const reggieLetters = {
  intro: "Here is a letter you can copy. Fill in the blanks and change what isn't true for you.",
  close: 'Keep a copy, and write down the day you gave it to them.',
  judgeFines:
    "Dear Judge ___:\n\nMy name is ___ and my case number is ___. I owe $___ in fines and fees. I want to pay, but I can't pay that amount now.\n\nI earn $___ a month. My rent, food, and other bills come to $___. I have ___ children at home.\n\nPlease lower what I owe, or let me pay $___ a month or do community service. I have proof of my income and my bills, and I can come to a hearing.\n\nThank you for your time.\n\nName, address, phone, date",
  judgeEnd:
    "Dear Judge ___:\n\nMy name is ___ and my case number is ___. I have been on supervision since ___. I'm asking you to end it early.\n\nI've kept my visits, paid $___, and finished ___. I work at ___ and live at ___. I haven't had a new case.\n\nI'm adding letters from ___ and my certificates. I'm ready to come to a hearing.\n\nThank you for reading this.\n\nName, address, phone, date",
  officerTravel:
    "Hello Officer ___,\n\nI'm asking for a written travel pass. I'd like to go to ___ from ___ to ___ to see ___. I'll stay at ___, and I'll travel by ___. My phone will be ___.\n\nI'll check in whenever you say. Please tell me yes or no in writing, and if I need anything else.\n\nThank you.\n\nName and date",
  officer:
    "Hello Officer ___,\n\nThis is ___. I'm writing about ___.\n\nI'm asking to ___, because ___. I'm adding ___ as proof.\n\nPlease answer me in writing by ___, so I do it right. My phone is ___.\n\nThank you.\n\nName and date",
  landlord:
    "Dear ___:\n\nI'd like to rent the place at ___. I want you to hear this from me first: in ___ I was convicted of ___. Since then I've ___.\n\nI work at ___ and earn $___ a month. I can pay the rent on time. You can call ___ at ___, who knows me well.\n\nPlease look at who I am today. I'd be glad to meet you.\n\nThank you.\n\nName and phone",
  employer:
    "Dear ___:\n\nThank you for looking at me for the ___ job. I want to be honest. In ___ I was convicted of ___. I took responsibility, and since then I've ___.\n\nI'm good at ___, I show up on time, and I'm ready to start. ___ at ___ can tell you how I work.\n\nI hope you'll give me the chance to show you.\n\nThank you.\n\nName and phone",
  support:
    "To the child support office:\n\nMy name is ___ and my case number is ___. I'm asking you to review my order.\n\nI was locked up from ___ to ___. Now I earn $___ a month, and I can't pay $___. I want to pay an amount I can keep up.\n\nI'm adding my release papers and my pay stubs. Please send me the form and tell me the date of any hearing.\n\nThank you.\n\nName, address, phone, date",
  appeal:
    "To the benefits office:\n\nMy name is ___ and my case number is ___. On ___ you sent me a notice that says ___. I don't agree, and I'm asking for a hearing.\n\nI think it's wrong because ___. I'm adding ___.\n\nPlease keep my benefits going until the hearing if the rules allow it. Send me a copy of my file.\n\nThank you.\n\nName, address, phone, date",
  dispute:
    "To ___:\n\nMy name is ___ and I was born on ___. Your report from ___ has a mistake: it says ___. That isn't mine, or it isn't right, because ___.\n\nI'm adding ___ as proof. Please look into it, fix it, and send me a new copy. Please also tell everyone who got the wrong report.\n\nThank you.\n\nName, address, phone, date",
  family:
    "Dear ___,\n\nI think about you every day. I know my choices hurt you, and I'm sorry. You didn't do anything wrong.\n\nI'm not asking you for anything. I'm working on ___, one day at a time. When you're ready, I'd like to hear how you are. You can write me at ___ or call me at ___.\n\nI love you.\n\nName",
  reference:
    "Hello ___,\n\nI'm applying for ___, and a letter from you would help me a lot. Could you write how long you've known me, what you've seen me do well, and how I've changed?\n\nIt can be short. Please put the date, your phone, and your name on it. I need it by ___.\n\nThank you for standing by me.\n\nName and phone",
  general:
    "Dear ___:\n\nMy name is ___. I'm writing because ___.\n\nThis is what happened: ___. This is what I've done since then: ___.\n\nI'm asking you to ___. I'm adding ___ as proof.\n\nPlease answer me at ___ by ___.\n\nThank you.\n\nName, address, phone, date",
}
