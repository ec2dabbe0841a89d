import type { Crisis } from './crisis-kinds.ts'

/**
 * The guides about danger. The rules only match known phrases; a message in other words that retrieves one of these
 * guides shows the crisis card too.
 */
const byGuide: Readonly<Record<string, Crisis>> = {
  'overdose-what-to-do': { kind: 'overdose', level: 'now' },
  'call-988': { kind: 'hopeless', level: 'support' },
  'partner-violence': { kind: 'being_hurt', level: 'support' },
  cravings: { kind: 'using_or_withdrawal', level: 'support' },
  'never-use-alone': { kind: 'using_or_withdrawal', level: 'support' },
  'quit-alcohol-safely': { kind: 'using_or_withdrawal', level: 'support' },
  'relapse-no-shame': { kind: 'using_or_withdrawal', level: 'support' },
}

export function getGuideCrisis(id: string): Crisis | null {
  return byGuide[id] ?? null
}
