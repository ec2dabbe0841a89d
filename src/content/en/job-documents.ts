/** Printed text for employers. Both languages are available whatever the page's language. */
export const jobDocuments = {
  headings: { skills: 'Skills', work: 'Work', training: 'Training', school: 'School', languages: 'Languages' },
  letter: {
    title: 'Two programs for employers',
    to: 'To: {employer}',
    toAny: 'To the hiring manager',
    from: 'From: {name}',
    opening: 'Thank you for considering me for a job. Here are two facts that may help you.',
    bonding: {
      title: 'The Federal Bonding Program',
      lines: [
        'It gives you a bond at no cost to you and no cost to me.',
        'It covers the first six months of work.',
        'If money or goods are stolen, the bond can pay you back.',
        "It's set up once there's a job offer and a start date.",
        "The job center can tell you if it's available in our state now. Please ask before you count on it.",
      ],
      reach: 'Ask the job center: {ways}',
      contact: 'My job center contact:',
      source: 'Source: public lists of American Job Centers and the Next Chapter guide on bonding. Checked on {date}.',
    },
    credit: {
      title: 'The hiring tax credit, WOTC',
      lines: [
        'This tax credit is paused. The law expired on December 31, 2025.',
        "When we last checked, no new law had brought it back. States can't approve the credit for jobs that start in 2026.",
        "Some employers hold on to the form in case the law comes back. Your state can tell you if there's news.",
      ],
      source: 'Source: {source} and the Next Chapter guide on the tax credit. Checked on {date}.',
    },
    old: 'This may have changed since then. Please check first.',
    closing: "I'm ready to work, and I'd be glad to talk.",
    note: "This page gives facts. It's not a promise and not legal or tax advice. Made on {date} with Next Chapter, a free service.",
  },
} as const
