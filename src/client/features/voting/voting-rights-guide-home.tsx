import { useEffect, useRef, useState } from 'react'
import type { VotingFacts } from '#domain/facts/facts.ts'
import type { StateCode } from '#domain/places/states.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { NotLoaded } from '#client/platform/loading/not-loaded.tsx'
import { BackButton } from '#client/shared/back-button.tsx'
import { goBack } from '#client/state/navigation/navigation.ts'
import { rememberState } from '#client/state/location/chosen-state.ts'
import { readKnownState } from '#client/state/location/known-location.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { AnswerCard, type AnswerCardProps } from './answer-card.tsx'
import { QuestionForm, type VotingAnswers, noVotingAnswers } from './question-form.tsx'
import { stateAnswer } from './state-answer.ts'
import { StateRules } from './state-rules.tsx'
import { useAnswerTexts } from './use-answer-texts.ts'
import { useStateNames } from './use-state-names.ts'
import { type VotingMaterial, useVotingFacts } from './use-voting-facts.ts'
import './voting.css'
import './voting-map.css'
import './voting-print.css'

export interface VotingScreenProps extends VotingMaterial {
  /** Epoch milliseconds: decides whether a rule is too old. */
  now: number
  /** The state where the person is looking for help, if known. */
  home: StateCode | null
  /** Answers already given; the workshop uses it to show results. */
  answers?: Omit<VotingAnswers, 'state'>
  onRetry: () => void
  /** The state the person names, so that other tools need not ask. */
  onState: (state: StateCode | null) => void
  onBack: () => void
}

/** Who may vote, state by state. It never says a plain yes, and never asks about the offense. */
export function VotingScreen({ facts, map, now, home, answers, onState, onRetry, onBack }: VotingScreenProps) {
  const t = useText('voting')
  return (
    <Page wide aria-labelledby="voting-title" className="voting-page">
      <header className="voting-head">
        <BackButton onBack={onBack} />
        <h1 id="voting-title">{t('title')}</h1>
        <p className="text-lg">{t('intro')}</p>
        <p>{t('introNext')}</p>
      </header>
      {facts.phase === 'loading' && <LoadingPart />}
      {facts.phase === 'failed' && <NotLoaded onRetry={onRetry} />}
      {facts.phase === 'ready' && (
        <Guide
          facts={facts.value}
          map={map}
          now={now}
          first={{ ...noVotingAnswers, ...answers, state: home }}
          onState={onState}
        />
      )}
    </Page>
  )
}

type GuideProps = Pick<VotingScreenProps, 'map' | 'now' | 'onState'> & { facts: VotingFacts; first: VotingAnswers }

function Guide({ facts, map, now, first, onState }: GuideProps) {
  const t = useText('voting')
  const { language } = useLanguage()
  const [answers, setAnswers] = useState(first.state === null && first.where === null ? noVotingAnswers : first)
  const [opened, setOpened] = useState(0)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { state } = answers

  // A state chosen on the map or in the list moves focus to the top of its answer; an answer in the form keeps focus
  // there.
  useEffect(() => {
    if (opened === 0) return
    titleRef.current?.focus({ preventScroll: true })
    titleRef.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [opened])

  const handleSay = (next: VotingAnswers) => {
    setAnswers(next)
    onState(next.state)
  }
  const handleOpen = (code: StateCode) => {
    handleSay({ ...answers, state: code })
    setOpened(opened + 1)
  }
  return (
    <div className="voting-columns">
      <div className="voting-column">
        <QuestionForm answers={answers} onSay={handleSay} />
        <div role="status" className="sr-only">
          {state !== null && <AnswerNews answers={{ ...answers, state }} facts={facts} now={now} />}
        </div>
        {state !== null && <AnswerCard answers={{ ...answers, state }} facts={facts} now={now} titleRef={titleRef} />}
      </div>
      <div className="voting-column">
        <StateRules facts={facts} map={map} now={now} chosen={state} onOpen={handleOpen} />
        <section aria-labelledby="voting-more" className="voting-more">
          <h2 id="voting-more">{t('more.title')}</h2>
          <ul className="voting-steps">
            {facts.alsoTrue.map((line) => (
              <li key={line.en}>{line[language]}</li>
            ))}
            <li>{t('more.territories')}</li>
          </ul>
        </section>
      </div>
    </div>
  )
}

/** Announces the card's text to screen readers each time a question is answered. */
function AnswerNews({ answers, facts, now }: Omit<AnswerCardProps, 'titleRef'>) {
  const rule = facts.states[answers.state]
  const { headline } = useAnswerTexts(rule, facts, stateAnswer(answers, rule, now))
  const { names } = useStateNames()
  return <>{[names[answers.state], headline].join(': ')}</>
}

/** The guide starts with the state of the search; its answers stay within the guide. */
export function HomeScreen() {
  const { retry, ...material } = useVotingFacts()
  const [now] = useState(() => Date.now())
  const [home] = useState(readKnownState)
  return <VotingScreen {...material} now={now} home={home} onState={rememberState} onRetry={retry} onBack={goBack} />
}
