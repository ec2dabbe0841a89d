import { TriangleAlert } from 'lucide-react'
import type { VotingFacts } from '#domain/facts/facts.ts'
import type { StateCode } from '#domain/places/states.ts'
import { isRuleChanging } from '#domain/voting/can-i-vote.ts'
import { type GroupedState, type VotingGroup, buildVotingGroups, type VotingMark } from '#domain/voting/groups.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'
import { Swatch } from './map-patterns.tsx'
import { useStateNames } from './use-state-names.ts'

interface GroupListProps {
  facts: VotingFacts
  chosen: StateCode | null
  patternId: string
  onOpen: (code: StateCode) => void
}

const markByGroup = {
  rightsRestoredUponRelease: 'afterRelease',
  afterParoleProbation: 'afterSentence',
  applicationRequired: 'actionNeeded',
} as const satisfies Record<VotingGroup['key'], VotingMark>

/** The map as text: the same states in the same categories. */
export function GroupList(props: GroupListProps) {
  return (
    <div className="voting-groups">
      {buildVotingGroups(props.facts.states).map((group) => (
        <Group key={group.key} {...props} group={group} />
      ))}
    </div>
  )
}

function Group({ group, ...props }: GroupListProps & { group: VotingGroup }) {
  const t = useText('voting')
  const neverLost = group.states.filter((state) => state.neverLost)
  const count = group.states.length
  return (
    <section aria-labelledby={`voting-${group.key}`} className="voting-group" data-key={group.key}>
      <Heading id={`voting-${group.key}`} mark={markByGroup[group.key]} {...props} />
      <p className="text-md text-ink-2">
        {group.states.some(({ code }) => code === 'DC') ? t('map.countWithDc', { count }) : t('map.count', { count })}
      </p>
      {neverLost.length > 0 && (
        <div className="voting-never">
          <p className="voting-group-name">
            <Swatch mark="neverLost" id={props.patternId} />
            <Label mark="neverLost" facts={props.facts} />
          </p>
          <Chips {...props} states={neverLost} />
        </div>
      )}
      <Chips {...props} states={group.states.filter((state) => !state.neverLost)} />
    </section>
  )
}

interface HeadingProps extends GroupListProps {
  id: string
  mark: VotingMark
}

function Heading({ id, mark, facts, patternId }: HeadingProps) {
  return (
    <h3 id={id} className="voting-group-name">
      <Swatch mark={mark} id={patternId} />
      <Label mark={mark} facts={facts} />
    </h3>
  )
}

function Label({ mark, facts }: { mark: VotingMark; facts: VotingFacts }) {
  const { language } = useLanguage()
  return <span>{facts.groupLabels[mark][language]}</span>
}

interface ChipsProps extends GroupListProps {
  states: readonly Pick<GroupedState, 'code'>[]
  /** Shows the two-letter code; screen readers get the full name. */
  short?: boolean
}

export function Chips({ states, short = false, ...props }: ChipsProps) {
  const t = useText('voting')
  const { names } = useStateNames()
  return (
    <ul className="voting-chips">
      {states.map(({ code }) => (
        <li key={code}>
          <button
            type="button"
            className="voting-chip"
            aria-pressed={code === props.chosen}
            data-state={code}
            onClick={() => props.onOpen(code)}
          >
            {short ? (
              <>
                {code}
                <VisuallyHidden> {names[code]}</VisuallyHidden>
              </>
            ) : (
              names[code]
            )}
            {!short && isRuleChanging(props.facts.states[code]) && (
              <span className="voting-chip-note">
                <TriangleAlert aria-hidden size={14} />
                {t('map.stateNow')}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
