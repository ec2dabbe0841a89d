interface Limit {
  /** What ends, and fails, when it takes longer. */
  what: string
  /** The longest it takes on two cores that nothing else uses. */
  usualSeconds: number
  /** In milliseconds; at least ten times that. */
  ms: number
}

const seconds = 1000

/**
 * Every limit of wall-clock time in the proof, listed in docs/testing.md. They end what hangs; a machine that is three
 * times slower reaches none of them. A lint rule finds a limit that stands anywhere else.
 */
export const limits = {
  test: { what: 'One test of Vitest', usualSeconds: 25, ms: 600 * seconds },
  hook: { what: 'One hook: a server process or a database starts in it', usualSeconds: 20, ms: 600 * seconds },
  poll: {
    what: 'What a test waits for: `expect.poll`, `vi.waitFor`, `waitFor`, `findBy…`',
    usualSeconds: 3,
    ms: 60 * seconds,
  },
  teardown: { what: 'The end of a worker of Vitest', usualSeconds: 1, ms: 60 * seconds },
  journey: { what: 'One journey', usualSeconds: 60, ms: 1200 * seconds },
  screen: {
    what: 'What a journey waits for on a screen: a press, a page, what it expects',
    usualSeconds: 6,
    ms: 120 * seconds,
  },
  browserStart: { what: 'The start of Chromium', usualSeconds: 3, ms: 180 * seconds },
  browserVersion: { what: 'Chromium says its version, before it is used', usualSeconds: 3, ms: 60 * seconds },
  browserInstall: { what: 'Chromium is downloaded, where there is none', usualSeconds: 60, ms: 900 * seconds },
  serverStart: { what: 'The built server of the journeys is ready', usualSeconds: 12, ms: 300 * seconds },
  serverStop: { what: 'The built server of the journeys stops', usualSeconds: 2, ms: 60 * seconds },
  measuredPage: { what: 'A page whose bytes are counted', usualSeconds: 5, ms: 120 * seconds },
} as const satisfies Record<string, Limit>
