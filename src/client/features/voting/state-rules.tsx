import { useId } from 'react'
import type { VotingFacts } from '#domain/facts/facts.ts'
import type { StateCode } from '#domain/places/states.ts'
import { isOutOfDate } from '#domain/voting/can-i-vote.ts'
import type { UsMap } from '#domain/voting/us-map.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Chips, GroupList } from './group-list.tsx'
import { MapPatterns, Swatch } from './map-patterns.tsx'
import { smallStates, StateMap } from './state-map.tsx'
import type { LoadState } from './use-voting-facts.ts'

const marks = ['neverLost', 'afterRelease', 'afterSentence', 'actionNeeded'] as const

interface StateRulesProps {
  facts: VotingFacts
  map: LoadState<UsMap>
  now: number
  chosen: StateCode | null
  onOpen: (code: StateCode) => void
}

/** All states at once: a map, and a list with the same information as text. */
export function StateRules({ facts, map, now, chosen, onOpen }: StateRulesProps) {
  const t = useText('voting')
  const { language } = useLanguage()
  const patternId = `voting${useId().replaceAll(/\W/g, '')}`
  const shared = { facts, chosen, patternId, onOpen }
  const isOld = Object.values(facts.states).some((rule) => isOutOfDate(rule, now))
  return (
    <section aria-labelledby="voting-states" className="voting-rules">
      <MapPatterns id={patternId} />
      <div className="grid gap-2">
        <h2 id="voting-states">{t('map.title')}</h2>
        <p>{t('map.text')}</p>
        <p className="text-md text-ink-2">{facts.mustSay[language]}</p>
      </div>
      {isOld && <Notice tone="warning">{t('checked.old')}</Notice>}
      {map.phase === 'ready' && (
        <figure className="voting-figure">
          <StateMap map={map.value} {...shared} />
          <figcaption>
            <ul className="voting-legend" aria-label={t('map.legend')}>
              {marks.map((mark) => (
                <li key={mark}>
                  <Swatch mark={mark} id={patternId} />
                  {facts.groupLabels[mark][language]}
                </li>
              ))}
            </ul>
          </figcaption>
          <div className="voting-small" data-print="hide">
            <h3>{t('map.small')}</h3>
            <Chips {...shared} short states={smallStates.map((code) => ({ code }))} />
          </div>
        </figure>
      )}
      {map.phase === 'failed' && <Notice>{t('map.failed')}</Notice>}
      <GroupList {...shared} />
    </section>
  )
}
