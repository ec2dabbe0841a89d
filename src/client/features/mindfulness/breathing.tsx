import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Breath, getBreath, breathParts, exerciseMs, rounds } from '#domain/mindfulness/breathing.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useReadAloud } from '#client/platform/speech/use-read-aloud.ts'
import { Button } from '#client/ui/button/button.tsx'
import { type RunningExercise, useExercise } from './use-exercise.ts'

/** 4-7-8 breathing: a circle that grows and shrinks, text, and an optional voice. */
export function Breathing() {
  const t = useText('mindfulness')
  const running = useExercise(exerciseMs)
  const { exercise, elapsedMs } = running
  const isUnderWay = exercise.phase === 'running' || exercise.phase === 'paused'
  const at = isUnderWay ? getBreath(elapsedMs) : 'done'
  const breath = at === 'done' ? null : at
  const voice = useSpokenParts(breath, exercise.phase === 'running')
  return (
    <section aria-labelledby="breathing-title" className="mind-breathing">
      <h2 id="breathing-title">{t('breathing.title')}</h2>
      <p>{t('breathing.text')}</p>
      <Circle breath={breath} phase={exercise.phase} />
      <Controls {...running} />
      {voice.isAvailable && (
        <label className="mind-voice">
          <input type="checkbox" checked={voice.isOn} onChange={(event) => voice.setOn(event.target.checked)} />
          {t('breathing.voice')}
        </label>
      )}
      <p className="text-md text-ink-2">{t('breathing.care')}</p>
    </section>
  )
}

function Circle({ breath, phase }: { breath: Breath | null; phase: RunningExercise['exercise']['phase'] }) {
  const t = useText('mindfulness')
  const words = breath
    ? t(`breathing.parts.${breath.part}`)
    : t(phase === 'done' ? 'breathing.done' : 'breathing.ready')
  const seconds = breathParts.find(({ part }) => part === breath?.part)?.seconds
  const spokenText = breath && seconds ? `${words}. ${t('breathing.seconds', { count: seconds })}` : words
  return (
    <div className="mind-circle-box" data-part={breath?.part ?? 'none'} data-phase={phase}>
      <div className="mind-circle" aria-hidden />
      <div className="mind-circle-words" aria-hidden>
        <span className="mind-part">{words}</span>
        {breath && <span className="mind-count">{breath.secondsLeft}</span>}
        {breath && <span className="text-md">{t('breathing.round', { round: breath.round, rounds })}</span>}
        {phase === 'paused' && <span className="text-md">{t('breathing.paused')}</span>}
      </div>
      <p role="status" className="sr-only">
        {phase === 'paused' ? t('breathing.paused') : spokenText}
      </p>
    </div>
  )
}

function Controls({ exercise, send }: RunningExercise) {
  const t = useText('mindfulness')
  const { phase } = exercise
  return (
    <div className="mind-controls">
      {(phase === 'ready' || phase === 'done') && (
        <Button variant="primary" icon={<Play aria-hidden size={20} />} onClick={() => send('started')}>
          {t(phase === 'done' ? 'breathing.again' : 'breathing.start')}
        </Button>
      )}
      {phase === 'running' && (
        <Button variant="primary" icon={<Pause aria-hidden size={20} />} onClick={() => send('paused')}>
          {t('breathing.pause')}
        </Button>
      )}
      {phase === 'paused' && (
        <Button variant="primary" icon={<Play aria-hidden size={20} />} onClick={() => send('resumed')}>
          {t('breathing.resume')}
        </Button>
      )}
      {phase !== 'ready' && (
        <Button icon={<RotateCcw aria-hidden size={20} />} onClick={() => send('reset')}>
          {t('breathing.reset')}
        </Button>
      )}
    </div>
  )
}

/** Speaks each phase once when it begins. */
function useSpokenParts(breath: Breath | null, isRunning: boolean) {
  const t = useText('mindfulness')
  const { isAvailable, read, stop } = useReadAloud()
  const [isOn, setOn] = useState(false)
  const words = isRunning && isOn && breath ? t(`breathing.parts.${breath.part}`) : null
  const moment = breath && `${breath.round} ${breath.part}`
  useEffect(() => {
    if (words === null) return
    read(words)
    return stop
  }, [words, moment, read, stop])
  return { isAvailable, isOn, setOn }
}
