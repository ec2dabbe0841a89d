import { ExternalLink, MousePointerClick, VideoOff } from 'lucide-react'
import { useState } from 'react'
import { buildVideoAddress, tutorialSteps, type TutorialStep } from '#domain/tutorial/progress.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Spinner } from '#client/ui/spinner/spinner.tsx'

type VideoState = 'loading' | 'loaded' | 'error'

interface StepVideoProps {
  step: TutorialStep
  /** Do not load any of the video before it is played. */
  sparing: boolean
  onTry: () => void
}

/** The video of a step. Its text is also in captions, and below it for people who cannot see or load it. */
export function StepVideo({ step, sparing, onTry }: StepVideoProps) {
  const t = useText('tutorial')
  const { language } = useLanguage()
  const [state, setState] = useState<VideoState>('loading')
  const number = tutorialSteps.indexOf(step) + 1
  const film = buildVideoAddress(step, number, language, 'mp4')
  if (state === 'error') return <NoVideo film={film} onTry={onTry} />
  return (
    <div className="tour-video" data-state={state}>
      <video
        key={film}
        src={film}
        controls
        playsInline
        muted
        preload={sparing ? 'none' : 'metadata'}
        aria-label={t('video.label', { title: t(`${step}.title`) })}
        onLoadedMetadata={() => setState('loaded')}
        onError={() => setState('error')}
      >
        <track
          kind="captions"
          default
          srcLang={language}
          label={t('video.captions')}
          src={buildVideoAddress(step, number, language, 'vtt')}
        />
      </video>
      {state === 'loading' && !sparing && (
        <p role="status" className="tour-loading">
          <Spinner />
          {t('video.loading')}
        </p>
      )}
    </div>
  )
}

function NoVideo({ film, onTry }: { film: string; onTry: () => void }) {
  const t = useText('tutorial')
  return (
    <div className="tour-no-video" role="status">
      <VideoOff aria-hidden size={32} className="text-brand" />
      <p className="font-semibold">{t('video.errorTitle')}</p>
      <p>{t('video.errorText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button href={film} target="_blank" rel="noopener" size="small" icon={<ExternalLink aria-hidden size={18} />}>
          {t('video.newTab')}
        </Button>
        <Button size="small" variant="primary" icon={<MousePointerClick aria-hidden size={18} />} onClick={onTry}>
          {t('video.tryIt')}
        </Button>
      </div>
    </div>
  )
}
