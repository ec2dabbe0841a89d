import { useState } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import type { VotingFacts } from '#domain/facts/facts.ts'
import { type StateCode, states } from '#domain/places/states.ts'
import { isRuleChanging } from '#domain/voting/can-i-vote.ts'
import type { UsMap } from '#domain/voting/us-map.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { markFill } from './map-patterns.tsx'
import { useMapSteps } from './use-map-steps.ts'
import { useStateNames } from './use-state-names.ts'

/** Too small to tap, and most are too small for a two-letter label. */
export const smallStates: readonly StateCode[] = ['CT', 'DC', 'DE', 'HI', 'MA', 'MD', 'NH', 'NJ', 'RI', 'VT']
const withLetters = states.filter(({ code }) => !smallStates.includes(code) || code === 'HI')

interface StateMapProps {
  map: UsMap
  facts: VotingFacts
  chosen: StateCode | null
  /** Id prefix of the fill patterns. */
  patternId: string
  onOpen: (code: StateCode) => void
}

/** Fifty states and DC. Everything in it is also in the list beside it, as large buttons. */
export function StateMap({ map, facts, chosen, patternId, onOpen }: StateMapProps) {
  const t = useText('voting')
  const { names } = useStateNames()
  const formatGroup = useGroupTexts(facts)
  const steps = useMapSteps(map, names, chosen, onOpen)
  const [pointed, setPointed] = useState<StateCode | null>(null)
  const [focused, setFocused] = useState<StateCode | null>(null)
  const named = focused ?? pointed ?? chosen
  const label = (code: StateCode) => t('map.state', { state: names[code], group: formatGroup(code) })
  return (
    <div className="voting-map">
      <svg viewBox={`-6 -6 ${map.width + 12} ${map.height + 12}`} role="group" aria-label={t('map.label')}>
        {states.map(({ code }) => (
          <g
            key={code}
            ref={steps.keep(code)}
            role="button"
            aria-label={label(code)}
            aria-pressed={code === chosen}
            tabIndex={code === steps.current ? 0 : -1}
            className="voting-state"
            data-state={code}
            data-group={facts.states[code].group}
            fill={markFill(facts.states[code].group, patternId)}
            onClick={() => onOpen(code)}
            onKeyDown={steps.handleKeyDown}
            onFocus={() => {
              steps.setCurrent(code)
              setFocused(code)
            }}
            onBlur={() => setFocused(null)}
            onPointerEnter={() => setPointed(code)}
            onPointerLeave={() => setPointed(null)}
          >
            <path d={map.states[code].path} />
            {code === 'DC' && <circle cx={map.states.DC.x} cy={map.states.DC.y} r="13" />}
          </g>
        ))}
        <g aria-hidden="true" className="voting-letters">
          {withLetters.map(({ code }) => (
            <text key={code} x={map.states[code].x} y={map.states[code].y} data-group={facts.states[code].group}>
              {code}
            </text>
          ))}
        </g>
        {chosen && <path aria-hidden="true" className="voting-chosen" d={map.states[chosen].path} />}
        {focused && <path aria-hidden="true" className="voting-focused" d={map.states[focused].path} />}
      </svg>
      <p aria-hidden="true" className="voting-named">
        {named && label(named)}
      </p>
    </div>
  )
}

/** A state's rule in one line; a rule that is changing only says "check first". */
function useGroupTexts(facts: VotingFacts): (code: StateCode) => string {
  const t = useText('voting')
  const { language } = useLanguage()
  return (code) => {
    const rule = facts.states[code]
    return isRuleChanging(rule) ? t('map.stateNow') : facts.groupLabels[rule.group][language]
  }
}
