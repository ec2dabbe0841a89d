/** Steps of `tasks/burning-cases.ts`. */
export const burningTasks = {
  'officer-contact': {
    title: 'Call or text your officer',
    titleOn: 'Call or text your officer by {date}',
    detail:
      'You don’t have to go there. Do it early in the day. Save the text, or write down the time and the name. No answer? Leave your name and a number that works.',
    say: 'I’m checking in like you asked. What do you need from me, and by when? Which number do I use next time?',
    who: 'your officer (the number is on your papers)',
  },
  'lease-trouble': {
    title: 'Get free legal help about the lease',
    titleOn: 'Get ready for the housing meeting on {date}',
    detail:
      'Read the letter together. Call legal aid for the person on the lease before you answer it. Ask about being added, and about guest rules. Don’t skip the meeting.',
    say: 'I stay with family and I’m not on the lease. The landlord or housing office knows. Can a lawyer help before the meeting, so they keep their home?',
    ask211: 'a free tenant lawyer, so my family keeps their home',
  },
  'drug-court': {
    title: 'Get ready for drug court',
    titleOn: 'Get ready for drug court on {date}',
    detail:
      'Be there, even after a slip. Call your lawyer or counselor before that day. Bring proof of meetings, tests, work, and treatment. If you skip it, things usually get worse.',
    say: 'I have drug court coming up. What should I bring, and what do you need from me before then?',
    who: 'your drug court team or your lawyer',
  },
  'medicine-replace': {
    title: 'Replace your medicine today',
    detail:
      'Go to your pharmacy now. Say it was stolen or lost, and ask for an emergency refill. No luck? Call the clinic that wrote it, or go to an urgent care or an ER.',
    say: 'My medicine was stolen or lost, and I have none left. Can I get an emergency refill today, or be seen today?',
    ask211: 'a pharmacy or clinic that can replace my medicine today',
  },
  'baby-needs': {
    title: 'Get formula and diapers today, and ask for WIC',
    detail:
      'Ask a food bank, a church, or the hospital where your baby was born for formula today. Don’t water it down. WIC gives formula each month, so book a visit now.',
    say: 'I have a baby and need formula and diapers today. Do you have some? How do I sign up for WIC?',
    ask211: 'baby formula and diapers today, and the WIC office',
  },
  'id-this-week': {
    title: 'Use your birth certificate to get your state ID',
    detail:
      'You have the main paper, so go this week. Call first: ask which other papers they take, like a letter with your address, release papers, or a prison ID.',
    say: 'I have my birth certificate and want a state ID. What else do I bring? Can the fee be waived?',
    ask211: 'help getting a state ID',
  },
  'kids-by-court': {
    title: 'Ask the court how you can see your kids',
    detail:
      'With an order, a judge has to allow visits first. Until then, don’t go, call, or write, and don’t ask the other parent. Ask legal aid about supervised visits.',
    say: 'There’s a no-contact order, and I want to see my kids the legal way. How do I ask the judge for visits?',
    ask211: 'a free family lawyer, to ask the court for visits',
  },
  'things-with-police': {
    title: 'Get your things only with the police or the court',
    detail:
      'Don’t go to the house, not even for your papers. Ask the police for a civil standby, or ask your lawyer or the court. Make a short list of what you need.',
    say: 'I have a no-contact order, and my papers and clothes are in the house. Can an officer go with me? Does the judge have to say yes first?',
    who: 'the police (their office line, not 911)',
  },
  'ged-rest': {
    title: 'Sign up for the GED tests you have left',
    detail:
      'The tests you passed still count. Ask for your scores, which tests are left, what each one costs, and if there’s a free class for just those.',
    say: 'I passed some of my GED tests. Which ones are left? Is there a free class for those, and when can I test?',
    ask211: 'a free class for the GED tests I have left',
  },
} as const
