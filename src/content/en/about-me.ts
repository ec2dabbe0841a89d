import type { ReentryFact } from '#domain/directory/reentry-facts.ts'

/** What a person says of themselves, on their own device, and the words for a call. */
export const aboutMe = {
  title: 'About me',
  intro: 'Check what fits you. Then you see what to ask each place.',
  privacy: "It stays on this phone. We can't see it, and your PIN doesn't save it.",
  /** On a device nobody called their own. */
  privacyTab: 'It stays on this page and is gone when you close it.',
  groups: { law: 'Court and record', coming: 'When I come in', people: 'Me and who comes with me' },
  own: {
    servesRecord: 'I have a record',
    servesSupervision: "I'm on probation or parole",
    noIdNeeded: "I don't have an ID",
    walkIn: "I don't have an appointment",
    violentCharge: 'I have a violent charge',
    arsonCharge: 'I have an arson charge',
    registry: "I'm on the registry",
    openWarrant: 'I have an open warrant',
    medicationTreatment: 'I take medicine for addiction',
    women: "I'm a woman",
    men: "I'm a man",
    families: 'I have kids with me',
    youngPeople: "I'm under 25",
    olderAdults: "I'm 60 or older",
    pets: 'I have a pet',
  } satisfies Record<ReentryFact, string>,
  clear: 'Clear all',
  done: 'Done',
  script: {
    title: 'What to say when you call',
    /** Somebody reads these three parts out on the phone. */
    start: '“Hi. Before I come in, can you tell me if you take:',
    end: 'Thank you. What should I bring?”',
    noName: "You don't have to say your name, or that it's about you.",
    nothing: 'Check what fits you, and the words for the call will be here.',
    allKnown: "They answered all of this. You don't have to ask.",
    listedNo: 'Listed as a no: {people}. Rules change, so you can still ask.',
  },
} as const
