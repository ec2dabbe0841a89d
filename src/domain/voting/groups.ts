import type { VotingFacts, VotingRule } from '../facts/facts.ts'
import { type StateCode, states } from '../places/states.ts'

/** The three groups, computed from the current rules; no count is hard-coded. */
export const votingKeys = ['rightsRestoredUponRelease', 'afterParoleProbation', 'applicationRequired'] as const
export type VotingKey = (typeof votingKeys)[number]

/** How a state is drawn: its group, except that states where the right is never lost stand out. */
export type VotingMark = VotingRule['group']

const keyByGroup = {
  neverLost: 'rightsRestoredUponRelease',
  afterRelease: 'rightsRestoredUponRelease',
  afterSentence: 'afterParoleProbation',
  actionNeeded: 'applicationRequired',
} as const satisfies Record<VotingMark, VotingKey>

export interface GroupedState {
  code: StateCode
  neverLost: boolean
}

export interface VotingGroup {
  key: VotingKey
  states: readonly GroupedState[]
}

export function getVotingKey(rule: Pick<VotingRule, 'group'>): VotingKey {
  return keyByGroup[rule.group]
}

/** Every state in its group, in display order. */
export function buildVotingGroups(rules: VotingFacts['states']): readonly VotingGroup[] {
  return votingKeys.map((key) => ({
    key,
    states: states
      .filter(({ code }) => getVotingKey(rules[code]) === key)
      .map(({ code }) => ({ code, neverLost: rules[code].group === 'neverLost' })),
  }))
}
