/** Reply templates every organization starts with. They state nothing that could be wrong for it. */
export const replyStarters = {
  accepted: {
    weCall: {
      name: "Yes: we'll call you",
      text: 'Thank you for writing to us. Yes, we can help. One of us will call you soon. If you miss the call, call us back and say you wrote to us on Next Chapter.',
    },
    comeIn: {
      name: 'Yes: come and see us',
      text: "Thank you for writing to us. Yes, we can help. You can come in when we are open. You don't need an appointment. Tell the front desk you wrote to us on Next Chapter.",
    },
    appointment: {
      name: 'Yes: we set up a time',
      text: "Thank you for writing to us. Yes, we can help. We set up a time for you. It's below. If it doesn't work for you, call us and we'll find another one.",
    },
  },
  needs_you: {
    papers: {
      name: 'We need a few papers',
      text: "Thank you for writing to us. We want to help. First we need a few papers from you. The list is below. If you don't have one of them, come anyway. We can help you get it.",
    },
    callUs: {
      name: 'Please call us first',
      text: 'Thank you for writing to us. We want to help. We need to ask you a few things first. Please call us when it is safe for you to talk. It takes about ten minutes.',
    },
    waitlist: {
      name: 'You can go on our list',
      text: "Thank you for writing to us. We don't have a spot today, but we have a waiting list. Call us if you want to be on it. We'll tell you how long the wait is.",
    },
  },
  declined: {
    full: {
      name: "No: we're full",
      text: "Thank you for writing to us. We're full right now and can't take anyone new. We're sorry. The places below may have room. You can write to us again later.",
    },
    area: {
      name: 'No: outside our area',
      text: "Thank you for writing to us. We can only help people who live in our area. We're sorry. The places below are closer to you. You can also call 2-1-1.",
    },
    otherService: {
      name: "No: this isn't what we do",
      text: "Thank you for writing to us. What you need isn't something we do here. We're sorry. The places below can help with it. You can also call 2-1-1.",
    },
  },
} as const
