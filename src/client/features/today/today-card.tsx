import './today.css'
import { Sunrise } from 'lucide-react'
import { useState } from 'react'
import type { StateCode } from '#domain/places/states.ts'
import { chooseNextItems, type LocalNow } from '#domain/today/today.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TodayQuestions } from './today-questions.tsx'
import { TodayThings } from './today-things.tsx'
import { useToday } from './use-today.ts'

export interface TodayCardProps {
  now: LocalNow
  state: StateCode | null
  /** The user opened it on purpose: start with the questions. */
  isRequested?: boolean
  /** It is the whole screen, whose title says what it is: another one would say it twice. */
  isScreen?: boolean
  onFindListings: () => void
  onMakePlan: () => void
}

/** Six taps, then the next three tasks. Nothing leaves the device. */
export function TodayCard(props: TodayCardProps) {
  const { now, state, isRequested = false, isScreen = false, onFindListings, onMakePlan } = props
  const t = useText('today')
  const { storedToday, answer, markDone, forget } = useToday()
  const [isAsking, setIsAsking] = useState(isRequested && storedToday === null)
  const things = storedToday ? chooseNextItems(storedToday.answers, now, state, storedToday.done) : []
  return (
    <section aria-labelledby={isScreen ? undefined : 'today-title'} className="today">
      {!isScreen && (
        <h2 id="today-title" className="today-title">
          <Sunrise aria-hidden size={24} />
          {t('title')}
        </h2>
      )}
      {isAsking && (
        <TodayQuestions
          before={storedToday?.answers ?? null}
          day={now.day}
          headingLevel={isScreen ? 'h2' : 'h3'}
          onAnswered={(answers) => {
            answer(answers)
            setIsAsking(false)
          }}
        />
      )}
      {!isAsking && !storedToday && (
        <>
          <p>{t('text')}</p>
          <Button variant="primary" onClick={() => setIsAsking(true)}>
            {t('start')}
          </Button>
        </>
      )}
      {!isAsking && storedToday && (
        <>
          <p role="status" className="font-semibold">
            {things.length > 0 ? t('nextThree') : t('allDone')}
          </p>
          <TodayThings
            things={things}
            day={now.day}
            headingLevel={isScreen ? 'h2' : 'h3'}
            state={state}
            onDone={markDone}
          />
          <p className="text-md text-ink-2">{t('caution')}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={onFindListings}>
              {t('findPlaces')}
            </Button>
            <Button size="small" onClick={onMakePlan}>
              {t('makePlan')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
              {t('change')}
            </Button>
            <Button size="small" variant="quiet" onClick={forget}>
              {t('forget')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
