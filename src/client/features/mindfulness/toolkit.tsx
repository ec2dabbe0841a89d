import { Droplets, Eye, Footprints, Hand, type LucideIcon, Music, Waves } from 'lucide-react'
import { type StressTool, stressTools } from '#domain/mindfulness/practices.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { useExercise } from './use-exercise.ts'

const icons: Record<StressTool['id'], LucideIcon> = {
  humming: Music,
  senses: Eye,
  squeeze: Hand,
  coldWater: Droplets,
  feet: Waves,
  walk: Footprints,
}

export function Toolkit() {
  const t = useText('mindfulness')
  return (
    <section aria-labelledby="toolkit-title" className="grid gap-4">
      <h2 id="toolkit-title">{t('tabs.toolkit')}</h2>
      <p>{t('toolkit.text')}</p>
      <ul className="mind-tools">
        {stressTools.map((tool) => (
          <Tool key={tool.id} {...tool} />
        ))}
      </ul>
    </section>
  )
}

function Tool({ id, seconds }: StressTool) {
  const t = useText('mindfulness')
  const Icon = icons[id]
  return (
    <Card as="li" className="mind-tool">
      <Icon aria-hidden size={26} className="text-brand" />
      <h3>{t(`toolkit.${id}.title`)}</h3>
      <p>{t(`toolkit.${id}.text`)}</p>
      {seconds !== null && <Countdown seconds={seconds} title={t(`toolkit.${id}.title`)} />}
    </Card>
  )
}

function Countdown({ seconds, title }: { seconds: number; title: string }) {
  const t = useText('mindfulness')
  const { exercise, elapsedMs, send } = useExercise(seconds * 1000)
  const isRunning = exercise.phase === 'running'
  const left = Math.ceil(seconds - elapsedMs / 1000)
  return (
    <div className="grid gap-2">
      {isRunning && (
        <p className="mind-left" aria-hidden>
          <progress max={seconds} value={seconds - left} />
          {t('toolkit.left', { count: left })}
        </p>
      )}
      <p role="status" className={exercise.phase === 'done' ? 'font-semibold text-ok' : 'sr-only'}>
        {exercise.phase === 'done' && t('toolkit.done')}
        {/* Announced every ten seconds: a screen reader counting every second would disturb the exercise. */}
        {isRunning && t('toolkit.left', { count: Math.ceil(left / 10) * 10 })}
      </p>
      {isRunning ? (
        <Button size="small" onClick={() => send('reset')}>
          {t('toolkit.stop')}
        </Button>
      ) : (
        <Button
          size="small"
          aria-label={`${title}: ${t('toolkit.start', { count: seconds })}`}
          onClick={() => send('started')}
        >
          {t('toolkit.start', { count: seconds })}
        </Button>
      )}
    </div>
  )
}
