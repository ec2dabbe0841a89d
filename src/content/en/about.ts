/** /privacy: what is kept, first in plain words, then in detail (the full list is docs/privacy.md). /help: who answers now. */
export const about = {
  privacy: {
    title: 'What we keep',
    intro: 'As little as we can. This page says what, in plain words.',
    points: {
      account: {
        title: 'No account, no name',
        text: "You don't sign up. We know this browser by a random ID, not by who you are.",
      },
      device: {
        title: 'Most of it stays on this phone',
        text: "Your saved list and chats stay in this browser. On a shared phone, they're erased when you close the browser.",
      },
      forgotten: {
        title: "Searches and chats aren't stored",
        text: 'We answer your search or your question to Reggie. Then we forget it.',
      },
      introductions: {
        title: 'A request goes to one place',
        text: 'If you ask a place to contact you, only that place can read it. You can cancel.',
      },
      visits: {
        title: 'We erase visits after 30 days',
        text: 'We count which pages are opened, never what you type there.',
      },
      sold: { title: 'No ads, nothing sold', text: 'No other company follows you here.' },
    },
    server: {
      title: 'What our server keeps',
      rows: {
        visits: { what: 'Random ID, visits, pages opened', until: '30 days after your last visit' },
        tasks: { what: 'Tasks in your plan', until: '12 months after you last use them' },
        pin: { what: 'What you save with a PIN', until: "12 months after you last use it. It's encrypted." },
        introductions: {
          what: 'Name, number and message you send to a place',
          until: "Until you cancel. If you don't, 30 days after the last message or appointment.",
        },
        votes: { what: 'Thumbs, stars and comments', until: '12 months' },
        posts: { what: 'Community posts, with no name', until: 'Until you delete them' },
        reports: { what: 'Problems you report', until: '90 days' },
        backups: { what: 'Backups', until: '30 days after you delete something' },
      },
    },
    browser: {
      title: 'What this browser keeps',
      rows: {
        saved: { what: 'Saved list, papers, lessons, job log', until: 'Until you clear this device' },
        chats: { what: 'Chats', until: '30 days after you last use them' },
        plan: { what: 'Your last plan', until: '35 days' },
        drafts: {
          what: 'Forms you started, only on your own phone',
          until: '24 hours, or until you send or close them',
        },
      },
      never: 'Never kept: your exact location, your PIN, your three words.',
    },
    others: {
      title: 'Who else can see any of it',
      places: 'A place sees only what you send to it. Every view is logged.',
      ai: 'If an AI company helps with an answer, we first take out names, phone numbers and street names.',
      voice: 'If you talk instead of typing, the maker of your browser turns speech into text.',
    },
    delete: {
      title: 'You decide',
      text: "Delete everything we have about you right now. You don't need a PIN. Or just clear this phone.",
    },
  },
  help: {
    title: 'Help',
    intro: 'People you can call, and how this site works.',
    questions: 'How this site works',
    find: {
      title: 'How do I find help near me?',
      text: 'Type your city or ZIP, choose what you need, then call a place on the list.',
      action: 'Find help near me',
    },
    list: {
      title: 'How do I get my list back?',
      text: "On your own phone it's in the menu, under My things. On another phone, use your PIN.",
      action: 'I have a PIN',
    },
    wrong: {
      title: 'What if a number is wrong?',
      text: 'Call 211 for another one. Then open the details of the place and report it, so we can fix it.',
    },
    reggie: {
      title: 'Who is Reggie?',
      text: "An AI helper, not a person. Reggie isn't a lawyer or a doctor and can be wrong. Call to make sure.",
    },
    cost: { title: 'What does it cost?', text: "Nothing. It's free, with no account and no ads." },
    hide: { title: 'How do I hide this site fast?' },
    shared: {
      title: "What if it's not my phone?",
      text: "Tell us the phone is shared. Then we'll erase what's here when you close the browser.",
    },
    tutorial: 'Learn the app in three steps',
  },
} as const
